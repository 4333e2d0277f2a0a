import { type Fact, Facts } from '../../content/detail/facts.tsx';
import { useCommonFacts } from '../../content/detail/use-common-facts.ts';
import { usePlace } from '../../content/detail/use-place.ts';
import { useSite } from '../../lib/site.ts';
import { useFieldLabel } from '../../lib/use-field-label.ts';
import { type Entry, isPerson, type Person, type Structure } from './entry.ts';

/** Where, in what, and in which languages. */
export const EntryFacts = ({ entry }: { entry: Entry }) =>
  isPerson(entry) && !entry.card.locked ? <PersonFacts person={entry} /> : <PlaceFacts entry={entry} />;

function PlaceFacts({ entry: { card } }: { entry: Person | Structure }) {
  const label = useFieldLabel();
  const common = useCommonFacts(card);
  return <Facts facts={[{ name: label('city'), value: card.city }, ...common]} />;
}

function PersonFacts({ person }: { person: Person }) {
  return <Facts facts={usePersonFacts(person)} />;
}

const names = (each: readonly { name: string }[]): string => each.map(({ name }) => name).join(', ');

function usePersonFacts(person: Person): Fact[] {
  const label = useFieldLabel();
  const place = usePlace();
  const { language } = useSite();
  const languages = new Intl.DisplayNames([language], { type: 'language' });
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return [
    { name: label('memberType'), value: person.memberType },
    { name: label('activityCountry'), value: place(person.activityCity, person.activityCountry) },
    { name: label('residenceCountry'), value: place(person.residenceCity, person.residenceCountry) },
    { name: label('secondaryCountryIds'), value: names(person.secondaryCountries) },
    { name: label('sectorIds'), value: names(person.card.sectors) },
    {
      name: label('spokenLanguages'),
      value: list.format(person.spokenLanguages.map((code) => languages.of(code) ?? code)),
    },
  ];
}
