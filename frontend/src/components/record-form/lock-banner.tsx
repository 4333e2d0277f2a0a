import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeOf } from '../../lib/format.ts';
import { useSite } from '../../lib/site.ts';
import { Button } from '../ui/button.tsx';
import styles from './record-form.module.css';
import { useEditing } from './record-form-context.ts';

/** Why the form can only be read, and how to edit all the same. */
export function LockBanner() {
  const { t } = useTranslation('recordForm');
  const { editor, state } = useEditing();
  const [isBusy, setIsBusy] = useState(false);
  const text = useBannerText();

  async function takeOver(): Promise<void> {
    setIsBusy(true);
    await editor.takeOver();
    setIsBusy(false);
  }

  return (
    <div className={text ? styles['banner'] : undefined}>
      <output>{text}</output>
      {text && (
        <Button type="button" kind="secondary" busy={isBusy} onClick={() => void takeOver()}>
          {actionText()}
        </Button>
      )}
    </div>
  );

  function actionText(): string {
    if (state.isInOtherTab) return t('lock.editHere');
    return state.lock.kind === 'other' && state.lock.wasMine ? t('lock.takeBack') : t('lock.takeOver');
  }
}

function useBannerText(): string | undefined {
  const { t } = useTranslation('recordForm');
  const { language } = useSite();
  const { lock, isInOtherTab } = useEditing().state;
  if (isInOtherTab) return t('lock.otherTab');
  if (lock.kind === 'free') return undefined;
  const { by, wasMine } = lock;
  if (!by) return t(wasMine ? 'lock.lostUnknown' : 'lock.otherUnknown');
  const values = { name: by.holder, time: timeOf(Date.parse(by.since), language) };
  return t(wasMine ? 'lock.lost' : 'lock.other', values);
}
