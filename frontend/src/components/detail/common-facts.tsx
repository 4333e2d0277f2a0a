import type { Card_CardFragment } from '../../graphql/generated/operations.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { Fact } from './facts.tsx';
import type { DetailKey } from './use-detail-texts.ts';

const names = (list: { name: string }[]): string => list.map(({ name }) => name).join(', ');

/** Countries and sectors, which every thing has. */
export function commonFacts({ countries, sectors }: Card_CardFragment, t: Translate<DetailKey>): Fact[] {
  return [
    { name: t('detail.countries'), value: names(countries) },
    { name: t('detail.sectors'), value: names(sectors) },
  ];
}
