import { useTranslation } from 'react-i18next';
import { graphqlLanguage } from '../../../../shared/config/locales.ts';
import { FormReferenceDocument } from '../../../../shared/graphql/generated/documents/form-reference.ts';
import type { EligibilityQuery } from '../../../../shared/graphql/generated/operations.ts';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import { useRead } from '../../../graphql/client/use-read.ts';
import { useSite } from '../../../lib/site.ts';
import styles from './begin.module.css';

export type EligibilityAnswer = NonNullable<EligibilityQuery['passerelleEligibility']>;
type Criterion = EligibilityAnswer['criteria'][number];

const verdictKeys = { yes: 'verdict.yes', no: 'verdict.no', unclear: 'verdict.unclear' } as const;
const summaryKeys = { yes: 'may.yes', no: 'may.no', unclear: 'may.unclear' } as const;

/** Whether one may apply, with what the call says, criterion by criterion. */
export function Eligibility({ eligibility }: { eligibility: EligibilityAnswer }) {
  const { t } = useTranslation('applications');
  const { criteria, isBlocked, verdict } = eligibility;
  const textOf = useCriterionText(eligibility);
  return (
    <section
      aria-labelledby="eligibility"
      className={styles['eligibility']}
      data-verdict={isBlocked ? 'blocked' : verdict}
    >
      <h2 id="eligibility">{t('may.title')}</h2>
      <p aria-live="polite">{isBlocked ? t('may.blocked') : t(summaryKeys[verdict])}</p>
      <ul>
        {criteria.map((criterion) => (
          <li key={criterion.code} data-verdict={criterion.verdict}>
            <strong>{t(verdictKeys[criterion.verdict])}</strong> <span>{textOf(criterion)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Quotes what the call says. */
function useCriterionText({ zone, lateUntil }: EligibilityAnswer): (criterion: Criterion) => string {
  const { t } = useTranslation('applications');
  const { language, now } = useSite();
  const instant = useInstantText();
  const { passerelleReference: reference } = useRead(FormReferenceDocument, {
    language: graphqlLanguage(language),
  });
  const list = new Intl.ListFormat(language, { type: 'disjunction' });

  return ({ code, facts, verdict }) => {
    const values = new Map(facts.map(({ name, value }) => [name, value]));
    const words = (name: string) => (values.get(name) ?? '').split(' ').filter((word) => word !== '');
    const at = (name: string) => instant(values.get(name) ?? '', zone ?? 'UTC');
    switch (code) {
      case 'dates':
        if (lateUntil) return t('late.open', { instant: instant(lateUntil, zone ?? 'UTC') });
        if (verdict === 'yes')
          return values.get('closesAt')
            ? t('criterion.open', { instant: at('closesAt') })
            : t('criterion.openEnd');
        if (Date.parse(values.get('closesAt') ?? '') <= now)
          return t('criterion.closed', { instant: at('closesAt') });
        return values.get('opensAt')
          ? t('criterion.opens', { instant: at('opensAt') })
          : t('criterion.notOpen');
      case 'kind':
        if (words('applicants').length > 1) return t('criterion.both');
        return t(words('applicants')[0] === 'structure' ? 'criterion.structures' : 'criterion.persons');
      case 'country': {
        const names = words('countries').map(
          (iso) => reference.countries.find(({ isoCode }) => isoCode === iso)?.name ?? iso,
        );
        return t(verdict === 'unclear' ? 'criterion.countryUnclear' : 'criterion.country', {
          countries: list.format(names),
        });
      }
      case 'age': {
        const [min, max] = [values.get('min'), values.get('max')];
        if (min && max) return t('criterion.age', { min, max });
        return min ? t('criterion.ageMin', { min }) : t('criterion.ageMax', { max: max ?? '' });
      }
      case 'language':
      default: {
        const names = new Intl.DisplayNames(language, { type: 'language' });
        return t('criterion.language', {
          languages: list.format(words('languages').map((each) => names.of(each) ?? each)),
        });
      }
    }
  };
}
