import { useLoaderData } from 'react-router';
import { type FormViewData, fieldOf } from '../../../shared/forms/form-view-data.ts';
import type {
  NoticePreferencesQuery,
  SessionsQuery,
  SettingsQuery,
} from '../../../shared/graphql/generated/operations.ts';
import type { Member } from '../../lib/site.ts';
import type { StaffText } from '../../lib/staff-texts.ts';

/** Data of the page: the account, and a refused form. */
export interface SettingsData extends SettingsQuery, SessionsQuery, NoticePreferencesQuery {
  user: Member;
  viewData: FormViewData;
  words: StaffText | undefined;
  switchPath: string;
}

export const useSettings = (): SettingsData => useLoaderData<SettingsData>();

/** Whether this form was refused: then it has the typed values, otherwise the stored ones. */
export const cameBack = (viewData: FormViewData, intent: string): boolean =>
  viewData.intent === intent && viewData.problem !== undefined;

/** A field of one of the forms: as it was typed when the form came back, otherwise the stored value. */
export function settingField(viewData: FormViewData, intent: string, name: string, storedValue = '') {
  const field = fieldOf(viewData, name, intent);
  return cameBack(viewData, intent) ? field : { ...field, defaultValue: storedValue };
}
