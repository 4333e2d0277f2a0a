import type { Card_CardFragment } from '../../../shared/graphql/generated/operations.ts';
import { useFieldLabel } from '../../lib/use-field-label.ts';
import type { Fact } from './facts.tsx';

const names = (list: { name: string }[]): string => list.map(({ name }) => name).join(', ');

/** Countries and sectors, which every item has. */
export function useCommonFacts({ countries, sectors }: Card_CardFragment): Fact[] {
  const label = useFieldLabel();
  return [
    { name: label('countryIds'), value: names(countries) },
    { name: label('sectorIds'), value: names(sectors) },
  ];
}
