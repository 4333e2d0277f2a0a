import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { graphqlLanguage } from '../../../shared/config/locales.ts';
import type { SettingsRoute } from '../../../shared/config/settings-routes.ts';
import { emptyForm, type FormViewData, fieldOf } from '../../../shared/forms/form-view-data.ts';
import {
  type NoticePreferencesQuery,
  NoticePreferencesOperation,
  type SessionsQuery,
  SessionsOperation,
  type SettingsQuery,
  SettingsOperation,
} from '../../../shared/graphql/generated/operations.ts';
import type { QueryFunction } from '../../../shared/graphql/operation.ts';
import {
  languageContext,
  type Member,
  memberContext,
  queryContext,
  viewDataContext,
} from '../../lib/site.ts';

/** Data of every page of the settings: the account, and a refused form. */
export interface SettingsFrame {
  user: Member;
  viewData: FormViewData;
}
export const settingsFrame = ({ context }: LoaderFunctionArgs): SettingsFrame => ({
  user: context.get(memberContext),
  viewData: (context.get(viewDataContext) ?? emptyForm) as FormViewData,
});

type Language = Parameters<typeof graphqlLanguage>[0];
type Ask = (query: QueryFunction, language: Language) => Promise<object>;

const askSettings: Ask = (query, language) =>
  query(SettingsOperation, { language: graphqlLanguage(language) });
/** What each section asks for; the account itself is known to every page. */
const asks: Partial<Record<SettingsRoute, Ask>> = {
  settingsAccount: askSettings,
  settingsEmail: askSettings,
  settingsPreferences: askSettings,
  settingsData: askSettings,
  settingsNotices: (query) => query(NoticePreferencesOperation, {}),
  settingsSessions: (query) => query(SessionsOperation, {}),
};

export const sectionLoader =
  (id: SettingsRoute) =>
  async (args: LoaderFunctionArgs): Promise<SettingsFrame> => {
    const { context } = args;
    const asked = await asks[id]?.(context.get(queryContext), context.get(languageContext));
    return { ...settingsFrame(args), ...asked };
  };

/** Data of the page of a section: of the parts, those that `asks` names for it. */
interface SettingsData extends SettingsFrame, SettingsQuery, SessionsQuery, NoticePreferencesQuery {}

export const useSettings = (): SettingsData => useLoaderData<SettingsData>();

/** Whether this form was refused: then it has the typed values, otherwise the stored ones. */
export const cameBack = (viewData: FormViewData, intent: string): boolean =>
  viewData.intent === intent && viewData.problem !== undefined;

/** A field of one of the forms: as it was typed when the form came back, otherwise the stored value. */
export function settingField(viewData: FormViewData, intent: string, name: string, storedValue = '') {
  const field = fieldOf(viewData, name, intent);
  return cameBack(viewData, intent) ? field : { ...field, defaultValue: storedValue };
}
