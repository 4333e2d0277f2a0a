import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PickerItem } from '../../components/pickers/picker.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Choose } from './choose.tsx';
import styles from './structures.module.css';

interface JoinProps {
  isBusy: boolean;
  ask: (structure: PickerItem) => Promise<void>;
}

/** Finds a published structure and asks its owners to let one join. */
export function Join({ isBusy, ask }: JoinProps) {
  const { t } = useTranslation('structures');
  const [chosen, setChosen] = useState<PickerItem>();

  async function sendRequest(structure: PickerItem): Promise<void> {
    await ask(structure);
    setChosen(undefined);
  }

  return (
    <section aria-labelledby="join" className={styles['section']}>
      <h2 id="join">{t('join.title')}</h2>
      <Choose
        kind="STRUCTURE"
        label={t('join.label')}
        chosenText={t('join.chosen')}
        changeText={t('join.change')}
        chosen={chosen}
        onChange={setChosen}
      >
        {chosen && (
          <Button type="button" busy={isBusy} onClick={() => void sendRequest(chosen)}>
            {t('join.send')}
          </Button>
        )}
      </Choose>
    </section>
  );
}
