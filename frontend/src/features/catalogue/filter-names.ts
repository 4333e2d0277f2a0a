import type { KeyOf } from '../../i18n/catalogue.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { CommonKey } from '../../i18n/use-translate.ts';
import type { CatalogueData } from './load-catalogue.ts';
import type { fr } from './locales/fr.ts';
import type { CatalogueState } from './parameters.ts';

export type CatalogueTranslate = Translate<CommonKey | KeyOf<{ catalogue: typeof fr }>>;

/** A filter that the reader chose, in words, and the state without it. */
export interface ChosenFilter {
  name: string;
  without: CatalogueState;
}

export function chosenFilters({ state, choices }: CatalogueData, t: CatalogueTranslate): ChosenFilter[] {
  const first = { ...state, page: 1 };
  const chosen: ChosenFilter[] = [];
  if (state.q) chosen.push({ name: t('catalogue.quoted', { text: state.q }), without: { ...first, q: '' } });
  if (state.type) chosen.push({ name: t(`families.${state.type}`), without: { ...first, type: undefined } });
  if (state.kind) {
    const name = t(state.kind === 'person' ? 'catalogue.persons' : 'catalogue.structures');
    chosen.push({ name, without: { ...first, kind: undefined } });
  }
  if (state.status)
    chosen.push({ name: t(`catalogue.${state.status}`), without: { ...first, status: undefined } });
  for (const facet of ['country', 'sector'] as const) {
    const offered = facet === 'country' ? choices.countries : choices.sectors;
    for (const value of state[facet]) {
      const name = offered.find((choice) => choice.value === value)?.name ?? value;
      chosen.push({ name, without: { ...first, [facet]: state[facet].filter((other) => other !== value) } });
    }
  }
  return chosen;
}
