import { expect, it } from 'vitest';
import type { RouteEntry } from '../shared/config/route-kinds.ts';
import { routes, workspaceIds } from '../shared/config/routes.ts';
import { readAssets } from './build-files.ts';

const manifest = {
  'src/app/public/entry.ts': { file: 'assets/entry-1.js', name: 'entry', isEntry: true },
  'src/app/forms/entry-forms.ts': { file: 'assets/forms-2.js', name: 'forms', isEntry: true },
  'src/features/suggestions/suggest.ts': { file: 'assets/suggest-3.js', name: 'suggest' },
};
const { 'src/app/forms/entry-forms.ts': _, ...withoutForms } = manifest;
const entry = 'src/app/workspace/entry.tsx';
const forYou = 'src/features/dashboard/for-you/for-you.screen.tsx';
/** The module of each screen, which several routes may share. */
const screenOf = Object.fromEntries(
  workspaceIds.map((id) => {
    const { module }: RouteEntry = routes[id];
    return [id, `src/${module}.screen.tsx`];
  }),
);
const fileOf = (module: string): string => `assets/workspace/${module.replaceAll('/', '-')}.js`;
const workspace = {
  [entry]: {
    file: 'assets/workspace/entry-1.js',
    imports: ['_react.js'],
    css: ['assets/workspace/entry-2.css'],
  },
  '_react.js': { file: 'assets/workspace/react-3.js' },
  '_dates.js': { file: 'assets/workspace/dates-4.js', imports: ['_react.js'] },
  'src/app/workspace/texts/fr.ts': { file: 'assets/workspace/fr-7.js', imports: [entry] },
  'src/app/workspace/texts/en.ts': { file: 'assets/workspace/en-8.js', imports: [entry] },
  ...Object.fromEntries(
    Object.values(screenOf).map((module) => [module, { file: fileOf(module), imports: [entry] }]),
  ),
  [forYou]: {
    file: 'assets/workspace/for-you-5.js',
    imports: [entry, '_dates.js'],
    css: ['assets/workspace/for-you-6.css'],
  },
};

it('lists the files of a page, and the main font', () => {
  const files = [
    '/assets/entry-1.js',
    '/assets/style-6.css',
    '/assets/workspace/entry-2.css',
    '/assets/bricolage-grotesque-latin-wght-normal-7.woff2',
    '/assets/bricolage-grotesque-latin-ext-wght-normal-8.woff2',
    '/favicon.svg',
  ];
  expect(readAssets({ client: manifest, workspace }, files)).toEqual({
    module: '/assets/entry-1.js',
    forms: '/assets/forms-2.js',
    css: ['/assets/style-6.css'],
    fonts: ['/assets/bricolage-grotesque-latin-wght-normal-7.woff2'],
    workspace: {
      entry: {
        js: ['/assets/workspace/entry-1.js', '/assets/workspace/react-3.js'],
        css: ['/assets/workspace/entry-2.css'],
      },
      texts: { fr: ['/assets/workspace/fr-7.js'], en: ['/assets/workspace/en-8.js'] },
      screens: {
        ...Object.fromEntries(
          Object.entries(screenOf).map(([id, module]) => [id, { js: [`/${fileOf(module)}`], css: [] }]),
        ),
        forYou: {
          js: ['/assets/workspace/for-you-5.js', '/assets/workspace/dates-4.js'],
          css: ['/assets/workspace/for-you-6.css'],
        },
      },
    },
  });
});

it('refuses a build without an entry, texts or a screen', () => {
  const without = (replaced: Partial<Parameters<typeof readAssets>[0]>) => () =>
    readAssets({ client: manifest, workspace, ...replaced }, []);
  expect(without({ client: {} })).toThrow('The manifest has no entry "entry"');
  expect(without({ client: withoutForms })).toThrow('The manifest has no entry "forms"');
  expect(without({ workspace: {} })).toThrow(`The manifest has no ${entry}`);
  expect(without({ workspace: { [entry]: workspace[entry] } })).toThrow(
    `The manifest has no ${forYou}, the screen of forYou`,
  );
  const { 'src/app/workspace/texts/en.ts': __, ...withoutEnglish } = workspace;
  expect(without({ workspace: withoutEnglish })).toThrow('The manifest has no src/app/workspace/texts/en.ts');
});
