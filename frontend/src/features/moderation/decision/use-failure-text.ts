import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '../../../../shared/config/errors.ts';
import { formatDate } from '../../../../shared/dates/dates.ts';
import type { PasserelleDecision } from '../../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../../lib/site.ts';
import { decidedKeys } from '../last-decision.tsx';
import type { DecidedResult } from './decide.ts';

/** Why a decision was refused, and who was faster. */
export function useFailureText(): (error: NonNullable<DecidedResult['error']>) => string {
  const { t, i18n } = useTranslation(['moderation', 'requestErrors']);
  const { language } = useSite();
  const isKnown = (code: string): code is ErrorCode => i18n.exists(code, { ns: 'requestErrors' });
  return (error) => {
    const { code } = error;
    if (code === 'not_found') return t('recordGone');
    if (!isKnown(code)) return t('unreachable');
    const text = t(code, { ns: 'requestErrors' });
    if (!('date' in error) || error.date === null) return text;
    const status = (error.moderationStatus ?? '') as PasserelleDecision;
    const name = error.moderator ?? t('formerValidator');
    return `${text} ${t(decidedKeys[status], { name, date: formatDate(error.date, language) })}.`;
  };
}
