import { noticeParameter } from '../../../shared/forms/form-view-data.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { intents, type Notice, publishedChoices } from '../../../shared/forms/settings-forms.ts';
import { AppError, toAppError } from '../../errors/app-error.ts';
import { limits } from '../../limits.ts';
import { isSessionOver, type Sessions } from '../../session/sessions.ts';
import type { DeletionRequest, Settings } from '../../settings/settings.ts';
import type { FormPage, Intent, Posted } from '../form-page.ts';

const ticked = 'on';
const choices: Record<(typeof publishedChoices)[number], DeletionRequest['publishedItems']> = {
  keep: 'KEEP',
  transfer: 'TRANSFER',
  remove: 'REMOVE',
};
const isWhole = /^[1-9]\d{0,8}$/;
/** @throws AppError malformed_request */
function numberOf(text: string): number {
  if (!isWhole.test(text)) throw new AppError('malformed_request', { detail: 'no number' });
  return Number(text);
}
const numbersOf = (form: URLSearchParams, name: string): number[] => form.getAll(name).map(numberOf);

/** What leads back to the page, which says what was done; `section` is an anchor of it. */
const intent = (
  keeps: readonly string[],
  done: Notice,
  section: string,
  work: (posted: Posted) => Promise<unknown>,
): Intent => ({
  keeps,
  async run(posted) {
    await work(posted);
    return `${pathTo('settings', posted.language)}?${noticeParameter}=${done}${section}`;
  },
});

/** The page of one's settings: a form for each part, and for each session. */
export function settingsPage(settings: Settings, sessions: Sessions): FormPage {
  return {
    route: 'settings',
    bodyBytes: limits.settings.formBytes,
    intents: {
      [intents.account]: intent(
        ['firstName', 'lastName', 'phoneCountry', 'phone', 'country', 'language'],
        'account-saved',
        '',
        async (posted) => {
          const { text } = posted;
          const language = text('language');
          if (language !== 'fr' && language !== 'en') {
            throw new AppError('fields_missing', { fields: [{ path: 'language', code: 'required' }] });
          }
          await settings.updateAccount(posted, {
            firstName: text('firstName'),
            lastName: text('lastName'),
            phoneCountry: text('phoneCountry'),
            phone: text('phone'),
            country: text('country'),
            language: language === 'en' ? 'EN' : 'FR',
          });
        },
      ),
      [intents.password]: intent([], 'password-changed', '', (posted) =>
        settings.changePassword(posted, {
          currentPassword: posted.text('currentPassword'),
          password: posted.text('password'),
          passwordConfirm: posted.text('passwordConfirm'),
        }),
      ),
      [intents.email]: intent(['email'], 'email-asked', '#email', (posted) =>
        settings.askEmailChange(posted, { email: posted.text('email'), password: posted.text('password') }),
      ),
      [intents.cancelEmail]: intent([], 'email-cancelled', '#email', (posted) =>
        settings.cancelEmailChange(posted),
      ),
      [intents.preferences]: intent(
        ['sectorIds', 'countryIds', 'allSectors', 'allCountries', 'newsletter'],
        'preferences-saved',
        '',
        (posted) =>
          settings.updatePreferences(posted, {
            sectorIds: numbersOf(posted.form, 'sectorIds'),
            countryIds: numbersOf(posted.form, 'countryIds'),
            allSectors: posted.text('allSectors') === ticked,
            allCountries: posted.text('allCountries') === ticked,
            newsletter: posted.text('newsletter') === ticked,
          }),
      ),
      [intents.endSession]: intent([], 'session-ended', '#sessions', (posted) => endSession(posted)),
      [intents.endOthers]: intent([], 'others-ended', '#sessions', (posted) =>
        settings.endOtherSessions(posted),
      ),
      [intents.export]: {
        keeps: [],
        async run(posted) {
          await settings.askExport(posted, posted.text('password'));
          return '/api/settings/my-data';
        },
      },
      [intents.delete]: intent(['publishedItems', 'heirId'], 'deletion-asked', '#my-data', (posted) =>
        askDeletion(posted),
      ),
      [intents.cancelDeletion]: intent([], 'deletion-cancelled', '', (posted) =>
        settings.cancelDeletion(posted),
      ),
    },
  };

  async function endSession({ request, reply, text }: Posted): Promise<void> {
    try {
      await sessions.endOne(request, reply, numberOf(text('id')));
    } catch (error) {
      // Gone already: the page itself says what there is.
      if (isSessionOver(error) || toAppError(error).code !== 'not_found') throw error;
    }
  }

  async function askDeletion(posted: Posted): Promise<void> {
    const { text } = posted;
    const choice = publishedChoices.find((known) => known === text('publishedItems'));
    if (!choice) throw new AppError('malformed_request', { detail: 'published items' });
    const heir = choice === 'transfer' ? text('heirId') : '';
    await settings.askDeletion(posted, {
      password: text('password'),
      publishedItems: choices[choice],
      heirId: heir === '' ? undefined : numberOf(heir),
    });
  }
}
