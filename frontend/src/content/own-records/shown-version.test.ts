import { expect, it } from 'vitest';
import { shownVersion } from './shown-version.ts';

const version = (language: 'FR' | 'EN', title: string | null, path: string | null = null) => ({
  __typename: 'PasserelleLanguageVersion' as const,
  language,
  state: 'draft',
  changedFields: [],
  isSource: language === 'FR',
  id: title === null ? null : 5,
  path,
  title,
});
const row = { title: 'Un prix', path: '/appel-a-candidature/un-prix/', language: 'FR' as const };
const french = version('FR', 'Un prix', row.path);

it.each([
  [
    'a published translation',
    version('EN', 'A prize', '/en/call/a-prize/'),
    ['A prize', '/en/call/a-prize/', 'EN'],
  ],
  ['a translation that is not published', version('EN', 'A prize'), ['A prize', row.path, 'EN']],
  ['a translation without a title', version('EN', ''), ['Un prix', row.path, 'FR']],
  ['no translation', version('EN', null), ['Un prix', row.path, 'FR']],
])('shows readers of English a record with %s', (_, english, expected) => {
  const { title, path, language } = shownVersion({ ...row, languageVersions: [french, english] }, 'en');
  expect([title, path, language]).toEqual(expected);
});

it('shows readers of French the French version', () => {
  const languageVersions = [french, version('EN', 'A prize', '/en/call/a-prize/')];
  expect(shownVersion({ ...row, languageVersions }, 'fr')).toEqual(row);
});
