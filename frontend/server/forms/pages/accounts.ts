import { botFields } from '../../../shared/forms/bot-challenge.ts';
import { ticked } from '../../../shared/forms/ticked.ts';
import { noticeParameter } from '../../../shared/forms/form-view-data.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import {
  completeIntent,
  hashParameter,
  personFields,
  replaceIntent,
} from '../../../shared/forms/auth-forms.ts';
import {
  forgotPassword as forgotPasswordCall,
  resetPassword,
} from '../../../shared/config/calls/auth-calls.ts';
import type { Accounts, ActivationInput, PersonInput } from '../../accounts/accounts.ts';
import type { Calls } from '../../calls/calls.ts';
import type { BotCheck, BotCheckInput } from '../../bot-check/bot-check.ts';
import { returnParameter, safeReturnPath } from '../../../shared/links/return-path.ts';
import { clearAfterSignUp, cookieNames, setAfterSignUp } from '../../session/cookies.ts';
import type { SocialLogin } from '../../social-login/social-login.ts';
import type { FormPage, Intent, Posted } from '../form-page.ts';
import { hashOf } from './link-hash.ts';
import { queryOf } from '../../input/query-of.ts';

interface Parts {
  calls: Calls;
  accounts: Accounts;
  botCheck: BotCheck;
  social: SocialLogin;
}

/** The pages of sign-up, activation and recovery. */
export function accountPages({ calls, accounts, botCheck, social }: Parts): FormPage[] {
  const bot = () => ({ bot: botCheck.challenge() });

  const signUp: FormPage = {
    route: 'signUp',
    loadViewData: ({ request, reply, form, language }) => {
      const searchParams = queryOf(request);
      const next = form ? '' : (safeReturnPath(searchParams.get(returnParameter)) ?? '');
      // The mail of sign-up has another link: this browser remembers the page meanwhile.
      if (next) setAfterSignUp(reply, next);
      return { ...bot(), social: social.options(request, language, next) };
    },
    intents: {
      '': {
        refilledFields: ['email', ...personFields],
        failsAs: 'registration_failed',
        run: async (posted) => {
          const input = { email: posted.text('email'), ...personIn(posted) };
          await accounts.register(posted.request, input, botIn(posted), posted.language);
          return noticeAt('signUp', 'sent', posted);
        },
      },
    },
  };

  const activation: FormPage = {
    route: 'activation',
    loadViewData: async (formRequest) => ({
      hash: hashOf(formRequest),
      hasPassword: await accounts.activationLink(formRequest.request, hashOf(formRequest)),
      mayComplete: accounts.mayComplete(formRequest.request),
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
          await accounts.complete(posted.request, posted.reply, personIn(posted));
          return leave(posted) || pathTo('forYou', posted.language);
        },
      },
    },
  };

  function activating(inputOf: (posted: Posted) => ActivationInput): Intent {
    return {
      refilledFields: [],
      failsAs: 'registration_failed',
      run: async (posted) => {
        const { request, reply, language } = posted;
        const issued = await accounts.activate(request, reply, inputOf(posted));
        if (!issued) return pathTo('activation', language);
        return leave(posted) || noticeAt('forYou', 'activated', posted);
      },
    };
  }

  const forgotPassword: FormPage = {
    route: 'forgotPassword',
    loadViewData: bot,
    intents: {
      '': {
        refilledFields: ['email'],
        failsAs: 'password_recovery_failed',
        run: async (posted) => {
          const { proof, trap } = botIn(posted);
          const input = { email: posted.text('email'), botProof: proof };
          await calls.run(forgotPasswordCall, posted, input, trap);
          return noticeAt('forgotPassword', 'sent', posted);
        },
      },
    },
  };

  const newPassword: FormPage = {
    route: 'newPassword',
    loadViewData: (formRequest) => ({ hash: hashOf(formRequest) }),
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

  return [signUp, activation, forgotPassword, newPassword];
}

/** The page that led to sign-up in this browser; empty without one. */
const afterSignUp = ({ request }: Pick<Posted, 'request'>): string =>
  safeReturnPath(request.cookies[cookieNames.afterSignUp]) ?? '';

/** The same, once. */
function leave(posted: Posted): string {
  clearAfterSignUp(posted.reply);
  return afterSignUp(posted);
}

const noticeAt = (
  route: 'signUp' | 'login' | 'forgotPassword' | 'forYou',
  notice: string,
  { language }: Posted,
): string => `${pathTo(route, language)}?${noticeParameter}=${notice}`;

const botIn = ({ text }: Posted): BotCheckInput => ({
  proof: text(botFields.proof),
  trap: text(botFields.trap),
});

const personIn = ({ text }: Posted): PersonInput => ({
  password: text('password'),
  passwordConfirm: text('passwordConfirm'),
  firstName: text('firstName'),
  lastName: text('lastName'),
  country: text('country'),
  phone: text('phone'),
  acceptTerms: text('acceptTerms') === ticked,
});
