import { Facts } from '../../content/detail/facts.tsx';
import { useCommonFacts } from '../../content/detail/use-common-facts.ts';
import { useSite } from '../../lib/site.ts';
import { useFieldLabel } from '../../lib/use-field-label.ts';
import { type Entry, isPerson } from './entry.ts';

/** Where, in what, and in which languages. */
export function EntryFacts({ entry }: { entry: Entry }) {
  const label = useFieldLabel();
  const { language } = useSite();
  const spoken = isPerson(entry) ? entry.spokenLanguages : [];
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return (
    <Facts
      facts={[
        { name: label('city'), value: entry.card.city },
        ...useCommonFacts(entry.card),
        {
          name: label('spokenLanguages'),
          value: list.format(spoken.map((code) => names.of(code) ?? code)),
        },
      ]}
    />
  );
}
