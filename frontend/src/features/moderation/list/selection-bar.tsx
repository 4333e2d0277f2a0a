import { useTranslation } from 'react-i18next';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import type { ModerationRowFragment } from '../../../../shared/graphql/generated/operations.ts';
import { Button } from '../../../components/ui/button.tsx';
import styles from './list.module.css';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  selection: Selection;
  /** Rows of the page. */
  listed: readonly ModerationRowFragment[];
  onDecide: () => void;
}

export const isDecidable = ({ allowedActions }: ModerationRowFragment): boolean => allowedActions.length > 0;

/** Selected records, with the actions for them. */
export function SelectionBar({ selection, listed, onDecide }: SelectionBarProps) {
  const { t } = useTranslation('moderation');
  const decidable = listed.filter(isDecidable);
  const selectedHere = decidable.filter(selection.has).length;
  const count = selection.rows.length;
  const { itemsAtOnce } = limits.moderation;
  if (decidable.length === 0 && count === 0) return null;
  const isAll = decidable.length > 0 && selectedHere === decidable.length;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields that are sent together
    <div role="group" aria-label={t('selection')} className={styles['bar']}>
      {decidable.length > 0 && (
        <label className={styles['all']}>
          <input
            ref={(box) => {
              if (box) box.indeterminate = selectedHere > 0 && !isAll;
            }}
            type="checkbox"
            checked={isAll}
            onChange={(event) => selection.set(decidable, event.currentTarget.checked)}
          />
          {t('selectAll', { count: decidable.length })}
        </label>
      )}
      <output>{count > 0 && t('selected', { count })}</output>
      {count > itemsAtOnce && <p role="alert">{t('tooMany', { count: itemsAtOnce })}</p>}
      {count > 0 && (
        <div className={styles['buttons']}>
          <Button type="button" disabled={count > itemsAtOnce} onClick={onDecide}>
            {t('decideSelected')}
          </Button>
          <Button type="button" kind="quiet" onClick={selection.clear}>
            {t('clearSelection')}
          </Button>
        </div>
      )}
    </div>
  );
}
