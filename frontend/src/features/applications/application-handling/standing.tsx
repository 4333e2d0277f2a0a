import { useTranslation } from 'react-i18next';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import { useSite } from '../../../lib/site.ts';
import { ineligibilityLabel } from '../form/ineligibility-label.ts';
import type { Handling } from './handling.ts';
import styles from './handling.module.css';

interface StandingProps {
  handling: Handling;
  /** Time zone of the call. */
  zone: string;
}

/** What was decided on the application, and why. */
export function Standing({ handling, zone }: StandingProps) {
  const { t } = useTranslation('applicationHandling');
  const { language } = useSite();
  const instant = useInstantText();
  const { eligibility, state, steps } = handling;
  if (eligibility === null) return <p>{undecided()}</p>;
  const { reason, criterion, text, decidedAt } = eligibility;
  const at = { instant: instant(decidedAt, zone) };
  if (reason === null) return <p>{t('now.eligible', at)}</p>;
  return (
    <>
      <p>{t('now.ineligible', at)}</p>
      <p>
        {reason === 'stated'
          ? t('now.criterion', { criterion })
          : t('now.reason', { reason: ineligibilityLabel(reason, language) })}
      </p>
      <blockquote className={styles['quoted']}>{text}</blockquote>
    </>
  );

  function undecided(): string {
    if (steps.length > 0) return t('now.unchecked');
    if (state !== 'draft' && state !== 'sent' && state !== 'eligible' && state !== 'ineligible')
      return t('now.decided');
    return t(state === 'draft' ? 'now.takenBack' : 'now.withdrawn');
  }
}
