import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPdf } from '../../../application-pdf/testing/read-pdf.ts';
import { type AuthSite, type Browser, codeOf, startAuthSite } from '../../../testing/auth-site.ts';
import { data } from '../../../testing/fake-wordpress.ts';

const copy = {
  document: JSON.stringify({
    number: '12-2026-ABCDEFGHK',
    version: 1,
    call: { title: 'Résidence à Ndar' },
    applicant: { person: 'Awa Ba', structure: null, sentBy: 'Awa Ba' },
    profile: {},
    answers: { where: 'SN' },
    files: [],
  }),
  form: JSON.stringify({
    format: 1,
    sections: [
      {
        id: 'first',
        label: { fr: 'Projet' },
        questions: [{ id: 'where', kind: 'country', label: { fr: 'Où' } }],
      },
    ],
  }),
  letters: [],
  readerZone: null,
  sentAt: '2026-11-28T12:00:00Z',
  sha256: 'a'.repeat(64),
  zone: 'Africa/Dakar',
};
const path = '/api/dashboard/applications';

let test: AuthSite;
let browser: Browser;
let answer: ReturnType<typeof data>;

beforeAll(async () => {
  test = await startAuthSite();
  const { answer: others } = test.wordpress;
  test.wordpress.answer = (query) => {
    if (query.operationName === 'ApplicationCopy') return answer;
    if (query.operationName !== 'FormReference') return others(query);
    const countries = [{ id: 1, name: 'Sénégal', isoCode: 'SN' }];
    return data({ passerelleReference: { countries, sectors: [], logoSize: { bytes: 1, unit: 'MB' } } });
  };
});
afterAll(() => test.close());
beforeEach(async () => {
  answer = data({ passerelleApplicationCopy: copy });
  browser = test.browser();
  await browser.signIn();
  test.wordpress.received.length = 0;
});

const asked = () => test.wordpress.receivedOf('ApplicationCopy').map(({ variables }) => variables);

describe('GET /api/dashboard/applications/receipt and copy', () => {
  it('send PDFs with names, which nothing caches', async () => {
    const receipt = await browser.send('GET', `${path}/receipt?id=7&language=fr`);
    expect(receipt.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="12-2026-ABCDEFGHK\.pdf"/,
      ) as string,
    });
    expect((await readPdf(receipt.rawPayload)).elements).toContainEqual(['P', 'Numéro : 12-2026-ABCDEFGHK']);

    const printed = await browser.send('GET', `${path}/copy?id=7&language=en&sent=false`);
    expect(printed.headers['content-disposition']).toMatch(/filename="Residence a Ndar\.pdf"/);
    const { language, elements } = await readPdf(printed.rawPayload);
    expect([language, elements.slice(-2)]).toEqual([
      'en',
      [
        ['H3', 'Où'],
        ['P', 'Sénégal'],
      ],
    ]);
    expect(asked()).toEqual([
      { id: 7, sent: true },
      { id: 7, sent: false },
    ]);
  });

  it('refuse what is not theirs, visitors, and other languages', async () => {
    answer = data({ passerelleApplicationCopy: null });
    const unknown = await browser.send('GET', `${path}/receipt?id=8&language=fr`);
    expect([unknown.statusCode, codeOf(unknown)]).toEqual([404, 'not_found']);
    const visitor = await test.browser().send('GET', `${path}/receipt?id=8&language=fr`);
    expect([visitor.statusCode, codeOf(visitor)]).toEqual([401, 'access_token_missing']);
    for (const query of ['id=8', 'id=8&language=de', 'language=fr', 'id=x&language=fr']) {
      const refused = await browser.send('GET', `${path}/receipt?${query}`);
      expect([query, refused.statusCode, codeOf(refused)]).toEqual([query, 400, 'malformed_request']);
    }
  });
});
