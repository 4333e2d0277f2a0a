import { data, type LoaderFunctionArgs } from 'react-router';
import type { Language } from '../../../../shared/config/locales.ts';
import { FindOwnProfileDocument } from '../../../../shared/graphql/generated/documents/find-own-profile.ts';
import type { FindOwnProfileQuery } from '../../../../shared/graphql/generated/operations.ts';
import type { LoadedRecord } from '../../../content/own-records/form/load-moderated.ts';
import { load } from '../../../graphql/client/load.ts';
import type { Values } from '../../../lib/record-form/values.ts';
import { languageContext } from '../../../lib/site.ts';

export interface LoadedProfile extends LoadedRecord {
  /** Values of a new profile that come from the account. */
  readonly begun: Values;
}

/** @returns the id that the form opens; undefined: the person has no profile. @throws Response 404 for an id that is not their own */
export function chooseId(
  own: FindOwnProfileQuery['passerelleOwnProfile'],
  language: Language,
  asked: string | null,
): number | undefined {
  const { fr, en } = own?.translations ?? { fr: null, en: null };
  const ids = (language === 'fr' ? [fr, en] : [en, fr]).filter((id) => id !== null);
  const id = asked === null ? ids[0] : ids.find((each) => String(each) === asked);
  if (asked !== null && id === undefined) throw data(null, { status: 404 });
  return id;
}

/** Both countries are where the person says to live, until they say otherwise. */
export function begunFrom(user: FindOwnProfileQuery['passerelleUser']): Values {
  const { firstName, lastName, country } = user ?? { firstName: '', lastName: '', country: null };
  const values = { firstName, lastName, activityCountry: country, residenceCountry: country };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}

/**
 * @param loadForm the record with this id, or a new one
 * @throws Response 404 · QueryError
 */
export async function loadOwnProfile(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  loadForm: (params: { id?: string }) => Promise<LoadedRecord>,
): Promise<LoadedProfile> {
  const { passerelleOwnProfile: own, passerelleUser: user } = await load(context, FindOwnProfileDocument, {});
  const id = chooseId(own, context.get(languageContext), new URL(request.url).searchParams.get('id'));
  const { record, ...loaded } = await loadForm(id === undefined ? {} : { id: String(id) });
  const begun = id === undefined ? begunFrom(user) : {};
  return { record: { ...record, values: { ...record.values, ...begun } }, ...loaded, begun };
}
