import { useTranslation } from 'react-i18next';
import { structureTypeKeys } from '../../../shared/i18n/label-keys.ts';
import { usePlace } from '../../content/detail/use-place.ts';
import { type Entry, isPerson } from './entry.ts';

/** Description of an entry in few words: above its name, and where the page is found or shared. */
interface EntryWords {
  kicker: string;
  description: string;
}

const joined = (parts: readonly (string | null | undefined)[], by: string): string =>
  parts.filter(Boolean).join(by);

/** What a person or structure does, where, and in which sectors; a locked entry has what its card shows. */
export function useEntryWords(entry: Entry): EntryWords {
  const { t } = useTranslation('directory');
  const place = usePlace();
  const { card } = entry;
  const [country = null] = card.countries;
  const where =
    (isPerson(entry) && place(entry.activityCity, entry.activityCountry)) || place(card.city, country);
  const what = isPerson(entry) ? card.job : card.structureType && t(structureTypeKeys[card.structureType]);
  const sectors = card.sectors.map(({ name }) => name).join(', ');
  const sentences = [joined([what, where], ', '), sectors, card.summary === what ? '' : card.summary];
  return {
    kicker: isPerson(entry) ? (where ?? sectors) : joined([what, where], ' · '),
    description: sentences
      .filter(Boolean)
      .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
      .join(' '),
  };
}
