import { type Language, languageOfGraphql } from '../../../shared/config/locales.ts';
import type { OwnRecordFieldsFragment } from '../../../shared/graphql/generated/operations.ts';

type Versions = Pick<OwnRecordFieldsFragment, 'title' | 'path' | 'language' | 'languageVersions'>;
export type ShownVersion = Pick<Versions, 'title' | 'path' | 'language'>;

/** Title and public page of a record in the language of the reader, where that version has a title; else its own. */
export function shownVersion(
  { title, path, language, languageVersions }: Versions,
  reading: Language,
): ShownVersion {
  const version = languageVersions.find((each) => languageOfGraphql(each.language) === reading);
  if (!version?.title) return { title, path, language };
  return { title: version.title, path: version.path ?? path, language: version.language };
}
