import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AuthSite, type Browser, codeOf, startAuthSite } from '../../../testing/auth-site.ts';
import { data, raw, refusedWith } from '../../../testing/fake-wordpress.ts';

const files = [
  ['attestationOfficielle', 'certificateId', 'download_certificate_failed'],
  ['cv', 'cvId', 'download_cv_failed'],
] as const;
const fileId = 71;
const head = { 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="cv.pdf"' };

let test: AuthSite;
let browser: Browser;
let answer: ReturnType<typeof data>;
let read: number[];
const asked = () => test.wordpress.receivedOf('ProfileFile');

beforeAll(async () => {
  test = await startAuthSite();
  const { answer: others } = test.wordpress;
  test.wordpress.answer = (query) => (query.operationName === 'ProfileFile' ? answer : others(query));
});
afterAll(() => test.close());
beforeEach(async () => {
  answer = data({ passerelleProfileFile: fileId });
  read = [];
  test.wordpress.file = (id) => {
    read.push(id);
    return raw(200, head, 'bytes');
  };
  browser = test.browser();
  await browser.signIn();
  test.wordpress.received.length = 0;
});

describe.each(files)('GET /api/directory/download/%s', (name, file, refusal) => {
  const path = `/api/directory/download/${name}`;

  it('streams the file of the profile, and is never cached', async () => {
    const response = await browser.send('GET', `${path}?memberId=12`);
    expect([response.statusCode, response.body, read]).toEqual([200, 'bytes', [fileId]]);
    expect(response.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="cv\.pdf"/) as string,
    });
    expect(asked().map(({ variables }) => variables)).toEqual([{ memberId: 12, file }]);
  });

  it('says why there is none, in both languages', async () => {
    answer = refusedWith(refusal);
    const [french, english] = await Promise.all(
      ['fr', 'en'].map(async (language) =>
        browser.send('GET', `${path}?memberId=12`, { headers: { 'x-locale': language } }),
      ),
    );
    expect([french?.statusCode, french && codeOf(french), read]).toEqual([404, refusal, []]);
    expect(french?.body).not.toBe(english?.body);
  });

  it('is the same refusal when its bytes may not be read', async () => {
    test.wordpress.file = () => raw(404, {}, '');
    const response = await browser.send('GET', `${path}?memberId=12`);
    expect([response.statusCode, codeOf(response)]).toEqual([404, refusal]);
  });

  it('is refused to visitors and to ids that are none', async () => {
    const visitor = await test.browser().send('GET', `${path}?memberId=12`);
    const wrong = await browser.send('GET', `${path}?memberId=x`);
    expect([visitor.statusCode, wrong.statusCode, asked().length, read]).toEqual([401, 400, 0, []]);
  });
});
