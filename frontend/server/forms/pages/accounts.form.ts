import { botFields } from '../../../shared/forms/bot-challenge.ts';
import { noticeParameter, sentNotice } from '../../../shared/forms/form-view-data.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import {
  againIntent,
  completeIntent,
  hashParameter,
  personFields,
  replaceIntent,
  sentAgainNotice,
} from '../../../shared/forms/auth-forms.ts';
import {
  createUser,
  registerUser,
  resetPassword,
  sendActivation,
  verifyUserHash,
} from '../../../shared/config/calls/auth-calls.ts';
import type { BodyOf } from '../../../shared/config/calls/types.ts';
import {
  ActivationLinkOperation,
  NewPasswordLinkOperation,
} from '../../../shared/graphql/generated/operations.ts';
import { returnParameter, safeReturnPath } from '../../../shared/links/return-path.ts';
import { clearAfterSignUp, cookieNames, setAfterSignUp } from '../../session/cookies.ts';
import type { Services } from '../../services.ts';
import type { FormPage, FormRequest, Intent, Posted } from '../form-page.ts';
import { hashOf } from './link-hash.ts';
import { linkViewData } from './link-view-data.ts';
import { personIn } from './person-in.ts';
import { queryOf } from '../../input/query-of.ts';

/** The pages of sign-up, of activation, and of a new password; the one that requests it is of its call. */
export function forms({ calls, sessions, botCheck, social }: Services): FormPage[] {
  const bot = () => ({ bot: botCheck.challenge() });

  const signUp: FormPage = {
    route: 'signUp',
    loadViewData: ({ request, reply, form, language }) => {
      const searchParams = queryOf(request);
      const next = form ? '' : (safeReturnPath(searchParams.get(returnParameter)) ?? '');
      // The mail of sign-up has another link: this browser remembers the page meanwhile.
      if (next) setAfterSignUp(reply, next);
      return { ...bot(), social: social.options(request, language, next), sentTo: sentTo(request) };
    },
    intents: {
      '': {
        refilledFields: ['email', ...personFields],
        failsAs: 'registration_failed',
        run: async (posted) => {
          const input = { email: posted.text('email'), ...personIn(posted), botProof: proofIn(posted) };
          await calls.run(registerUser, posted, input, trapIn(posted));
          return noticeAt('signUp', sentNotice, posted);
        },
      },
      [againIntent]: {
        refilledFields: ['email'],
        failsAs: 'registration_failed',
        run: async (posted) => {
          const input = { email: posted.text('email'), botProof: proofIn(posted) };
          await calls.run(sendActivation, posted, input, trapIn(posted));
          return noticeAt('signUp', sentAgainNotice, posted);
        },
      },
    },
  };

  const activation: FormPage = {
    route: 'activation',
    loadViewData: async (formRequest) => ({
      ...bot(),
      sentTo: sentTo(formRequest.request),
      hash: hashOf(formRequest),
      hasPassword: await asksForPassword(formRequest),
      // WordPress validates the token.
      mayComplete: Boolean(formRequest.request.cookies[cookieNames.demand]),
      next: afterSignUp(formRequest),
    }),
    intents: {
      '': activating(({ text }) => ({ hash: text(hashParameter), password: text('password') })),
      [replaceIntent]: activating(({ text }) => ({
        hash: text(hashParameter),
        password: text('password'),
        passwordConfirm: text('passwordConfirm'),
        replace: true,
      })),
      [completeIntent]: {
        refilledFields: personFields,
        failsAs: 'registration_failed',
        run: async (posted) => {
          await calls.run(createUser, posted, personIn(posted));
          return leave(posted) || pathTo('forYou', posted.language);
        },
      },
    },
  };

  /** Whether the link of an activation mail asks for the password of the sign-up; undefined for an invalid link. */
  async function asksForPassword(formRequest: FormRequest): Promise<boolean | undefined> {
    const hash = hashOf(formRequest);
    if (hash === '') return undefined;
    const { passerelleActivationLink: link } = await sessions.query(
      ActivationLinkOperation,
      { hash },
      formRequest.request,
    );
    return link?.hasPassword;
  }

  function activating(inputOf: (posted: Posted) => BodyOf<typeof verifyUserHash>): Intent {
    return {
      refilledFields: [],
      failsAs: 'registration_failed',
      run: async (posted) => {
        const { toComplete } = await calls.run(verifyUserHash, posted, inputOf(posted));
        if (toComplete) return pathTo('activation', posted.language);
        return leave(posted) || noticeAt('forYou', 'activated', posted);
      },
    };
  }

  const newPassword: FormPage = {
    route: 'newPassword',
    loadViewData: (formRequest) =>
      linkViewData(formRequest, async (hash) => {
        const { request } = formRequest;
        const variables = { hash, address: request.network };
        return (await sessions.query(NewPasswordLinkOperation, variables, request)).passerelleNewPasswordLink;
      }),
    intents: {
      '': {
        refilledFields: [],
        failsAs: 'password_recovery_failed',
        run: async (posted) => {
          const { text } = posted;
          const [password, passwordConfirm] = [text('password'), text('passwordConfirm')];
          await calls.run(resetPassword, posted, { hash: text(hashParameter), password, passwordConfirm });
          return noticeAt('login', 'new-password', posted);
        },
      },
    },
  };

  return [signUp, activation, newPassword];
}

/** The address that this browser signed up last. */
const sentTo = ({ cookies }: FormRequest['request']): string => cookies[cookieNames.signUpAddress] ?? '';

/** The page that led to sign-up in this browser; empty without one. */
const afterSignUp = ({ request }: Pick<Posted, 'request'>): string =>
  safeReturnPath(request.cookies[cookieNames.afterSignUp]) ?? '';

/** The same, once. */
function leave(posted: Posted): string {
  clearAfterSignUp(posted.reply);
  return afterSignUp(posted);
}

const noticeAt = (route: 'signUp' | 'login' | 'forYou', notice: string, { language }: Posted): string =>
  `${pathTo(route, language)}?${noticeParameter}=${notice}`;

const proofIn = ({ text }: Posted): string => text(botFields.proof);
const trapIn = ({ text }: Posted): string => text(botFields.trap);
