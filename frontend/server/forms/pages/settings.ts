import { noticeParameter } from '../../../shared/forms/form-view-data.ts';
import {
  cancelDeletion,
  cancelEmailChange,
  changeEmail,
  deleteAccount,
  myData,
} from '../../../shared/config/calls/settings-calls.ts';
import { saveNotificationPreferences } from '../../../shared/config/calls/dashboard-calls.ts';
import type { BodyOf } from '../../../shared/config/calls/types.ts';
import { graphqlLanguage, isLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import {
  intents,
  mailTimings,
  type Notice,
  noticeFields,
  publishedChoices,
  settingsFields,
} from '../../../shared/forms/settings-forms.ts';
import { ticked } from '../../../shared/forms/ticked.ts';
import type { Calls } from '../../calls/calls.ts';
import { AppError, toAppError } from '../../errors/app-error.ts';
import { limits } from '../../limits.ts';
import { isSessionOver, type Sessions } from '../../session/sessions.ts';
import type { Settings } from '../../settings/settings.ts';
import type { FormPage, Intent, Posted } from '../form-page.ts';

interface Parts {
  calls: Calls;
  settings: Settings;
  sessions: Sessions;
}

const positiveInteger = /^[1-9]\d{0,8}$/;
/** @throws AppError malformed_request */
function numberOf(text: string): number {
  if (!positiveInteger.test(text)) throw new AppError('malformed_request', { detail: 'no number' });
  return Number(text);
}
const numbersOf = (form: URLSearchParams, name: string): number[] => form.getAll(name).map(numberOf);

type NoticePreferences = BodyOf<typeof saveNotificationPreferences>;

/** Preferences that the form states for each kind that it shows. @throws AppError malformed_request */
function noticePreferences(form: URLSearchParams): NoticePreferences {
  const chosen = form.getAll(noticeFields.kind).map((kind) => {
    const mail = form.get(noticeFields.mail(kind));
    const timing = mailTimings.find((known) => known === mail);
    if (mail !== null && !timing) throw new AppError('malformed_request', { detail: 'time of mails' });
    return [kind, { app: form.get(noticeFields.app(kind)) === ticked, ...(timing && { mail: timing }) }];
  });
  return Object.fromEntries(chosen) as NoticePreferences;
}

/** Redirect to the page with a notice; `section` is an anchor. */
const intent = (
  refilledFields: readonly string[],
  done: Notice,
  section: string,
  work: (posted: Posted) => Promise<unknown>,
): Intent => ({
  refilledFields,
  async run(posted) {
    await work(posted);
    return `${pathTo('settings', posted.language)}?${noticeParameter}=${done}${section}`;
  },
});

/** The page of one's settings: a form for each part, and for each session. */
export function settingsPage({ calls, settings, sessions }: Parts): FormPage {
  return {
    route: 'settings',
    bodyBytes: limits.settings.formBytes,
    intents: {
      [intents.account]: intent(settingsFields.account, 'account-saved', '', async (posted) => {
        const { text } = posted;
        const language = text('language');
        if (!isLanguage(language)) {
          throw new AppError('fields_missing', { fields: [{ path: 'language', code: 'required' }] });
        }
        await settings.updateAccount(posted, {
          firstName: text('firstName'),
          lastName: text('lastName'),
          phoneCountry: text('phoneCountry'),
          phone: text('phone'),
          country: text('country'),
          language: graphqlLanguage(language),
        });
      }),
      [intents.password]: intent([], 'password-changed', '', (posted) =>
        settings.changePassword(posted, {
          currentPassword: posted.text('currentPassword'),
          password: posted.text('password'),
          passwordConfirm: posted.text('passwordConfirm'),
        }),
      ),
      [intents.email]: intent(['email'], 'email-asked', '#email', (posted) =>
        calls.run(changeEmail, posted, { email: posted.text('email'), password: posted.text('password') }),
      ),
      [intents.cancelEmail]: intent([], 'email-cancelled', '#email', (posted) =>
        calls.run(cancelEmailChange, posted, {}),
      ),
      [intents.preferences]: intent(settingsFields.preferences, 'preferences-saved', '', (posted) =>
        settings.updatePreferences(posted, {
          sectorIds: numbersOf(posted.form, 'sectorIds'),
          countryIds: numbersOf(posted.form, 'countryIds'),
          allSectors: posted.text('allSectors') === ticked,
          allCountries: posted.text('allCountries') === ticked,
          newsletter: posted.text('newsletter') === ticked,
        }),
      ),
      [intents.notices]: intent([], 'notices-saved', '#notices', (posted) =>
        calls.run(saveNotificationPreferences, posted, noticePreferences(posted.form)),
      ),
      [intents.endSession]: intent([], 'session-ended', '#sessions', (posted) => endSession(posted)),
      [intents.endOthers]: intent([], 'others-ended', '#sessions', (posted) =>
        settings.endOtherSessions(posted),
      ),
      [intents.export]: {
        refilledFields: [],
        async run(posted) {
          await settings.requestExport(posted, posted.text('password'));
          return myData.path;
        },
      },
      [intents.delete]: intent(['publishedItems', 'heirId'], 'deletion-asked', '#my-data', (posted) =>
        askDeletion(posted),
      ),
      [intents.cancelDeletion]: intent([], 'deletion-cancelled', '', (posted) =>
        calls.run(cancelDeletion, posted, {}),
      ),
    },
  };

  async function endSession({ request, reply, text }: Posted): Promise<void> {
    try {
      await sessions.endOne(request, reply, numberOf(text('id')));
    } catch (error) {
      // Already ended: the page shows the remaining sessions.
      if (isSessionOver(error) || toAppError(error).code !== 'not_found') throw error;
    }
  }

  async function askDeletion(posted: Posted): Promise<void> {
    const { text } = posted;
    const choice = publishedChoices.find((known) => known === text('publishedItems'));
    if (!choice) throw new AppError('malformed_request', { detail: 'published items' });
    const heir = choice === 'transfer' ? text('heirId') : '';
    await calls.run(deleteAccount, posted, {
      password: text('password'),
      publishedItems: choice,
      ...(heir === '' ? {} : { heirId: numberOf(heir) }),
    });
  }
}
