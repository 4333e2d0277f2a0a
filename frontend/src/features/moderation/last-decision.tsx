import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/dates/dates.ts';
import type {
  ModerationDecisionFragment,
  PasserelleDecision,
} from '../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../lib/site.ts';
import { reasonLabel } from './decision/reasons.ts';
import styles from './moderation.module.css';

/** Texts of the decision, its author and its date. */
export const decidedKeys = {
  valid: 'decided.valid',
  to_edit: 'decided.to_edit',
  rejected: 'decided.rejected',
  pending: 'decided.pending',
} as const satisfies Record<PasserelleDecision, ParseKeys<'moderation'>>;

/** Decision with its date, author and explanation. */
export function LastDecision({ decision }: { decision: ModerationDecisionFragment }) {
  const { t } = useTranslation('moderation');
  const { language } = useSite();
  const { status, date, moderator, comment, rejectionReason, rejectionText } = decision;
  const texts = [rejectionReason && reasonLabel(rejectionReason, language), rejectionText, comment];
  return (
    <div className={styles['decision']}>
      <p>
        {t(decidedKeys[status], {
          date: formatDate(date, language),
          name: moderator ?? t('formerValidator'),
        })}
      </p>
      {texts.map((text) => text && <blockquote key={text}>{text}</blockquote>)}
    </div>
  );
}
