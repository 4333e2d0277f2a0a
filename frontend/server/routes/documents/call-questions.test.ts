import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleAskedForm } from '../../../src/testing/sample-asked-form.ts';
import { type ReaderSite, startReaderSite } from '../../testing/reader-site.ts';

const form = { document: JSON.stringify(sampleAskedForm), minutes: 45, questions: 6 };
let site: ReaderSite;
let applicationForm: object | null;
beforeEach(async () => {
  applicationForm = form;
  site = await startReaderSite({
    CallQuestions: ({ variables }) => ({
      passerelleCall:
        variables?.['slug'] === 'ndar'
          ? { applicationForm, card: { slug: 'ndar', title: 'Résidence Ndar' }, translations: [] }
          : null,
    }),
  });
});
afterEach(() => site.close());

it.each([
  ['/appel-a-candidature/ndar/questions.docx', 'Votre projet', 'fr'],
  ['/en/call-for-application/ndar/questions.docx', 'Your project', 'en'],
])('%s has the questions in its language, for everybody', async (path, section, language) => {
  const response = await site.get(path);
  expect([response.statusCode, response.headers['content-language']]).toEqual([200, language]);
  expect(response.headers['content-type']).toBe(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  );
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename="?ndar\.docx/);
  expect(response.headers['x-robots-tag']).toMatch(/noindex/);
  expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const document = unzipSync(response.rawPayload)['word/document.xml'] ?? new Uint8Array();
  expect(strFromU8(document)).toContain(section);
  const again = await site.get(path);
  expect(again.headers['etag']).toBe(response.headers['etag']);
  expect(site.wordpress.receivedOf('CallQuestions')).toHaveLength(1);
});

it('is not found without a published form, nor for an unknown call', async () => {
  applicationForm = null;
  const none = await site.get('/appel-a-candidature/ndar/questions.docx');
  const unknown = await site.get('/appel-a-candidature/inconnu/questions.docx');
  expect([none.statusCode, unknown.statusCode]).toEqual([404, 404]);
});
