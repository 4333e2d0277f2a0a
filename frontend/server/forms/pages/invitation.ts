import { pathTo } from '../../../shared/config/routes.ts';
import { hashParameter } from '../../../shared/forms/auth-forms.ts';
import { noticeParameter } from '../../../shared/forms/form-view-data.ts';
import { type InvitationIntent, invitationIntents } from '../../../shared/forms/invitation-form.ts';
import { withReturn } from '../../../shared/links/return-path.ts';
import type { Invitations } from '../../invitations/invitations.ts';
import { isSessionOver } from '../../session/sessions.ts';
import type { FormPage, Intent, Posted } from '../form-page.ts';
import { hashOf } from './link-hash.ts';

/** The page of an invitation's link: looking at it changes nothing, its buttons do. */
export function invitationPage(invitations: Invitations): FormPage {
  const actions: Record<InvitationIntent, (posted: Posted, hash: string) => Promise<void>> = {
    accept: (posted, hash) => invitations.answer(posted, { hash, answer: 'accept' }),
    decline: (posted, hash) => invitations.answer(posted, { hash, answer: 'decline' }),
    join: (posted, hash) => invitations.answer(posted, { hash, answer: 'accept' }),
    refuse: (posted, hash) => invitations.answer(posted, { hash, answer: 'decline' }),
    acceptTransfer: (posted, hash) => invitations.answerOffer(posted, { hash, action: 'acceptTransfer' }),
    refuseTransfer: (posted, hash) => invitations.answerOffer(posted, { hash, action: 'refuseTransfer' }),
  };
  const answering = (name: InvitationIntent): Intent => ({
    refilledFields: [],
    async run(posted) {
      const page = pathTo('invitation', posted.language);
      try {
        await actions[name](posted, posted.text(hashParameter));
      } catch (error) {
        if (!isSessionOver(error)) throw error;
        // The link needs its `hash`, which the general way to sign-in and back leaves out.
        const link = `${page}?${new URLSearchParams({ [hashParameter]: hashOf(posted) })}`;
        return withReturn(pathTo('login', posted.language), link);
      }
      return `${page}?${noticeParameter}=${name}`;
    },
  });

  return {
    route: 'invitation',
    loadViewData: async (formRequest) => {
      const hash = hashOf(formRequest);
      const { request, reply } = formRequest;
      const invitation = await invitations.ofLink(request, hash);
      const offer = invitation ? undefined : await invitations.offerOfLink(request, reply, hash);
      return { hash, invitation, offer };
    },
    intents: Object.fromEntries(
      (Object.keys(invitationIntents) as InvitationIntent[]).map((name) => [name, answering(name)]),
    ),
  };
}
