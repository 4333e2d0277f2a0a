import { describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { emptyForm } from '../../../shared/forms/form-view-data.ts';
import { intents, mailTimings } from '../../../shared/forms/settings-forms.ts';
import {
  NoticePreferencesOperation,
  SessionsOperation,
  SettingsOperation,
  SignedInUserOperation,
} from '../../../shared/graphql/generated/operations.ts';
import type { QueryFunction } from '../../../shared/graphql/operation.ts';
import { renderPage } from '../../testing/render-page.ts';
import { sampleQuery } from '../../testing/sample-upstream.ts';
import { sampleUser, withTypeNames } from '../../testing/sample-user.ts';

const visit = { id: 7, firstName: 'Awa', lastName: 'Sarr', isOnboarded: true, csrfToken: 'token' };
const items = [
  { kind: 'moderation_decided', mail: 'weekly', app: true },
  { kind: 'contact', mail: 'never', app: false },
  { kind: 'invitation', mail: null, app: true },
];
const answers: Record<string, unknown> = {
  [NoticePreferencesOperation.id]: { passerelleNoticePreferences: { items } },
  [SessionsOperation.id]: { passerelleSessions: [] },
  [SettingsOperation.id]: {
    passerelleDeletionOptions: { isPossible: true, heirs: [], onlyOwnerOf: [] },
    passerelleEmailChange: null,
    passerelleReference: { sectors: [], countries: [] },
  },
  [SignedInUserOperation.id]: { passerelleUser: withTypeNames(sampleUser) },
};
const query: QueryFunction = async (operation, variables) =>
  (answers[operation.id] as never) ?? sampleQuery()(operation, variables);

describe.each(['fr', 'en'] as const)('the preferences of notices in %s', (language) => {
  const path = pathTo('settingsNotices', language);
  const open = (viewData: object = {}) =>
    renderPage(path, { query, visit, viewData: { ...emptyForm, ...viewData } });

  it('are one form, with what was chosen for each kind', async () => {
    const { status, document } = await open();
    expect(status).toBe(200);
    const form = document.querySelector(`[name="intent"][value="${intents.notices}"]`)?.closest('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', path]);
    const kinds = [...(form?.querySelectorAll('fieldset') ?? [])].map((fieldset) => {
      const box = fieldset.querySelector('input[type=checkbox]');
      return {
        kind: fieldset.querySelector('input[name=kind]')?.getAttribute('value'),
        mail: [...fieldset.querySelectorAll('option')].map((option) => option.getAttribute('value')),
        chosen: fieldset.querySelector('option[selected]')?.getAttribute('value'),
        names: [fieldset.querySelector('select')?.getAttribute('name'), box?.getAttribute('name')],
        isListed: box?.hasAttribute('checked'),
      };
    });
    expect(kinds).toEqual([
      {
        kind: 'moderation_decided',
        mail: [...mailTimings],
        chosen: 'weekly',
        names: ['mail.moderation_decided', 'app.moderation_decided'],
        isListed: true,
      },
      {
        kind: 'contact',
        mail: [...mailTimings],
        chosen: 'never',
        names: ['mail.contact', 'app.contact'],
        isListed: false,
      },
      {
        kind: 'invitation',
        mail: [],
        chosen: undefined,
        names: [undefined, 'app.invitation'],
        isListed: true,
      },
    ]);
    const legends = [...(form?.querySelectorAll('legend') ?? [])].map(({ textContent }) => textContent);
    expect(legends[1]).toBe(language === 'fr' ? 'Messages d’autres membres' : 'Messages from other members');
    expect(document.querySelector(`main a[href="${pathTo('notices', language)}"]`)).not.toBeNull();
  });

  it('say that they are saved', async () => {
    const { text } = await open({ notice: 'notices-saved' });
    expect(text('main')).toContain(
      language === 'fr'
        ? 'Vos préférences de notification sont enregistrées.'
        : 'Your notification preferences have been saved.',
    );
  });
});
