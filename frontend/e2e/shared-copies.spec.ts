import { type APIRequestContext, expect, request as requests } from '@playwright/test';
import { languages } from '../shared/config/locales.ts';
import { greetedCookie } from '../shared/config/reader-cookies.ts';
import { pathTo } from '../shared/config/routes.ts';
import { visit } from './crawler.ts';
import { origin, staticPages } from './site.ts';
import { test } from './test.ts';

/** Demo accounts: a user without content, owners of content, staff. */
const people = ['beneficiaire', 'operateur', 'moderateur', 'administrateur'].map((name) => ({
  email: name === 'administrateur' ? 'admin@passerelle.test' : `${name}@passerelle.test`,
  password: 'Passerelle-2026!',
}));

interface Reader {
  context: APIRequestContext;
  /** Words that name this reader. */
  words: string[];
}

interface Observation {
  status: number;
  html: string;
  cache: string;
}

/** A browser whose script greets its reader, as all have after the first page. */
async function signIn({ email, password }: (typeof people)[number]): Promise<Reader> {
  const greeted = { name: greetedCookie, value: '1', domain: new URL(origin).hostname, path: '/' };
  const context = await requests.newContext({
    storageState: {
      cookies: [{ ...greeted, expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' }],
      origins: [],
    },
  });
  const { data } = await (await context.get(`${origin}/api/auth/get-auth`)).json();
  const answer = await context.post(`${origin}/api/auth/login`, {
    headers: { origin, 'x-csrf-token': data.csrfToken },
    data: { email, password },
  });
  expect(answer.status(), email).toBe(200);
  const { user } = (await answer.json()).data;
  return { context, words: [user.email, `${user.firstName} ${user.lastName}`] };
}

async function see({ context }: Reader, address: string): Promise<Observation> {
  const answer = await context.get(origin + address, { maxRedirects: 0 });
  const cache = answer.headers()['x-cache'] ?? '';
  return { status: answer.status(), html: await answer.text(), cache };
}

/** Items of each archive that stand for all of them. */
const perArchive = 4;

/** Public pages, and some of what they lead to. */
async function linked(): Promise<Set<string>> {
  const addresses = new Set<string>();
  for (const { path } of staticPages) {
    addresses.add(path);
    const links = new Set((await visit(path)).links);
    const items = [...links].filter(
      (link) => /^[^?.#]+[^/]\/$/.test(link.slice(path.length)) && link.startsWith(path),
    );
    for (const link of items.slice(0, perArchive)) addresses.add(link);
  }
  return addresses;
}

const profiles = languages.map((language) => pathTo('directory', language)).join('|');
const linkToProfile = new RegExp(`<a href="(?:${profiles})[^"/]+/">[^<]*</a>`, 'g');
const withoutAuthors = (html: string): string => html.replaceAll(linkToProfile, '');

test('several readers get the same copies, which name none of them', async () => {
  const readers = await Promise.all(people.map(signIn));
  const empty = { cookies: [], origins: [] };
  const visitor = { context: await requests.newContext({ storageState: empty }), words: [] };
  const addresses = await linked();
  const shared = { everybody: 0, members: 0 };
  for (const address of addresses) {
    const visitors = await see(visitor, address);
    const seen: Observation[] = [];
    for (const reader of readers) seen.push(await see(reader, address));
    // Made for each: errors, pages about the reader.
    if (visitors.status !== 200 || seen.every(({ cache }) => cache === 'bypass')) continue;
    expect([address, new Set(seen.map(({ html }) => html)).size]).toEqual([address, 1]);
    const html = seen[0]?.html ?? '';
    const named = readers.flatMap(({ words }) => words).filter((word) => withoutAuthors(html).includes(word));
    // Public content may name its owner, and members' copies the authors with profiles for members.
    expect([address, named.filter((word) => !visitors.html.includes(word))]).toEqual([address, []]);
    shared[html === visitors.html ? 'everybody' : 'members'] += 1;
  }
  expect(shared.everybody).toBeGreaterThan(20);
  expect(shared.members).toBeGreaterThan(0);
  await Promise.all([...readers, visitor].map(({ context }) => context.dispose()));
});
