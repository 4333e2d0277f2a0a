import { describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { emptyForm } from '../../../shared/forms/form-view-data.ts';
import { renderPage } from '../../testing/render-page.ts';
import { en } from './locales/en.ts';
import { fr } from './locales/fr.ts';

const hash = `7-1-${'b'.repeat(64)}`;
const subscription = {
  email: 'a…@example.org',
  language: 'EN',
  sectorIds: [1],
  countryIds: [],
  state: 'active',
};
const bot = { provider: 'none', proof: 'age.1' };

const intents = (document: Document) =>
  [...document.querySelectorAll('main form')].map(
    (form) => form.querySelector('input[name=intent]')?.getAttribute('value') ?? '',
  );

describe.each([
  ['fr', fr],
  ['en', en],
] as const)('the page of the newsletter in %s', (language, texts) => {
  const path = pathTo('newsletter', language);
  const open = (viewData: object, query = `?hash=${hash}`) =>
    renderPage(`${path}${query}`, { viewData: { ...emptyForm, hash, bot, ...viewData } });

  it('has the form to subscribe, filled in with what another page sent', async () => {
    const { status, document, text } = await open(
      { hash: '', values: { email: ['awa@example.org'], source: ['footer'] } },
      '',
    );
    expect([status, text('h1'), intents(document)]).toEqual([200, texts.title, ['']]);
    const value = (name: string) => document.querySelector(`main input[name=${name}]`)?.getAttribute('value');
    expect(['email', 'source', 'locale', 'botProof'].map(value)).toEqual([
      'awa@example.org',
      'footer',
      language,
      'age.1',
    ]);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
  });

  it('says the same for every address', async () => {
    const { text, document } = await open({ hash: '', notice: 'sent' }, '?notice=sent');
    expect([text('main output'), intents(document)]).toEqual([texts.page.sent, []]);
  });

  it('confirms by a button', async () => {
    const { status, text, document } = await open({ subscription: { ...subscription, state: 'pending' } });
    expect([status, text('h1'), intents(document)]).toEqual([200, texts.page.confirmTitle, ['confirm']]);
    expect(text('main')).toContain('a…@example.org');
    expect(document.querySelector('main form input[name=hash]')?.getAttribute('value')).toBe(hash);
  });

  it.each(['confirmed', 'already', 'saved'] as const)('shows the preferences (%s)', async (notice) => {
    const { text, document } = await open({ subscription, notice });
    expect([text('main output'), intents(document)]).toEqual([texts.page[notice], ['preferences']]);
    const ticked = [...document.querySelectorAll('main input[checked]')].map((input) => [
      input.getAttribute('name'),
      input.getAttribute('value'),
    ]);
    expect(ticked).toEqual([
      ['locale', 'en'],
      ['sectorIds', '1'],
      ['allCountries', 'on'],
    ]);
    const stop = document.querySelector('main a[href*="action=unsubscribe"]');
    expect(stop?.getAttribute('href')).toBe(`${path}?hash=${hash}&action=unsubscribe`);
  });

  it('asks before it unsubscribes', async () => {
    const { text, document } = await open({ subscription, asksToUnsubscribe: true });
    expect([text('h1'), intents(document)]).toEqual([texts.page.unsubscribeTitle, ['unsubscribe']]);
  });

  it.each([
    ['ended', 'unsubscribed', texts.page.stopped],
    ['ended', '', texts.page.alreadyStopped],
    ['bounced', '', texts.page.alreadyStopped],
  ])('says that the subscription has ended (%s, %j)', async (state, notice, expected) => {
    const { status, text, document } = await open({ subscription: { ...subscription, state }, notice });
    expect([status, text('main output'), intents(document)]).toEqual([
      200,
      expected.replace('{{email}}', 'a…@example.org'),
      [],
    ]);
  });

  it('has the form to ask again for a link that does not work', async () => {
    const { status, text, document } = await open({});
    expect([status, text('[role=alert]'), intents(document)]).toEqual([410, texts.page.expired, ['']]);
  });
});

describe('the block to subscribe', () => {
  it.each([
    ['/', 'home'],
    ['/evenement/', 'footer'],
    ['/en/privacy-policy', 'footer'],
    ['/contact/', undefined],
    ['/newsletter/', undefined],
    ['/se-connecter/', undefined],
  ])('of %s is that of %s, with nothing of one request', async (path, place) => {
    const { document } = await renderPage(path);
    const blocks = [...document.querySelectorAll('[data-newsletter]')];
    expect(blocks.map((block) => block.getAttribute('data-place'))).toEqual(place ? [place] : []);
    expect(blocks[0]?.querySelector('input[name=csrf], input[name=botProof]') ?? null).toBeNull();
  });
});
