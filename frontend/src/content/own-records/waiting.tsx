import { useTranslation } from 'react-i18next';
import { useSite } from '../../lib/site.ts';

const dayInMilliseconds = 86_400_000;

/** Number of whole days that the record has waited for a validator. */
export function Waiting({ since }: { since: string }) {
  const { t } = useTranslation('ownRecords');
  const { now } = useSite();
  const days = Math.max(0, Math.floor((now - Date.parse(since)) / dayInMilliseconds));
  return <span>{days === 0 ? t('waitsToday') : t('waits', { count: days })}</span>;
}
