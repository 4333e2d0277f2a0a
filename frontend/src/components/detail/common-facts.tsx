import type { Card_CardFragment } from '../../graphql/generated/operations.ts';
import type { CommonKey } from '../../i18n/use-translate.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { Fact } from './facts.tsx';

const names = (list: { name: string }[]): string => list.map(({ name }) => name).join(', ');

/** Countries and sectors, which every thing has. */
export function commonFacts({ countries, sectors }: Card_CardFragment, t: Translate<CommonKey>): Fact[] {
  return [
    { name: t('detail.countries'), value: names(countries) },
    { name: t('detail.sectors'), value: names(sectors) },
  ];
}
