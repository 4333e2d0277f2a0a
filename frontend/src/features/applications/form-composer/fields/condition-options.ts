import sectors from '../../../../../../wp-plugin/config/sectors.json' with { type: 'json' };
import type { Condition } from '../../../../../shared/application-form/form-document.ts';
import type { Language } from '../../../../../shared/config/locales.ts';
import type { Country } from '../composer-context.ts';
import type { Item } from './item.ts';

type Operator = Condition['operator'];
type Options = readonly { readonly value: string; readonly label: string }[];

/** Ids of sectors in the preview: those below one begin at this multiple of its own. */
const idsOfSector = 100;

const operatorsOfKind: Partial<Record<Item['kind'], readonly [Operator, ...Operator[]]>> = {
  choice: ['equals'],
  choices: ['contains'],
  yesNo: ['equals'],
  statement: ['equals'],
  country: ['equals'],
  sector: ['equals'],
  number: ['equals', 'exceeds'],
  amount: ['equals', 'exceeds'],
  date: ['equals', 'exceeds'],
};

/** The sectors, each after the one that it belongs to. */
export const referenceSectors = (language: Language) =>
  sectors.flatMap(({ children, ...parent }, index) => [
    { id: index + 1, key: parent.key, name: parent[language], parentId: null },
    ...children.map((each, number) => ({
      id: (index + 1) * idsOfSector + number,
      key: each.key,
      name: each[language],
      parentId: index + 1,
    })),
  ]);

/** How conditions compare the answer to an item; none where they can’t. */
export const operatorsOf = (item: Item): readonly Operator[] => operatorsOfKind[item.kind] ?? [];

/** Those of the items before another one that a condition may be about. */
export const sourcesAmong = (items: readonly Item[]): Item[] =>
  items.filter((item) => operatorsOf(item).length > 0 && !('statistical' in item && item.statistical));

/** A condition about an item, before a value is chosen. */
export function conditionOn(item: Item): Condition {
  const value = item.kind === 'yesNo' || item.kind === 'statement' ? true : '';
  return { source: item.id, operator: operatorsOf(item)[0] ?? 'equals', value };
}

/** The answers to choose from; undefined where the value is typed. */
export function valuesFor(
  item: Item,
  language: Language,
  countries: readonly Country[],
  textOf: (texts: { readonly fr?: string; readonly en?: string }) => string,
): Options | undefined {
  switch (item.kind) {
    case 'choice':
    case 'choices':
      return item.choices.map(({ id, label }) => ({ value: id, label: textOf(label) }));
    case 'country':
      return countries.map(({ code, name }) => ({ value: code, label: name }));
    case 'sector':
      return referenceSectors(language).map(({ key, name }) => ({ value: key, label: name }));
    case 'shortText':
    case 'longText':
    case 'number':
    case 'amount':
    case 'date':
    case 'yesNo':
    case 'link':
    case 'phone':
    case 'email':
    case 'file':
    case 'table':
    case 'statement':
    case 'letter':
    case 'profileValue':
    default:
      return undefined;
  }
}
