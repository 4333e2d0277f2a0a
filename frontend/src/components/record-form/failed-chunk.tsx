import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import styles from './failed-chunk.module.css';

interface FailedChunkProps {
  isBusy: boolean;
  onRetry: () => void;
}

/**
 * Message that replaces a part that could not be loaded. The part is requested again by the button, and once the
 * connection is back.
 */
export function FailedChunk({ isBusy, onRetry }: FailedChunkProps) {
  const { t } = useTranslation('common');
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div role="alert" className={styles['failed']}>
      <p>{t('chunk.failed')}</p>
      <Button type="button" kind="secondary" busy={isBusy} onClick={onRetry}>
        {t('chunk.retry')}
      </Button>
    </div>
  );
}
