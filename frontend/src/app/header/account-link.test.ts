import { expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { withReturn } from '../../../shared/links/return-path.ts';
import { renderPage } from '../../testing/render-page.ts';

const wayIn = async (path: string): Promise<string | undefined> =>
  /<a href="([^"]*)"[^>]* data-account=""/.exec((await renderPage(path)).html)?.[1];

it.each(['fr', 'en'] as const)(
  'people who sign in from home go on to what they work with (%s)',
  async (language) => {
    expect(await wayIn(pathTo('home', language))).toBe(pathTo('login', language));
  },
);

it('people who sign in from another page come back to it', async () => {
  expect(await wayIn('/nulle-part/?q=1')).toBe(withReturn(pathTo('login', 'fr'), '/nulle-part/?q=1'));
});
