import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AuthSite, type Browser, codeOf, startAuthSite } from '../../testing/auth-site.ts';
import { user } from '../../testing/fake-accounts.ts';
import { raw } from '../../testing/fake-wordpress.ts';

const readers = ['signed out', 'member', 'other member', 'owner', 'editor'] as const;
type Reader = (typeof readers)[number];
type Kind = 'cover' | 'gallery' | 'document' | 'private file';
type Place = 'public' | 'members-only' | 'unpublished';

const kinds: Kind[] = ['cover', 'gallery', 'document', 'private file'];
const places: Place[] = ['public', 'members-only', 'unpublished'];
const cells = kinds.flatMap((kind) => places.map((place) => ({ kind, place })));
const personIds: Record<Reader, number> = {
  'signed out': 0,
  member: user.id,
  'other member': 8,
  owner: 9,
  editor: 10,
};

/** The plugin's rule, whose own tests are wp-plugin/tests/Integration/Files/FileReadersTest.php. */
function mayRead(reader: Reader, { kind, place }: { kind: Kind; place: Place }): boolean {
  if (reader === 'owner' || reader === 'editor') return true;
  if (kind === 'private file' || place === 'unpublished') return false;
  return place === 'public' || reader !== 'signed out';
}

let test: AuthSite;
let folder: string;
let picture: Buffer;
let cell: { kind: Kind; place: Place };

beforeAll(async () => {
  picture = await sharp({ create: { width: 900, height: 400, channels: 3, background: '#b4532a' } })
    .png()
    .toBuffer();
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'passerelle-personal-'));
  test = await startAuthSite({ env: { PASSERELLE_MEDIA_CACHE: folder } });
  test.wordpress.file = (_id, { authorization }) => answerTo(authorization);
});
afterEach(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});
afterAll(() => sharp.cache(false));

/** Answers like FileRoute, by the person of the token; an invalid token gets 401. */
function answerTo(authorization: string | undefined) {
  const reader = authorization === undefined ? 'signed out' : readerOf(authorization);
  const noStore = { 'cache-control': 'private, no-store', 'content-type': 'application/json' };
  if (!reader) return raw(401, noStore, '{"code":"session_expired"}');
  if (!mayRead(reader, cell)) return raw(404, noStore, '{"code":"not_found"}');
  const isPublic = mayRead('signed out', cell);
  return raw(
    200,
    {
      'content-type': isPicture(cell.kind) ? 'image/png' : 'application/pdf',
      'content-disposition': 'inline; filename="plan.pdf"',
      'cache-control': isPublic ? 'public, max-age=0, must-revalidate' : 'private, no-store',
      etag: '"v1"',
      'x-passerelle-tags': 'item:12',
    },
    picture,
  );
}

/** Longer than the access tokens of the fake accounts live, in milliseconds. */
const accessLifetime = 601_000;

const sessionsOf = new Map<string, Reader>();
const readerOf = (authorization: string): Reader | undefined => sessionsOf.get(authorization);

async function browserOf(reader: Reader): Promise<Browser> {
  const browser = test.browser();
  if (reader === 'signed out') return browser;
  test.accounts.person = { ...user, id: personIds[reader], email: `${randomUUID()}@example.test` };
  await browser.signIn();
  sessionsOf.set(`Bearer ${browser.held('__Host-access-token')}`, reader);
  return browser;
}

const isPicture = (kind: Kind): boolean => kind === 'cover' || kind === 'gallery';
const pathOf = (kind: Kind): string =>
  isPicture(kind) ? '/media/7/640.webp' : '/api/file/download-file?id=7';

/** Status, caching, and what came: the width of a picture, whether a document is whole, or the code of the refusal. */
async function read(reader: Reader) {
  const response = await (await browserOf(reader)).send('GET', pathOf(cell.kind));
  const { statusCode, headers, rawPayload } = response;
  const body = async () =>
    isPicture(cell.kind) ? (await sharp(rawPayload).metadata()).width : rawPayload.equals(picture);
  return {
    reader,
    status: statusCode,
    caching: headers['cache-control'],
    isTagged: headers['etag'] !== undefined,
    body: statusCode === 200 ? await body() : codeOf(response),
  };
}

