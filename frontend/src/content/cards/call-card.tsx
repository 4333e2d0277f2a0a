import { useTranslation } from 'react-i18next';
import { aidTypeKeys, callTypeKeys } from '../../../shared/i18n/label-keys.ts';
import { datePartsAt, formatComingDateAt, formatDateAt } from '../../../shared/dates/zoned-dates.ts';
import { useSite } from '../../lib/site.ts';
import { Icon, type IconName } from '../../components/ui/icon.tsx';
import { classes } from '../../lib/classes.ts';
import { aidOf, feesOf } from '../../../shared/calls/call-money.ts';
import { areResultsOut } from '../calls/results.ts';
import { CallState } from './call-state.tsx';
import type { CardProps } from './card-props.ts';
import { CardFrame } from './card-frame.tsx';
import styles from './card.module.css';
import { TimeLeft } from './time-left.tsx';

/** Calls: a ticket whose stub shows whether one can still apply, and until when. */
export function CallCard({ card, heading = 'h3' }: CardProps) {
  const { t } = useTranslation();
  const { language, now } = useSite();
  const { openState, period } = card;
  const upcoming = openState === 'upcoming';
  const decisive = upcoming ? period?.start : period?.end;
  const sentence = upcoming ? 'cards.opensOn' : openState === 'closed' ? 'cards.closedOn' : 'cards.closesOn';
  const parts = decisive ? datePartsAt(decisive, language, period?.zone) : undefined;
  return (
    <CardFrame
      card={card}
      heading={heading}
      className={classes(styles['call'], openState === 'closed' && styles['over'])}
      top={
        openState && (
          <div className={styles['stub']}>
            <CallState openState={openState} period={period} />
            {decisive && parts && (
              <p className={styles['date']}>
                <span className="visually-hidden">
                  {t(sentence, { date: formatComingDateAt(decisive, language, period?.zone, now) })}
                </span>
                <span aria-hidden="true" className={styles['day']}>
                  {parts.day}
                </span>
                <span aria-hidden="true" className={styles['month']}>
                  {parts.month}
                  <br />
                  {parts.year}
                </span>
              </p>
            )}
            {openState === 'open' && period?.end && <TimeLeft until={period.end} zone={period.zone} />}
          </div>
        )
      }
      kicker={
        <>
          {card.callType ? t(callTypeKeys[card.callType]) : t('family.call')}
          {card.aidType && ` · ${t(aidTypeKeys[card.aidType])}`}
        </>
      }
      facts={<CallCardFacts card={card} />}
    />
  );
}

/** Facts by which readers decide whether to open the page. Facts that the call does not state are left out. */
function CallCardFacts({ card: { callFacts, openState, period } }: Pick<CardProps, 'card'>) {
  const { t } = useTranslation();
  const { language, now } = useSite();
  if (!callFacts) return null;
  const { extendedFrom, fees, resultsDate } = callFacts;
  const aid = aidOf(callFacts, language, t);
  const cost = feesOf(callFacts, language, t);
  const facts: [IconName, string][] = [];
  if (openState === 'open' && extendedFrom) {
    const date = formatDateAt(extendedFrom, language, period?.zone);
    facts.push(['clock', t('cards.extended', { date })]);
  }
  if (openState === 'closed' && areResultsOut(resultsDate, period?.zone, now)) {
    facts.push(['check', t('cards.results')]);
  }
  if (aid) facts.push(['price', t('cards.aid', { amount: aid })]);
  if (cost && openState !== 'closed') {
    facts.push(['resource', fees === 'none' ? t('cards.noFees') : t('cards.fees', { amount: cost })]);
  }
  if (facts.length === 0) return null;
  return (
    <ul className={styles['facts']}>
      {facts.map(([icon, text]) => (
        <li key={icon}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
