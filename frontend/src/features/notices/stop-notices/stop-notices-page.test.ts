import { describe, expect, it } from 'vitest';
import { pathTo } from '../../../../shared/config/routes.ts';
import { emptyForm } from '../../../../shared/forms/form-view-data.ts';
import { renderPage } from '../../../testing/render-page.ts';

const hash = `7-contact-${'a'.repeat(16)}-${'b'.repeat(64)}`;
const stop = { kind: 'contact', name: null, wereStopped: false };

describe.each(['fr', 'en'] as const)('the page that stops mails in %s', (language) => {
  const path = pathTo('stopNotices', language);
  const label = language === 'fr' ? 'Messages d’autres membres' : 'Messages from other members';
  const open = (viewData: object) =>
    renderPage(`${path}?hash=${hash}`, { viewData: { ...emptyForm, hash, ...viewData } });

  it('names the kind and has one button', async () => {
    const { status, document, text } = await open({ stop });
    expect(status).toBe(200);
    expect(text('main')).toContain(label);
    const form = document.querySelector('main form');
    expect([form?.getAttribute('action'), form?.querySelectorAll('button').length]).toEqual([path, 1]);
    expect(form?.querySelector('input[name=hash]')?.getAttribute('value')).toBe(hash);
  });

  it.each(['done', 'already', ''])('says that it is stopped, without a form (%s)', async (notice) => {
    const { status, document, text } = await open({ stop: { ...stop, wereStopped: true }, notice });
    expect([status, document.querySelector('main form')]).toEqual([200, null]);
    expect(text('main output')).toContain(label);
    expect(document.querySelector(`main a[href="${pathTo('settingsNotices', language)}"]`)).not.toBeNull();
  });

  it('names the digests', async () => {
    const { text } = await open({ stop: { ...stop, kind: null } });
    expect(text('main')).toContain(
      language === 'fr' ? 'Résumés quotidiens et hebdomadaires' : 'Daily and weekly summaries',
    );
  });

  it('names the one search whose alert it ends, and leads to the saved searches', async () => {
    const alert = { kind: 'search_alert', name: 'Koras <b>', wereStopped: false };
    const page = await open({ stop: alert });
    expect(page.text('main')).toContain('Koras <b>');
    expect(page.text('main form button')).toBe(
      language === 'fr' ? 'Arrêter cette alerte' : 'Stop this alert',
    );
    expect(page.document.querySelector(`main a[href="${pathTo('savedSearches', language)}"]`)).not.toBeNull();
    for (const notice of ['done', 'already']) {
      const { text, document } = await open({ stop: { ...alert, wereStopped: true }, notice });
      expect([text('main output')?.includes('Koras <b>'), document.querySelector('main form')]).toEqual([
        true,
        null,
      ]);
    }
  });

  it.each([
    [{ isExpired: true }, 410],
    [{ isExpired: false }, 404],
    [{ hash: '' }, 200],
  ])('says that a link does not work (%j)', async (viewData, expected) => {
    const { status, document } = await open(viewData);
    expect([status, document.querySelector('main form')]).toEqual([expected, null]);
    expect(document.querySelector('main [role=alert]')).not.toBeNull();
  });
});
