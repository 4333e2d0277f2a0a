import { expect, it } from 'vitest';
import { readAssets } from './build-files.ts';

const manifest = {
  'src/app/public/entry.ts': { file: 'assets/entry-1.js', name: 'entry', isEntry: true },
  'src/app/forms/entry-forms.ts': { file: 'assets/forms-2.js', name: 'forms', isEntry: true },
  'src/features/suggestions/suggest.ts': { file: 'assets/suggest-3.js', name: 'suggest' },
};
const { 'src/app/forms/entry-forms.ts': _, ...withoutForms } = manifest;
const entry = 'src/app/workspace/entry.tsx';
const screen = 'src/features/dashboard/for-you/for-you.screen.tsx';
const form = 'src/features/initiatives/form/initiative-form.screen.tsx';
const list = 'src/features/own-initiatives/own-initiatives.screen.tsx';
const member = 'src/features/members/member.screen.tsx';
const contact = 'src/features/members/contact/contact-member.screen.tsx';
const structures = 'src/features/structures/own-structures.screen.tsx';
const structureMembers = 'src/features/structures/structure-members.screen.tsx';
const structureDetail = 'src/features/members/structure/structure-detail.screen.tsx';
const structureForm = 'src/features/structures/form/structure-form.screen.tsx';
const profile = 'src/features/profile/form/profile-form.screen.tsx';
const queue = 'src/features/moderation/list/moderations.screen.tsx';
const reports = 'src/features/reports/reports.screen.tsx';
const review = 'src/features/moderation/detail/moderation.screen.tsx';
const workspace = {
  [entry]: {
    file: 'assets/workspace/entry-1.js',
    imports: ['_react.js'],
    css: ['assets/workspace/entry-2.css'],
  },
  '_react.js': { file: 'assets/workspace/react-3.js' },
  '_dates.js': { file: 'assets/workspace/dates-4.js', imports: ['_react.js'] },
  [screen]: {
    file: 'assets/workspace/for-you-5.js',
    imports: [entry, '_dates.js'],
    css: ['assets/workspace/for-you-6.css'],
  },
  [form]: { file: 'assets/workspace/form-7.js', imports: [entry] },
  [list]: { file: 'assets/workspace/list-8.js', imports: [entry] },
  [member]: { file: 'assets/workspace/member-9.js', imports: [entry] },
  [contact]: { file: 'assets/workspace/contact-14.js', imports: [entry] },
  [queue]: { file: 'assets/workspace/queue-11.js', imports: [entry] },
  [structures]: { file: 'assets/workspace/structures-12.js', imports: [entry] },
  [structureMembers]: { file: 'assets/workspace/members-13.js', imports: [entry] },
  [structureDetail]: { file: 'assets/workspace/structure-detail-16.js', imports: [entry] },
  [structureForm]: { file: 'assets/workspace/structure-form-15.js', imports: [entry] },
  [profile]: { file: 'assets/workspace/profile-14.js', imports: [entry] },
  [reports]: { file: 'assets/workspace/reports-16.js', imports: [entry] },
  [review]: { file: 'assets/workspace/review-10.js', imports: [entry] },
};
const reviewAssets = { js: ['/assets/workspace/review-10.js'], css: [] };
const formAssets = { js: ['/assets/workspace/form-7.js'], css: [] };

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
      screens: {
        forYou: {
          js: ['/assets/workspace/for-you-5.js', '/assets/workspace/dates-4.js'],
          css: ['/assets/workspace/for-you-6.css'],
        },
        moderations: { js: ['/assets/workspace/queue-11.js'], css: [] },
        reports: { js: ['/assets/workspace/reports-16.js'], css: [] },
        moderateMember: reviewAssets,
        moderateInitiative: reviewAssets,
        moderateEvent: reviewAssets,
        moderateResource: reviewAssets,
        ownInitiatives: { js: ['/assets/workspace/list-8.js'], css: [] },
        newInitiative: formAssets,
        editInitiative: formAssets,
        profileForm: { js: ['/assets/workspace/profile-14.js'], css: [] },
        structures: { js: ['/assets/workspace/structures-12.js'], css: [] },
        structureMembers: { js: ['/assets/workspace/members-13.js'], css: [] },
        structureDetail: { js: ['/assets/workspace/structure-detail-16.js'], css: [] },
        structureForm: { js: ['/assets/workspace/structure-form-15.js'], css: [] },
        member: { js: ['/assets/workspace/member-9.js'], css: [] },
        contactMember: { js: ['/assets/workspace/contact-14.js'], css: [] },
      },
    },
  });
});

it('refuses a build without an entry or a screen', () => {
  const without = (replaced: Partial<Parameters<typeof readAssets>[0]>) => () =>
    readAssets({ client: manifest, workspace, ...replaced }, []);
  expect(without({ client: {} })).toThrow('The manifest has no entry "entry"');
  expect(without({ client: withoutForms })).toThrow('The manifest has no entry "forms"');
  expect(without({ workspace: {} })).toThrow(`The manifest has no ${entry}`);
  expect(without({ workspace: { [entry]: workspace[entry] } })).toThrow(
    `The manifest has no ${screen}, the screen of forYou`,
  );
});
