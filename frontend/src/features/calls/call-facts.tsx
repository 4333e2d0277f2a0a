import { useTranslation } from 'react-i18next';
import type { CallMoment } from '../../content/calls/call-moment.ts';
import { aidOf, feesOf } from '../../../shared/calls/call-money.ts';
import { Facts } from '../../content/detail/facts.tsx';
import { useCommonFacts } from '../../content/detail/use-common-facts.ts';
import { When } from '../../content/detail/when.tsx';
import { formatDate } from '../../../shared/dates/dates.ts';
import { aidTypeKeys, callTypeKeys, depositLanguageKeys } from '../../../shared/i18n/label-keys.ts';
import { useSite } from '../../lib/site.ts';
import { useFieldLabel } from '../../lib/use-field-label.ts';
import { namedCountries, useApplicantFacts } from './applicant-facts.ts';
import type { Call } from './call.ts';

interface CallFactsProps {
  call: Call;
  moment: CallMoment;
}

/** Facts beside those of the panel: the cost, the kind of call and its place; for closed calls also the aid and who could apply. */
export function CallFacts({ call, moment }: CallFactsProps) {
  const { t } = useTranslation('calls');
  const { t: common } = useTranslation();
  const { language } = useSite();
  const label = useFieldLabel();
  const { card, opensAt, zone, places, applicationsEach, decisionDate } = call;
  const format = new Intl.NumberFormat(language);
  const applicants = useApplicantFacts(call, Infinity);
  return (
    <Facts
      facts={[
        { name: label('fees'), value: feesOf(call, language, common) },
        { name: t('aid'), value: moment === 'closed' && aidOf(call, language, common) },
        ...(moment === 'closed' ? applicants : []),
        {
          name: label('applicantCountryIds'),
          value:
            moment !== 'closed' &&
            call.applicantCountries.length > namedCountries &&
            call.applicantCountries.map(({ name }) => name).join(', '),
        },
        { name: label('places'), value: places !== null && format.format(places) },
        {
          name: label('applicationsEach'),
          value:
            call.applicationForm !== null &&
            (applicationsEach ?? 1) > 1 &&
            t('upTo', { number: format.format(applicationsEach ?? 1) }),
        },
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
