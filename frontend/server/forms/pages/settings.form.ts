import { noticeParameter } from '../../../shared/forms/form-view-data.ts';
import {
  becomeMember,
  cancelDeletion,
  cancelEmailChange,
  changeEmail,
  deleteAccount,
  endSession as endSessionCall,
  exportData,
  updateSettings,
} from '../../../shared/config/calls/settings-calls.ts';
import { saveNotificationPreferences } from '../../../shared/config/calls/dashboard-calls.ts';
import type { BodyOf } from '../../../shared/config/calls/types.ts';
import { isLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import type { SettingsRoute } from '../../../shared/config/settings-routes.ts';
import {
  intents,
  mailTimings,
  type Notice,
  noticeFields,
  publishedChoices,
  settingsFields,
} from '../../../shared/forms/settings-forms.ts';
import { ticked } from '../../../shared/forms/ticked.ts';
import { AppError, toAppError } from '../../errors/app-error.ts';
import { limits } from '../../limits.ts';
import type { Services } from '../../services.ts';
import { isSessionOver } from '../../session/sessions.ts';
import type { FormPage, Intent, Posted } from '../form-page.ts';

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

/** Redirect to the page of the section with a notice. */
const intentOf =
  (route: SettingsRoute) =>
  (refilledFields: readonly string[], done: Notice, work: (posted: Posted) => Promise<unknown>): Intent => ({
    refilledFields,
    async run(posted) {
      await work(posted);
      return `${pathTo(route, posted.language)}?${noticeParameter}=${done}`;
    },
  });

type Sent = ReturnType<typeof intentOf>;
const page = (route: SettingsRoute, intents: (sent: Sent) => FormPage['intents']): FormPage => ({
  route,
  bodyBytes: limits.settings.formBytes,
  intents: intents(intentOf(route)),
});

/** The pages of one's settings: a form for each part, and for each session. */
export function forms({ calls }: Services): FormPage[] {
  return [
    page('settingsAccount', (sent) => ({
      [intents.becomeMember]: sent([], 'member-now', (posted) => calls.run(becomeMember, posted, {})),
      [intents.account]: sent(settingsFields.account, 'account-saved', async (posted) => {
        const { text } = posted;
        const language = text('language');
        if (!isLanguage(language)) {
          throw new AppError('fields_missing', { fields: [{ path: 'language', code: 'required' }] });
        }
        await calls.run(updateSettings, posted, {
          section: 'account',
          firstName: text('firstName'),
          lastName: text('lastName'),
          phoneCountry: text('phoneCountry'),
          phone: text('phone'),
          country: text('country'),
          language,
        });
      }),
    })),
    page('settingsPassword', (sent) => ({
      [intents.password]: sent([], 'password-changed', (posted) =>
        calls.run(updateSettings, posted, {
          section: 'password',
          currentPassword: posted.text('currentPassword'),
          password: posted.text('password'),
          passwordConfirm: posted.text('passwordConfirm'),
        }),
      ),
    })),
    page('settingsEmail', (sent) => ({
      [intents.email]: sent(['email'], 'email-asked', (posted) =>
        calls.run(changeEmail, posted, { email: posted.text('email'), password: posted.text('password') }),
      ),
      [intents.cancelEmail]: sent([], 'email-cancelled', (posted) =>
        calls.run(cancelEmailChange, posted, {}),
      ),
    })),
    page('settingsPreferences', (sent) => ({
      [intents.preferences]: sent(settingsFields.preferences, 'preferences-saved', (posted) =>
        calls.run(updateSettings, posted, {
          section: 'preferences',
          sectorIds: numbersOf(posted.form, 'sectorIds'),
          countryIds: numbersOf(posted.form, 'countryIds'),
          allSectors: posted.text('allSectors') === ticked,
          allCountries: posted.text('allCountries') === ticked,
          newsletter: posted.text('newsletter') === ticked,
        }),
      ),
    })),
    page('settingsNotices', (sent) => ({
      [intents.notices]: sent([], 'notices-saved', (posted) =>
        calls.run(saveNotificationPreferences, posted, noticePreferences(posted.form)),
      ),
    })),
    page('settingsSessions', (sent) => ({
      [intents.endSession]: sent([], 'session-ended', (posted) => endSession(posted)),
      [intents.endOthers]: sent([], 'others-ended', (posted) =>
        calls.run(endSessionCall, posted, { others: true }),
      ),
    })),
    page('settingsData', (sent) => ({
      [intents.export]: {
        refilledFields: [],
        async run(posted) {
          return (await calls.run(exportData, posted, { password: posted.text('password') })).path;
        },
      },
      [intents.delete]: sent(['publishedItems', 'heirId'], 'deletion-asked', (posted) => askDeletion(posted)),
      [intents.cancelDeletion]: sent([], 'deletion-cancelled', (posted) =>
        calls.run(cancelDeletion, posted, {}),
      ),
    })),
  ];

  async function endSession(posted: Posted): Promise<void> {
    try {
      await calls.run(endSessionCall, posted, { id: numberOf(posted.text('id')) });
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
