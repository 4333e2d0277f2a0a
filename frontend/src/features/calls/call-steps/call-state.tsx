import { useTranslation } from 'react-i18next';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import type { PasserelleCallState } from '../../../../shared/graphql/generated/operations.ts';
import { type CallWithState, zoneOf } from './call-dates.ts';
import styles from './call-steps.module.css';
import { meaningKeys, stateKeys } from './state-keys.ts';

/** A state by its name. */
export function CallBadge({ state }: { state: PasserelleCallState }) {
  const { t } = useTranslation('callSteps');
  return (
    <span className={styles['badge']} data-state={state}>
      {t(stateKeys[state])}
    </span>
  );
}

/** Meaning of a state: who sees the call, and until when. */
export function useStateText(): (call: CallWithState) => string {
  const { t } = useTranslation('callSteps');
  const text = useInstantText();
  return (call) => {
    const { state, publishAt, opensAt, closesAt } = call;
    const at = (instant: string | null): string =>
      instant === null ? t('undecided') : text(instant, zoneOf(call));
    if ((state === 'open' || state === 'closing_soon') && closesAt === null)
      return t('meaning.openWithoutEnd');
    return t(meaningKeys[state], {
      published: at(publishAt),
      opens: at(opensAt),
      closes: at(closesAt),
    });
  };
}