function expected(reader: Reader) {
  if (!mayRead(reader, cell))
    return { reader, status: 404, caching: 'no-store', isTagged: false, body: 'not_found' };
  const isPublic = mayRead('signed out', cell);
  return isPicture(cell.kind)
    ? {
        reader,
        status: 200,
        caching: isPublic ? 'public, max-age=3600, must-revalidate' : 'private, no-store',
        isTagged: isPublic,
        body: 640,
      }
    : {
        reader,
        status: 200,
        caching: isPublic ? 'private, no-cache' : 'private, no-store',
        isTagged: true,
        body: true,
      };
}

describe.each(cells)('$kind of $place content', (of) => {
  // The editor first and last: nothing of theirs is left to anybody else.
  it('is sent to authorised readers, and cached only where it is public', async () => {
    cell = of;
    const order: Reader[] = ['editor', ...readers];
    const answers: Awaited<ReturnType<typeof read>>[] = [];
    for (const reader of order) answers.push(await read(reader));
    expect(answers).toEqual(order.map(expected));
    const isCacheable = mayRead('signed out', of) && isPicture(of.kind);
    expect(readdirSync(folder)).toHaveLength(Number(isCacheable));
  });
});

describe('pictures of members-only content', () => {
  beforeEach(() => {
    cell = { kind: 'cover', place: 'members-only' };
  });

  it('do not leak between concurrent requests of visitors and members', async () => {
    const [member, visitor] = [await browserOf('member'), await browserOf('signed out')];
    const statuses = await Promise.all(
      Array.from(
        { length: 20 },
        async (_, index) =>
          (await (index % 2 ? member : visitor).send('GET', '/media/7/320.webp')).statusCode,
      ),
    );
    expect(statuses).toEqual(statuses.map((_, index) => (index % 2 ? 200 : 404)));
  });

  it('are sent with a renewed session when the access token has expired', async () => {
    const member = await browserOf('member');
    const old = member.held('__Host-access-token');
    test.clock.advance(accessLifetime);
    test.wordpress.file = (_id, { authorization }) => {
      if (authorization && authorization !== `Bearer ${old}`) sessionsOf.set(authorization, 'member');
      return answerTo(authorization);
    };
    expect((await member.send('GET', '/media/7/640.webp')).statusCode).toBe(200);
    expect(test.accounts.rotations).toBe(1);
    expect(member.cookies.get('__Host-refresh-token')).toBeDefined();
  });

  it('are not sent after the session, unlike public files', async () => {
    const member = await browserOf('member');
    test.accounts.endAll();
    sessionsOf.clear();
    const cookies = [...member.cookies];
    expect((await member.send('GET', '/media/7/640.webp')).statusCode).toBe(404);
    for (const [name, value] of cookies) member.cookies.set(name, value);
    const refused = await member.send('GET', '/api/file/download-file?id=7');
    expect([refused.statusCode, codeOf(refused)]).toEqual([401, 'session_expired']);
    for (const [name, value] of cookies) member.cookies.set(name, value);
    cell = { kind: 'document', place: 'public' };
    expect((await member.send('GET', '/api/file/download-file?id=7')).statusCode).toBe(200);
  });

  it('query WordPress once without a session, and never for an unsupported width', async () => {
    expect((await test.get('/media/7/640.webp')).statusCode).toBe(404);
    expect(test.wordpress.requestedFiles).toHaveLength(1);
    const member = await browserOf('member');
    expect((await member.send('GET', '/media/7/641.webp')).statusCode).toBe(404);
    expect(test.wordpress.requestedFiles).toHaveLength(1);
  });

  it('are 503, not 404, while WordPress fails', async () => {
    const member = await browserOf('member');
    test.wordpress.file = (_id, { authorization }) =>
      authorization ? raw(500, {}, 'SQLSTATE') : answerTo(undefined);
    const response = await member.send('GET', '/media/7/640.webp');
    expect([response.statusCode, codeOf(response)]).toEqual([503, 'content_system_unavailable']);
  });
});
