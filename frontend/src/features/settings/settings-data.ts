import { useLoaderData } from 'react-router';
import { type GivenForm, fieldOf } from '../../components/form/given-form.ts';
import type { SessionsQuery, SettingsQuery } from '../../graphql/generated/operations.ts';
import type { Member } from '../../lib/guard.ts';
import type { PageWords } from '../../lib/page-words.ts';

/** What the page shows: the account as it is, and a form that came back. */
export interface SettingsData extends SettingsQuery, SessionsQuery {
  user: Member;
  given: GivenForm;
  words: PageWords | undefined;
  switchPath: string;
}

export const useSettings = (): SettingsData => useLoaderData<SettingsData>();

/** Did this form come back? Then it shows what was typed, otherwise what is kept. */
export const cameBack = (given: GivenForm, intent: string): boolean =>
  given.intent === intent && given.problem !== undefined;

/** A field of one of the forms: as it was typed when the form came back, otherwise as it is kept. */
export function settingField(given: GivenForm, intent: string, name: string, kept = '') {
  const field = fieldOf(given, name, intent);
  return cameBack(given, intent) ? field : { ...field, defaultValue: kept };
}
