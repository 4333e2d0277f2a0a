import { useTranslation } from 'react-i18next';
import type { Card_CardFragment } from '../../../shared/graphql/generated/operations.ts';
import type { Fact } from './facts.tsx';

const names = (list: { name: string }[]): string => list.map(({ name }) => name).join(', ');

/** Countries and sectors, which every thing has. */
export function useCommonFacts({ countries, sectors }: Card_CardFragment): Fact[] {
  const { t } = useTranslation('detail');
  return [
    { name: t('countries'), value: names(countries) },
    { name: t('sectors'), value: names(sectors) },
  ];
}
