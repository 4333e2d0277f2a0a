import { useTranslation } from 'react-i18next';
import { momentOf } from '../../lib/format.ts';
import { useSite } from '../../lib/site.ts';
import { Button } from '../ui/button.tsx';
import styles from './record-form.module.css';
import { useEditing } from './record-form-context.ts';

/** Notice of a draft restored from this device, with a button to undo it. */
export function RestoredNote() {
  const { t } = useTranslation('recordForm');
  const { language } = useSite();
  const { editor, state } = useEditing();
  const { restoredAt } = state;
  const isShown = restoredAt !== undefined;
  return (
    <div className={isShown ? styles['banner'] : undefined} data-kind="note">
      <output>{isShown && t('restored.text', { moment: momentOf(restoredAt, language) })}</output>
      {isShown && (
        <p className={styles['bannerActions']}>
          <Button type="button" kind="secondary" onClick={() => editor.acceptRestored()}>
            {t('restored.accept')}
          </Button>
          <Button type="button" kind="quiet" onClick={() => editor.discardRestored()}>
            {t('restored.discard')}
          </Button>
        </p>
      )}
    </div>
  );
}
