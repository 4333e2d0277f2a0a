import { useTranslation } from 'react-i18next';
import type { Card_CardFragment } from '../../../shared/graphql/generated/operations.ts';
import { useSite } from '../../lib/site.ts';
import { daysLeft } from '../../lib/time-left.ts';
import { daysOf } from '../../lib/zone-days.ts';
import { callMoment } from '../calls/call-moment.ts';
import styles from './call-state.module.css';

/** Number of days from which on the time left is shown besides the date. */
const soon = 30;

type CallFacts = Pick<Card_CardFragment, 'openState' | 'period'>;

/** Open, opening soon or closed, in words and not by colour alone; the days left when they are few, alone in the last ones. */
export function CallState({ openState, period }: CallFacts) {
  const { t } = useTranslation();
  const { now } = useSite();
  if (!openState) return null;
  const left =
    openState === 'open' && period?.end ? daysLeft(period.end, daysOf(period.zone), now) : undefined;
  const isClosing =
    openState === 'open' &&
    callMoment({ opensAt: null, closesAt: period?.end ?? null, completed: false }, now) === 'closing';
  const state = isClosing ? 'closing' : openState;
  const label = {
    open: t('cards.open'),
    closing: undefined,
    upcoming: t('cards.upcoming'),
    closed: t('cards.closed'),
  }[state];
  const few = left !== undefined && left <= soon;
  const days = left === 0 ? t('cards.lastDay') : t('cards.daysLeft', { count: left ?? 0 });
  return (
    <span className={styles['state']} data-state={state}>
      {[label, few && days].filter(Boolean).join(' · ')}
    </span>
  );
}
