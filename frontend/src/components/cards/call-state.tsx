import type { Card_CardFragment } from '../../graphql/generated/operations.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { daysUntil } from '../../lib/dates.ts';
import { useSite } from '../../lib/site.ts';
import styles from './call-state.module.css';

/** From this many days on, the time left is said rather than only the date. */
const soon = 30;

type CallFacts = Pick<Card_CardFragment, 'openState' | 'period'>;

/** Open, opening soon or closed, in words and not by colour alone; with the days left when they are few. */
export function CallState({ openState, period }: CallFacts) {
  const t = useTranslate();
  const { now } = useSite();
  if (!openState) return null;
  const left = openState === 'OPEN' && period?.end ? daysUntil(period.end, now) : 0;
  const label = { OPEN: t('cards.open'), UPCOMING: t('cards.upcoming'), CLOSED: t('cards.closed') }[
    openState
  ];
  return (
    <span className={styles['state']} data-state={openState}>
      {label}
      {left > 0 && left <= soon && ` · ${t('cards.daysLeft', { count: left })}`}
    </span>
  );
}
