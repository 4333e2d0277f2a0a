import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './testing/test-app.ts';

const root = join(import.meta.dirname, '..');
const publicUrl = 'https://passerelle.test';

/** Files that send somebody elsewhere, and where they take the address from. */
const senders: Readonly<Record<string, string>> = {
  'server/pages/send-page.ts': 'a redirect that a page of ours decided on; reduced to a path of this site',
  'server/pages/send-redirect.ts': 'the canonical form of the path that was asked for (readAddress)',
  'server/forms/form-pages.ts': 'what the form’s own page returns',
  'server/routes/api/dashboard/stop-notices.route.ts': 'a route of ours, with the hash of a link',
  'server/routes/api/newsletter-one-click.route.ts': 'a route of ours, with the hash of a link',
  'server/routes/api/file/upload.route.ts': 'no redirect: where the new upload is, with 201',
  'server/routes/api/auth/oauth.route.ts': 'the provider’s address, from the configuration',
  'server/routes/api/auth/switch.route.ts': 'a route of ours',
  'server/routes/documents/item-calendars.route.ts': 'the path of an item, from the content system',
  'server/routes/standalone/administration.route.ts': 'a route of ours, or WordPress’s configured address',
  'server/routes/standalone/cookies.route.ts': 'safeReturnPath',
  'server/routes/standalone/favourite.route.ts': 'a route of ours, with the number of an item',
  'server/routes/standalone/oauth-page.route.ts':
    'a path that was judged when the flow began (flows.ts: safeReturnPath)',
  'server/routes/standalone/technical.route.ts': 'a route of ours',
  'server/routes/well-known.route.ts': 'a route of ours',
  'src/app/workspace/missing-chunk.ts': 'the address of the screen that was asked for, on this site',
  'src/content/detail/load-detail.ts': 'the path of an item, from the content system',
  'src/components/form/client/enhance-form.ts':
    'the form’s own attribute, which the server wrote (next: safeReturnPath)',
  'src/features/catalogue/client/list-in-place.ts': 'the path of the present page, with parameters',
  'src/features/auth/login-page.tsx': 'safeReturnPath, in server/forms/pages/sign-in.form.ts',
  'src/features/auth/forgot-password-page.tsx': 'a route of ours',
  'src/features/auth/sign-up-page.tsx': 'a route of ours',
  'src/features/auth/no-profile-page.tsx': 'a route of ours',
  'src/lib/record-form/use-page-events.ts': 'the address of a link of the page, once the draft is stored',
  'src/app/command/command-dialog.tsx': 'a result: a route of ours, or the path of an own record',
  'src/app/workspace/guard.ts':
    'the sign-in page with the way back, and for accounts that only review their reviews',
  'src/app/workspace/command-button.tsx': 'the search page, where script has not arrived',
  'src/lib/guard.ts': 'the page that was asked for, as the parameter of the sign-in page',
};

const sends =
  /\bredirect\(|header\(\s*'location'|\blocation\.href\s*=[^=]|\b(window|document)\.location\s*=[^=]|location\.(assign|replace)\(/i;

it('no file that is not listed here redirects', () => {
  const found = ['server', 'shared', 'src']
    .flatMap((folder) => filesOf(folder))
    .filter((file) => sends.test(withoutComments(readFileSync(join(root, file), 'utf8'))));
  expect(found.toSorted()).toEqual(Object.keys(senders).toSorted());
});

it('every parameter that names a path back goes through safeReturnPath', () => {
  const readers = filesOf('server').filter((file) =>
    /searchParams\.get\((returnParameter|'(page|next|from|return|back|to)')\)|form\.get\('(page|next)'\)/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  expect(readers.length).toBeGreaterThan(0);
  for (const file of readers)
    expect([file, readFileSync(join(root, file), 'utf8')]).toEqual([
      file,
      expect.stringContaining('safeReturnPath'),
    ]);
});

let test: TestApp;
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

it.each([
  '//evil.example',
  '//evil.example/%2e%2e',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/%2F/evil.example',
  '/%5Cevil.example',
  '/\\evil.example',
  '/a/..//evil.example',
  '/%09/evil.example',
  '/@evil.example',
  '/en//evil.example',
  '///evil.example',
  '/.%2F/evil.example',
  '/%2F%2Fevil.example',
  '/\u2215evil.example',
])('asking for %s leads nowhere else', async (path) => {
  const { headers } = await test.get(path);
  expect(new URL(headers.location ?? '/', publicUrl).origin).toBe(publicUrl);
});

function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/testing\//.test(name));
}

const withoutComments = (text: string): string => text.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '');
