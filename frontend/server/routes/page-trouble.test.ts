import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { staleNote } from '../testing/test-build.ts';
import { limits } from '../limits.ts';
import { graphqlError, hang } from '../testing/fake-wordpress.ts';
import { headingOf, type InitiativeSite, startInitiativeSite } from '../testing/initiative-site.ts';

let site: InitiativeSite;

beforeEach(async () => {
  site = await startInitiativeSite();
});
afterEach(() => site.close());

describe('WordPress in trouble', () => {
  const afterFreshness = limits.pages.fresh + limits.pages.staleWhileRevalidate + 1;

  it('shows the last good page with a note, and recovers by itself', async () => {
    expect((await site.get('/initiative/bridge/')).body).not.toContain('data-notice');
    await site.wordpress.stop();
    site.clock.advance(afterFreshness);
    const stale = await site.get('/initiative/bridge/');
    expect(stale.statusCode).toBe(200);
    expect(stale.headers['x-cache']).toBe('error');
    expect(stale.headers['cache-control']).toBe('private, no-store');
    expect(stale.body).toContain(`<body>${staleNote}`);
    expect(headingOf(stale.body)).toBe('First title');

    site.rename('Second title');
    await site.wordpress.start();
    expect(await site.page('/initiative/bridge/')).toMatchObject({ cache: 'error' });
    site.clock.advance(limits.pages.retryAfterFailure + limits.upstream.breakerOpen + 1);
    await site.page('/initiative/bridge/');
    await eventually(async () =>
      expect(await site.page('/initiative/bridge/')).toEqual({
        status: 200,
        heading: 'Second title',
        cache: 'hit',
      }),
    );
  });

  it('does the same when it hangs, and when it answers with errors', async () => {
    const impatient = await startInitiativeSite({ read: 200 });
    await impatient.page('/initiative/bridge/');
    impatient.clock.advance(afterFreshness);
    impatient.wordpress.answer = () => hang;
    const hanging = await impatient.page('/initiative/bridge/');
    impatient.wordpress.answer = () => graphqlError(undefined);
    impatient.clock.advance(limits.pages.retryAfterFailure + 1);
    const failing = await impatient.page('/initiative/bridge/');
    await impatient.close();
    const expected = { status: 200, heading: 'First title', cache: 'error' };
    expect([hanging, failing]).toEqual([expected, expected]);
  });

  it('times out a renderer that never ends', async () => {
    const impatient = await startInitiativeSite({ render: 100 });
    impatient.wordpress.answer = () => hang;
    const seen = await impatient.page('/initiative/bridge/');
    await impatient.close();
    expect(seen).toMatchObject({ status: 503 });
  });

  it('serves stale lists after a purge of the catalogue, but never a purged item', async () => {
    await Promise.all([site.page('/initiative/'), site.page('/initiative/bridge/')]);
    await site.wordpress.stop();
    await site.purge(['catalogue']);
    expect(await site.page('/initiative/')).toEqual({ status: 200, heading: 'First title', cache: 'error' });
    await site.purge(['item:12']);
    expect(await site.page('/initiative/bridge/')).toMatchObject({ status: 503 });
    expect(await site.page('/initiative/')).toMatchObject({ status: 503 });
  });

  it('serves no stale page after 24 hours', async () => {
    await site.page('/initiative/bridge/');
    await site.wordpress.stop();
    site.clock.advance(limits.pages.staleIfError + 1);
    expect(await site.page('/initiative/bridge/')).toMatchObject({ status: 503 });
  });

  it.each([
    ['/initiative/bridge/', 'fr', 'Le site est momentanément indisponible'],
    ['/en/initiative/bridge/', 'en', 'The site is unavailable for a moment'],
    ['/broken/', 'fr', 'Le site est momentanément indisponible'],
  ])(
    'answers %s with a 503 page in its language when there is no good copy',
    async (url, language, heading) => {
      await site.wordpress.stop();
      const response = await site.get(url);
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('10');
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.body).toContain(`<html lang="${language}">`);
      expect(headingOf(response.body)).toBe(heading);
      expect(response.body).not.toMatch(/secret of the renderer|ECONN|127\.0\.0\.1/);
    },
  );

  it('never caches a failure', async () => {
    await site.wordpress.stop();
    await site.page('/initiative/bridge/');
    await site.wordpress.start();
    expect(await site.page('/initiative/bridge/')).toEqual({
      status: 200,
      heading: 'First title',
      cache: 'miss',
    });
  });
});
