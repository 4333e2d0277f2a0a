import { useTranslation } from 'react-i18next';
import type { OwnCallFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { InstantText, useInstantText } from '../../../components/instants/instant-text.tsx';
import { zoneOf } from '../call-steps/call-dates.ts';
import { useFieldLabel } from '../../../lib/use-field-label.ts';
import styles from './own-calls.module.css';

/** Times at which a call appears, opens and closes, in its own time zone and that of the reader. */
export function CallDates({ call }: { call: OwnCallFieldsFragment }) {
  const { t } = useTranslation('ownCalls');
  const label = useFieldLabel();
  const text = useInstantText();
  const zone = zoneOf(call);
  const dates = [
    [t('publication'), call.publishAt],
    [label('opensAt'), call.opensAt],
    [label('closesAt'), call.closesAt],
  ] as const;
  return (
    <>
      <dl className={styles['dates']}>
        {dates.map(
          ([name, instant]) =>
            instant !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <InstantText instant={instant} zone={zone} />
                </dd>
              </div>
            ),
        )}
      </dl>
      {call.extendedFrom !== null && <p>{t('extendedFrom', { date: text(call.extendedFrom, zone) })}</p>}
    </>
  );
}
