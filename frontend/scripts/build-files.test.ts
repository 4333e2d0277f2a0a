import { expect, it } from 'vitest';
import { readAssets } from './build-files.ts';

const manifest = {
  'src/app/entry-client.tsx': {
    file: 'assets/entry-1.js',
    isEntry: true,
    dynamicImports: ['src/app/hydrate.tsx'],
  },
  'src/app/hydrate.tsx': { file: 'assets/hydrate-2.js', imports: ['_vendor.js', '_site.js'] },
  '_vendor.js': { file: 'assets/vendor-3.js' },
  '_site.js': { file: 'assets/site-4.js', imports: ['_vendor.js'] },
  'src/features/home/home-page.tsx': { file: 'assets/home-5.js' },
};

const forms = { 'src/app/forms/entry-forms.ts': { file: 'assets/entry-forms-9.js', isEntry: true } };

it('names what a page asks for, and the font of most letters', () => {
  const files = [
    '/assets/entry-1.js',
    '/assets/style-6.css',
    '/assets/bricolage-grotesque-latin-wght-normal-7.woff2',
    '/assets/bricolage-grotesque-latin-ext-wght-normal-8.woff2',
    '/favicon.svg',
  ];
  expect(readAssets(manifest, forms, files)).toEqual({
    module: '/assets/entry-1.js',
    forms: '/assets/entry-forms-9.js',
    css: ['/assets/style-6.css'],
    preloads: ['/assets/hydrate-2.js', '/assets/vendor-3.js', '/assets/site-4.js'],
    fonts: ['/assets/bricolage-grotesque-latin-wght-normal-7.woff2'],
  });
});

it('refuses a build without an entry', () => {
  expect(() => readAssets({}, forms, [])).toThrow('The manifest of pages has no entry');
  expect(() => readAssets(manifest, {}, [])).toThrow('The manifest of forms has no entry');
});
