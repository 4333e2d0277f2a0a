import type { ParseKeys, TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { CallMoment } from '../../content/calls/call-moment.ts';
import { aidOf, feesOf } from '../../../shared/calls/call-money.ts';
import { type Fact, Facts } from '../../content/detail/facts.tsx';
import { useCommonFacts } from '../../content/detail/use-common-facts.ts';
import { When } from '../../content/detail/when.tsx';
import { formatDate } from '../../../shared/dates/dates.ts';
import { aidTypeKeys, callTypeKeys, depositLanguageKeys } from '../../../shared/i18n/label-keys.ts';
import { useSite } from '../../lib/site.ts';
import { useFieldLabel } from '../../lib/use-field-label.ts';
import type { Call } from './call.ts';

interface CallFactsProps {
  call: Call;
  moment: CallMoment;
}

/** Facts for readers' decision: the cost, the aid, who may apply; then the kind of call and its place. */
export function CallFacts({ call, moment }: CallFactsProps) {
  const { t } = useTranslation('calls');
  const { t: common } = useTranslation();
  const { language } = useSite();
  const label = useFieldLabel();
  const { card, opensAt, zone, places, decisionDate } = call;
  return (
    <Facts
      facts={[
        { name: label('fees'), value: feesOf(call, language, common) },
        { name: t('aid'), value: aidOf(call, language, common) },
        ...useApplicantFacts(call),
        { name: label('places'), value: places !== null && new Intl.NumberFormat(language).format(places) },
        {
          name: t('opens'),
          value: moment !== 'planned' && opensAt && <When instant={opensAt} zone={zone} />,
        },
        { name: label('decisionDate'), value: decisionDate && formatDate(decisionDate, language) },
        { name: label('callType'), value: card.callType && t(callTypeKeys[card.callType]) },
        { name: label('aidType'), value: card.aidType && t(aidTypeKeys[card.aidType]) },
        {
          name: label('depositLanguages'),
          value: call.depositLanguages.map((code) => t(depositLanguageKeys[code])).join(', '),
        },
        ...useCommonFacts(card),
      ]}
    />
  );
}

const applicantKeys = {
  person: 'applicants.person',
  structure: 'applicants.structure',
} as const satisfies Record<Call['applicants'][number], ParseKeys<'calls'>>;

/** Persons or structures, from which countries, of which age. */
function useApplicantFacts({ applicants, applicantCountries, ageMin, ageMax }: Call): Fact[] {
  const { t } = useTranslation('calls');
  const label = useFieldLabel();
  const [first] = applicants;
  const who = applicants.length > 1 ? t('applicants.BOTH') : first && t(applicantKeys[first]);
  return [
    { name: label('applicants'), value: who },
    { name: label('applicantCountryIds'), value: applicantCountries.map(({ name }) => name).join(', ') },
    { name: t('age'), value: ageText(ageMin, ageMax, t) },
  ];
}

function ageText(min: number | null, max: number | null, t: TFunction<'calls'>) {
  if (min !== null && max !== null) return t(min === max ? 'ageExactly' : 'ageBetween', { min, max });
  if (min !== null) return t('ageFrom', { min });
  return max === null ? undefined : t('ageUpTo', { max });
}
