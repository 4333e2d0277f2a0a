import { useTranslation } from 'react-i18next';
import { timeOf } from '../../lib/format.ts';
import type { SaveStatus } from '../../lib/record-form/save-state.ts';
import { useSite } from '../../lib/site.ts';
import { StatusAction } from './status-action.tsx';
import styles from './record-form.module.css';
import { useEditing } from './record-form-context.ts';
import { useStatusText } from './use-status-text.ts';

/** Style of each state. */
const looks: Record<SaveStatus, 'calm' | 'busy' | 'trouble'> = {
  saved: 'calm',
  unsaved: 'busy',
  saving: 'busy',
  offline: 'trouble',
  conflict: 'trouble',
  invalid: 'trouble',
  sessionOver: 'trouble',
  locked: 'trouble',
  refused: 'trouble',
};

/** Save status of the form; with `isQuiet`, screens show it only when something is wrong. It changes at each pause of typing, so screen readers announce only some statuses. */
export function StatusLine({ isQuiet = false }: { isQuiet?: boolean }) {
  const { t } = useTranslation('recordForm');
  const { language } = useSite();
  const { save, savedAt, isInOtherTab } = useEditing().state;
  const { text, announced } = useStatusText();
  const look = isInOtherTab ? 'calm' : looks[save.status];
  return (
    <div
      className={isQuiet && look !== 'trouble' ? 'visually-hidden' : styles['status']}
      data-status={save.status}
      data-look={look}
    >
      <p>
        <span>{text}</span>
        {save.status === 'saved' && savedAt !== undefined && (
          <span className={styles['statusTime']}> {t('status.at', { time: timeOf(savedAt, language) })}</span>
        )}
      </p>
      <StatusAction />
      <output className="visually-hidden" data-record-announcer="">
        {announced}
      </output>
    </div>
  );
}
