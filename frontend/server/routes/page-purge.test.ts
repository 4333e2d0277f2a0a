import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { data } from '../testing/fake-wordpress.ts';
import { type InitiativeSite, startInitiativeSite } from '../testing/initiative-site.ts';

let site: InitiativeSite;

beforeEach(async () => {
  site = await startInitiativeSite();
});
afterEach(() => site.close());

describe('purge', () => {
  it('shows the new content at once, and leaves the other pages', async () => {
    await Promise.all([site.page('/initiative/bridge/'), site.page('/')]);
    site.rename('Second title');
    const response = await site.purge(['item:12', 'catalogue', 'catalogue:initiative']);
    expect(response.json()).toEqual({ data: { invalidated: 2 } });
    expect(await site.page('/initiative/bridge/')).toMatchObject({ heading: 'Second title' });
    expect(await site.page('/')).toMatchObject({ cache: 'hit' });
  });

  it('renders purged pages again before the next request', async () => {
    await site.page('/initiative/bridge/');
    site.rename('Second title');
    await site.purge(['item:12']);
    await eventually(() => expect(site.wordpress.received).toHaveLength(2));
    await eventually(async () =>
      expect(await site.page('/initiative/bridge/')).toEqual({
        status: 200,
        heading: 'Second title',
        cache: 'hit',
      }),
    );
  });

  it('does not store a page read before the purge and finished after it', async () => {
    const held = Promise.withResolvers<undefined>();
    const { answer } = site.wordpress;
    site.wordpress.answer = async (query) => {
      const respond = answer(query);
      await held.promise;
      return respond;
    };
    const early = site.page('/initiative/bridge/');
    await eventually(() => expect(site.wordpress.received).toHaveLength(1));
    site.rename('Second title');
    site.wordpress.answer = answer;
    await site.purge(['item:12']);
    const late = site.page('/initiative/bridge/');
    held.resolve(undefined);
    expect(await early).toMatchObject({ heading: 'First title' });
    expect(await late).toMatchObject({ heading: 'Second title', cache: 'miss' });
    expect(await site.page('/initiative/bridge/')).toMatchObject({ heading: 'Second title', cache: 'hit' });
  });

  it('finds a page by its path', async () => {
    await site.page('/');
    expect((await site.purge([], ['/'])).json()).toEqual({ data: { invalidated: 1 } });
  });

  it('lets a 404 become a page with the next publication', async () => {
    expect(await site.page('/initiative/new/')).toMatchObject({ status: 404, cache: 'miss' });
    expect(await site.page('/initiative/new/')).toMatchObject({ status: 404, cache: 'hit' });
    site.wordpress.answer = () => data({ passerelleInitiative: { groupId: 13, title: 'New' } });
    await site.purge(['item:13', 'catalogue', 'catalogue:initiative']);
    expect(await site.page('/initiative/new/')).toEqual({ status: 200, heading: 'New', cache: 'miss' });
  });
});
