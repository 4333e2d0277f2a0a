import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import styles from './composer.module.css';

/** Id of the button that restores what was removed last: it takes the focus. */
export const undoId = 'undo-removal';

/** In the place of what was removed last: brings it back. */
export function RemovedNote({ name, onRestore }: { name: string; onRestore: () => void }) {
  const { t } = useTranslation('formComposer');
  return (
    <p id={undoId} tabIndex={-1} className={styles['removed']}>
      <span>{t('removed', { name })}</span>
      <Button type="button" kind="secondary" onClick={onRestore}>
        {t('restore')}
      </Button>
    </p>
  );
}
