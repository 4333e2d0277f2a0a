import { describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { renderPage, testNow } from '../../testing/render-page.ts';
import { sampleQuery } from '../../testing/sample-upstream.ts';
import { sampleUser } from '../../testing/sample-user.ts';

const visit = { id: 7, firstName: 'Awa', lastName: 'Sarr', isOnboarded: true, csrfToken: 'token' };
const item = { title: 'Gig', language: 'EN', path: '/en/event/gig/', isFavourite: true } as const;
const query = (async (operation: { id: string }, variables: unknown) =>
  JSON.stringify(operation).includes('SignedInUser')
    ? { passerelleUser: sampleUser }
    : sampleQuery({ now: testNow })(operation as never, variables as never)) as never;

const values = (document: Document) =>
  Object.fromEntries(
    [...document.querySelectorAll('main form input')].map((input) => [
      input.getAttribute('name'),
      input.getAttribute('value'),
    ]),
  );

describe.each(['fr', 'en'] as const)('the page of a favourite in %s', (language) => {
  const path = pathTo('favourite', language);
  const open = (viewData: object | undefined, more: object = { visit }) =>
    renderPage(`${path}?id=12`, { viewData, query, ...more });

  it('offers the other state, the way back and the list', async () => {
    const { status, document } = await open({ id: 12, page: '/evenement/?q=gig', item });
    expect(status).toBe(200);
    expect(values(document)).toEqual({ id: '12', page: '/evenement/?q=gig', wanted: 'no' });
    const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining(['/en/event/gig/', '/evenement/?q=gig', pathTo('favourites', language)]),
    );
    const other = await open({ id: 12, page: '', item: { ...item, isFavourite: false } });
    expect(values(other.document)).toEqual({ id: '12', page: '', wanted: '' });
  });

  it('is missing without an item', async () => {
    expect((await open(undefined)).status).toBe(404);
  });

  it('leads visitors to sign-in and back to the item', async () => {
    const { redirect } = await open({ id: 12, page: '/evenement/' }, {});
    const target = new URL(redirect ?? '', 'http://site.test');
    expect(target.pathname).toBe(pathTo('login', language));
    expect(target.searchParams.get('next')).toBe(`${path}?id=12&page=%2Fevenement%2F`);
  });
});
