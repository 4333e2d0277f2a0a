import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import type { LockState } from '../../../lib/record-form/record-lock.ts';
import styles from './detail.module.css';

interface LockNoticeProps {
  lock: LockState;
  onTakeOver: () => Promise<boolean>;
}

/** Notice that names who else is viewing the record, with the button that takes it over. */
export function LockNotice({ lock, onTakeOver }: LockNoticeProps) {
  const { t } = useTranslation('moderation');
  const [isBusy, setBusy] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const message = useRef<HTMLOutputElement>(null);
  const isFree = lock.kind === 'free';
  useEffect(() => {
    // The button is gone.
    if (isTaken && isFree) message.current?.focus();
  }, [isTaken, isFree]);

  async function takeOver(): Promise<void> {
    setBusy(true);
    setTaken(await onTakeOver());
    setBusy(false);
  }

  const text = isFree ? isTaken && t('lock.taken') : textOf(lock);
  return (
    <div className={text ? styles['lock'] : styles['noLock']}>
      <output ref={message} tabIndex={-1}>
        {text}
      </output>
      {!isFree && (
        <Button type="button" kind="secondary" busy={isBusy} onClick={() => void takeOver()}>
          {t(lock.wasMine ? 'lock.takeBack' : 'lock.takeOver')}
        </Button>
      )}
    </div>
  );

  function textOf({ by, wasMine }: Exclude<LockState, { kind: 'free' }>): string {
    if (!by) return t(wasMine ? 'lock.lostUnknown' : 'lock.unknown');
    return t(wasMine ? 'lock.lost' : 'lock.other', { name: by.holder });
  }
}
