import { useTranslation } from 'react-i18next';
import { languageOfGraphql } from '../../../../shared/config/locales.ts';
import type { ModerationRowFragment } from '../../../../shared/graphql/generated/operations.ts';
import { Dialog } from '../../../components/ui/dialog.tsx';
import type { DecidedResult } from '../decision/decide.ts';
import { itemsOfRow } from '../decision/items-of-row.ts';
import { DecisionForm } from '../decision/decision-form.tsx';
import { commonDecisions } from '../decision/decision-values.ts';
import styles from './list.module.css';
import { keyOf } from './use-selection.ts';

interface BulkDialogProps {
  rows: readonly ModerationRowFragment[];
  onClose: () => void;
  onResults: (results: readonly DecidedResult[]) => void;
}

/** One decision for all selected rows. A chunk of its own. */
export function BulkDialog({ rows, onClose, onResults }: BulkDialogProps) {
  const { t } = useTranslation('moderation');
  const allowed = commonDecisions(rows);
  const title = t('bulkTitle', { count: rows.length });
  return (
    <Dialog title={title} closeText={t('cancel')} onClose={onClose}>
      {allowed.length === 0 ? (
        <p>{t('nothingInCommon')}</p>
      ) : (
        <DecisionForm items={rows.flatMap(itemsOfRow)} rows={rows} allowed={allowed} onResults={onResults} />
      )}
      <h3>{t('selection')}</h3>
      <ul className={styles['chosen']}>
        {rows.map((row) => (
          <li key={keyOf(row)} lang={languageOfGraphql(row.language)}>
            {row.title}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
