import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { QueryFunction } from '../../../shared/graphql/operation.ts';
import { renderPage, testNow } from '../../testing/render-page.ts';
import { sampleQuery } from '../../testing/sample-upstream.ts';

const plain = (text: string | null | undefined): string => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');
const visit = { id: 7, firstName: 'Awa', lastName: 'Sarr', isOnboarded: true, csrfToken: 'token' };
const addresses = {
  open: '/appel-a-candidature/residence-dak-art-textile/',
  planned: '/appel-a-candidature/prix-premier-album-jeunesse/',
};

beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: testNow }));
afterAll(() => vi.useRealTimers());

/** The sample content, whose calls are all applied for on this site. */
const internal: QueryFunction = async (operation, variables) => {
  const answer = await sampleQuery({ now: testNow })(operation, variables);
  const { passerelleCall: call } = answer as { passerelleCall?: object };
  return call
    ? { ...answer, passerelleCall: { ...call, managementMode: 'internal', externalUrl: null } }
    : answer;
};

/** The same before their forms are published. */
const withoutForm: QueryFunction = async (operation, variables) => {
  const answer = await internal(operation, variables);
  const { passerelleCall: call } = answer as { passerelleCall?: object };
  return call ? { ...answer, passerelleCall: { ...call, applicationForm: null } } : answer;
};

const panelOf = (document: Document): string[] =>
  [...document.querySelectorAll('[data-panel] p, [data-panel] a')].map((line) => plain(line.textContent));

describe('a call that is applied for here', () => {
  it.each([
    ['a visitor', {}],
    ['a member', { visit }],
  ])('leads %s to the same form, whose screen asks to sign in, and offers a reminder', async (_who, more) => {
    const { document, page } = await renderPage(addresses.open, { query: internal, ...more });
    expect(panelOf(document)).toContain(
      'Les candidatures se font ici, sur Passerelle. Il faut un compte, gratuit.',
    );
    const apply = page.getByRole('link', { name: 'Candidater' });
    expect(apply.getAttribute('href')).toMatch(
      /^\/tableau-de-bord\/vos-candidatures\/nouvelle\/\?appel=\d+$/,
    );
    expect(page.getByRole('link', { name: /^Ajouter la clôture/ })).toBeTruthy();
    expect(document.querySelector('[data-panel] a[href^="/se-connecter/"]')).toBeNull();
  });

  it('says what applying takes, and where the questions are', async () => {
    const { document, page } = await renderPage(addresses.open, { query: internal });
    expect(panelOf(document)).toEqual(
      expect.arrayContaining([
        'Fichiers à joindrePortfolio',
        'Lettres de recommandationUne lettre (facultatif)',
      ]),
    );
    expect(
      page.getByRole('link', { name: 'Lire les 6 questions (environ 45 minutes)' }).getAttribute('href'),
    ).toBe(`${addresses.open}questions/`);
  });

  it('has no way to apply while its form is not published', async () => {
    const { document, page } = await renderPage(addresses.open, { query: withoutForm });
    expect(panelOf(document)).toContain(
      'Les candidatures se feront ici, sur Passerelle : le formulaire n’est pas encore publié.',
    );
    expect(page.queryByRole('link', { name: 'Candidater' })).toBeNull();
    expect(page.queryByRole('link', { name: /questions/ })).toBeNull();
  });

  it('shows the opening before it opens', async () => {
    const { document } = await renderPage(addresses.planned, { query: internal, visit });
    const lines = panelOf(document);
    expect(lines[0]).toBe('Ouvre dans 12 jours');
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^Les candidatures se feront ici, sur Passerelle, à partir du \d+(er)? décembre 2026\.$/,
      ),
    );
  });
});

it('a call has as many days left on its card as on its page', async () => {
  const page = await renderPage(addresses.open);
  const list = await renderPage('/appel-a-candidature/');
  const card = [...list.document.querySelectorAll('main li')].find((item) =>
    item.querySelector(`a[href="${addresses.open}"]`),
  );
  expect(panelOf(page.document)[0]).toBe('Il reste 6 jours');
  expect(plain(card?.querySelector('[data-state]')?.textContent)).toBe('6 jours restants');
});

/** The sample content, whose calls are applied for elsewhere. */
const external =
  (linkIsDead: boolean): QueryFunction =>
  async (operation, variables) => {
    const answer = await sampleQuery({ now: testNow })(operation, variables);
    const { passerelleCall: call } = answer as { passerelleCall?: object };
    const changes = { managementMode: 'external', externalUrl: 'https://funder.example/apply', linkIsDead };
    return call ? { ...answer, passerelleCall: { ...call, ...changes } } : answer;
  };

describe('a call that is applied for elsewhere', () => {
  it.each([
    ['/appel-a-candidature/residence-dak-art-textile/', /ne répond plus depuis au moins deux jours/],
    ['/en/call-for-application/residence-dak-art-textile/', /hasn’t responded for at least two days/],
  ])('warns of a dead link and still leads there: %s', async (address, warning) => {
    for (const linkIsDead of [true, false]) {
      const { document } = await renderPage(address, { query: external(linkIsDead) });
      expect(panelOf(document).some((line) => warning.test(line))).toBe(linkIsDead);
      expect(document.querySelector('[data-panel] a[href*="funder.example"]')).not.toBeNull();
    }
  });
});
