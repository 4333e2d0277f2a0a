import type { TFunction } from 'i18next';
import { familiesKeys } from '../../../shared/i18n/label-keys.ts';
import { type Choice, nameOfChoice } from './choices.ts';
import { statusKeys } from './label-keys.ts';
import type { CatalogueData } from './load-catalogue.ts';
import type { CatalogueState } from '../../../shared/catalogue/parameters.ts';

/** A filter that the reader chose, in words, and the state without it. */
export interface ChosenFilter {
  name: string;
  without: CatalogueState;
}

/** A value that there is not stands as it was typed, between quotation marks. */
const nameOf = (offered: Choice[], value: string, t: TFunction<'catalogue'>): string =>
  nameOfChoice(offered, value) ?? t('quoted', { text: value });

/** Every chosen value by itself. */
export function chosenFilters({ state, choices }: CatalogueData, t: TFunction<'catalogue'>): ChosenFilter[] {
  const first = { ...state, page: 1 };
  const chosen: ChosenFilter[] = [];
  if (state.q) chosen.push({ name: t('quoted', { text: state.q }), without: { ...first, q: '' } });
  if (state.type) chosen.push({ name: t(familiesKeys[state.type]), without: { ...first, type: undefined } });
  if (state.kind) {
    const name = t(state.kind === 'person' ? 'persons' : 'structures');
    chosen.push({ name, without: { ...first, kind: undefined } });
  }
  if (state.status)
    chosen.push({ name: t(statusKeys[state.status]), without: { ...first, status: undefined } });
  for (const facet of ['country', 'sector'] as const) {
    const offered = facet === 'country' ? choices.countries : choices.sectors;
    for (const value of state[facet]) {
      const name = nameOf(offered, value, t);
      chosen.push({ name, without: { ...first, [facet]: state[facet].filter((other) => other !== value) } });
    }
  }
  return chosen;
}

/** A way out of an empty list: the state without one whole filter, and how much that gives. */
export interface WayOut extends ChosenFilter {
  total: number;
}

const fields = {
  QUERY: ['q', ''],
  TYPE: ['type', undefined],
  KIND: ['kind', undefined],
  STATUS: ['status', undefined],
  COUNTRY: ['country', []],
  SECTOR: ['sector', []],
} as const;

/** What the content system proposes, best first. An archive's own type is not the reader's to take away. */
export function waysOut(found: CatalogueData, t: TFunction<'catalogue'>): WayOut[] {
  const { state, choices, relaxations } = found;
  const names = (filter: keyof typeof fields): string => {
    switch (filter) {
      case 'QUERY':
        return t('quoted', { text: state.q });
      case 'TYPE':
        return state.type ? t(familiesKeys[state.type]) : '';
      case 'KIND':
        return state.kind ? t(state.kind === 'person' ? 'persons' : 'structures') : '';
      case 'STATUS':
        return state.status ? t(statusKeys[state.status]) : '';
      case 'COUNTRY':
        return state.country.map((value) => nameOf(choices.countries, value, t)).join(', ');
      case 'SECTOR':
        return state.sector.map((value) => nameOf(choices.sectors, value, t)).join(', ');
      default:
        return filter satisfies never;
    }
  };
  return relaxations.flatMap(({ filter, total }) => {
    const name = names(filter);
    const [field, none] = fields[filter];
    return name ? [{ name, total, without: { ...state, page: 1, [field]: none } }] : [];
  });
}
