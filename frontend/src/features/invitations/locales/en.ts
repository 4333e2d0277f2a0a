import type { TranslationOf } from '../../../../shared/i18n/translation-of.ts';
import type { fr } from './fr.ts';

export const en = {
  title: 'An invitation',
  text: '{{inviter}} would like to name you in “{{title}}” as {{name}}.',
  textOfTeam: 'The team would like to name you in “{{title}}” as {{name}}.',
  explanation:
    'Your name is displayed only if you accept. You accept with your account, whatever its address; if it has a published profile, your name leads to it.',
  signedInAs: 'You accept with the account of {{person}}.',
  signInFirst:
    'To accept, sign in, or create an account and then open the link in our message again: it is valid until you answer.',
  signIn: 'Sign in to accept',
  signUp: 'Create an account',
  acceptForm: 'Accept the invitation',
  accept: 'Accept',
  declineForm: 'Decline the invitation',
  decline: 'Decline',
  declineHint: 'Declining needs no account. You will not be asked again for this page.',
  summary: 'Your answer was not saved',
  deadTitle: 'This invitation is no longer valid',
  dead: 'It has been answered, has expired, or the page in question is no longer online. Ask the person who invited you to send it again.',
  incomplete: 'The address of this page is incomplete. Open the whole link in our message.',
  home: 'Go to the home page',
  acceptedTitle: 'Thank you for accepting',
  accepted: 'Your name is now displayed.',
  declinedTitle: 'Your refusal is saved',
  declined: 'Your name will not be displayed.',
} as const satisfies TranslationOf<typeof fr>;
