import type { ParseKeys, TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Fact } from '../../content/detail/facts.tsx';
import { useFieldLabel } from '../../lib/use-field-label.ts';
import type { Call } from './call.ts';

const applicantKeys = {
  person: 'applicants.person',
  structure: 'applicants.structure',
} as const satisfies Record<Call['applicants'][number], ParseKeys<'calls'>>;

/** How many countries a panel names: the facts beside the text name all of them. */
export const namedCountries = 4;

/** Persons or structures, from which countries, of which age. */
export function useApplicantFacts(
  { applicants, applicantCountries, ageMin, ageMax }: Call,
  named = namedCountries,
): Fact[] {
  const { t } = useTranslation('calls');
  const label = useFieldLabel();
  const [first] = applicants;
  const others = applicantCountries.length - named;
  const countries = [
    applicantCountries
      .slice(0, named)
      .map(({ name }) => name)
      .join(', '),
    ...(others > 0 ? [t('cards.moreCountries', { count: others })] : []),
  ].join(' ');
  const who = applicants.length > 1 ? t('applicants.BOTH') : first && t(applicantKeys[first]);
  return [
    { name: label('applicants'), value: who },
    { name: label('applicantCountryIds'), value: countries },
    { name: t('age'), value: ageText(ageMin, ageMax, t) },
  ];
}

function ageText(min: number | null, max: number | null, t: TFunction<'calls'>) {
  if (min !== null && max !== null) return t(min === max ? 'ageExactly' : 'ageBetween', { min, max });
  if (min !== null) return t('ageFrom', { min });
  return max === null ? undefined : t('ageUpTo', { max });
}
