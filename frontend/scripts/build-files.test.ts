import { expect, it } from 'vitest';
import { readAssets } from './build-files.ts';

const manifest = {
  'src/app/public/entry.ts': { file: 'assets/entry-1.js', name: 'entry', isEntry: true },
  'src/app/forms/entry-forms.ts': { file: 'assets/forms-2.js', name: 'forms', isEntry: true },
  'src/features/suggestions/suggest.ts': { file: 'assets/suggest-3.js', name: 'suggest' },
};
const { 'src/app/forms/entry-forms.ts': _, ...withoutForms } = manifest;

it('names what a page asks for, and the font of most letters', () => {
  const files = [
    '/assets/entry-1.js',
    '/assets/style-6.css',
    '/assets/bricolage-grotesque-latin-wght-normal-7.woff2',
    '/assets/bricolage-grotesque-latin-ext-wght-normal-8.woff2',
    '/favicon.svg',
  ];
  expect(readAssets(manifest, files)).toEqual({
    module: '/assets/entry-1.js',
    forms: '/assets/forms-2.js',
    css: ['/assets/style-6.css'],
    fonts: ['/assets/bricolage-grotesque-latin-wght-normal-7.woff2'],
  });
});

it('refuses a build without an entry', () => {
  expect(() => readAssets({}, [])).toThrow('The manifest has no entry "entry"');
  expect(() => readAssets(withoutForms, [])).toThrow('The manifest has no entry "forms"');
});
