import { useTranslation } from 'react-i18next';
import { useInstantText } from '../../../components/instants/instant-text.tsx';
import { zoneOf } from '../call-steps/call-dates.ts';
import type { CallDraft } from './call-mode.ts';

const kindKeys = {
  extended: 'history.extended',
  closed_early: 'history.closedEarly',
  changed: 'history.changed',
} as const;

/** Every change of the dates of a call that was public: when, by whom, from what to what, and why. */
export function DateHistory({ draft }: { draft: CallDraft }) {
  const { t } = useTranslation('callForm');
  const text = useInstantText();
  const zone = zoneOf(draft);
  const at = (instant: string | null): string => (instant === null ? t('history.none') : text(instant, zone));
  if (draft.dateChanges.length === 0) return null;
  return (
    <details>
      <summary>{t('history.title', { count: draft.dateChanges.length })}</summary>
      <ul>
        {draft.dateChanges.map((change) => (
          <li key={`${change.at} ${change.kind}`}>
            <strong>{t(kindKeys[change.kind])}</strong>{' '}
            {t(change.by === null ? 'history.at' : 'history.by', {
              at: at(change.at),
              name: change.by ?? '',
            })}
            {change.opensAt !== change.opensAtBefore && (
              <p>{t('history.opening', { before: at(change.opensAtBefore), after: at(change.opensAt) })}</p>
            )}
            {change.closesAt !== change.closesAtBefore && (
              <p>{t('history.closing', { before: at(change.closesAtBefore), after: at(change.closesAt) })}</p>
            )}
            {change.reason && <p>{t('history.reason', { reason: change.reason })}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}
