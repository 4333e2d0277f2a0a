import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../../lib/record-form/record-values.ts';
import { allForms } from '../../../testing/all-forms.ts';
import { acceptFile } from './accept-file.ts';
import { rulesOf } from './rules-of.ts';

const images = { purpose: 'gallery', types: ['image/jpeg', 'image/png'], bytes: 100 };
const documents = { purpose: 'document', types: ['application/pdf'], bytes: 100 };
const fileOf = (bytes: number, type: string, name = 'plan.pdf') =>
  new File([new Uint8Array(bytes)], name, { type });

it('takes a file within the limits as it is', async () => {
  const file = fileOf(100, 'application/pdf');
  expect(await acceptFile(file, documents)).toEqual({ blob: file, name: 'plan.pdf' });
});

it('leaves a type that the browser does not know to the server', async () => {
  const file = fileOf(10, '');
  expect(await acceptFile(file, documents)).toEqual({ blob: file, name: 'plan.pdf' });
});

it.each([
  ['a page of the web', fileOf(10, 'text/html'), documents, 'file_is_web_page'],
  ['another kind of image', fileOf(10, 'image/svg+xml'), images, 'file_is_svg'],
  [
    'a type without a name, by its extension',
    fileOf(10, 'application/x-iwork', 'CV.Pages'),
    documents,
    'file_is_pages',
  ],
  ['an old Word document', fileOf(10, 'application/msword', 'CV.doc'), documents, 'file_is_doc'],
  ['a photo of an iPhone', fileOf(10, 'image/heic', 'IMG_1.HEIC'), images, 'file_is_heic'],
  ['an image where documents belong', fileOf(10, 'image/png', 'scan.png'), documents, 'file_is_picture'],
  ['a document where images belong', fileOf(10, 'application/pdf'), images, 'file_is_pdf'],
  ['a rare image', fileOf(10, 'image/x-rare', 'a.rare'), images, 'file_is_picture_format'],
  ['a type nobody knows', fileOf(10, 'application/x-rare', 'a.rare'), documents, 'file_type'],
  ['nothing', fileOf(0, 'application/pdf'), documents, 'file_corrupt'],
  ['too many bytes', fileOf(101, 'application/pdf'), documents, 'file_too_large'],
  ['an image that cannot be read', fileOf(101, 'image/png', 'a.png'), images, 'file_corrupt'],
])('refuses %s', async (_case, file, rules, code) => {
  expect(await acceptFile(file, rules)).toBe(code);
});

describe('what a field of a logo takes', () => {
  const fields = fieldsOf(allForms['structure'] ?? { steps: [] });
  const field = (key: string) => fields.find((each) => each.key === key) ?? { upload: undefined };
  const logo = field('logoId');

  it('follows the setting of the site', async () => {
    const rules = rulesOf(logo, { logoSize: { bytes: 5_000_000, unit: 'MB' } });
    const file = fileOf(3_000_000, 'image/png', 'logo.png');
    expect(rules).toEqual({ ...logo.upload, bytes: 5_000_000, unit: 'MB' });
    expect(rules && (await acceptFile(file, rules))).toEqual({ blob: file, name: 'logo.png' });
  });

  it.each([null, undefined])('is what its declaration says without a setting (%s)', (logoSize) => {
    expect(rulesOf(logo, { logoSize })).toEqual(logo.upload);
  });

  it('says nothing about other files', () => {
    const documents = field('documentIds');
    const rules = rulesOf(documents, { logoSize: { bytes: 1, unit: 'KB' } });
    expect(rules).toEqual(documents.upload);
    expect(rules?.purpose).toBe('document');
  });

  it('holds for the rows of a call', () => {
    const emitters = fieldsOf(allForms['call_for_application'] ?? { steps: [] }).find(
      ({ key }) => key === 'emitters',
    );
    const column = emitters?.columns?.find(({ key }) => key === 'logoId') ?? { upload: undefined };
    expect(rulesOf(column, { logoSize: { bytes: 300_000, unit: 'KB' } })?.bytes).toBe(300_000);
  });
});
