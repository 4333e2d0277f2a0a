import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getSelectCommunities } from '../../../../shared/config/calls/content-calls.ts';
import { Picker, type PickerItem } from '../../../components/pickers/picker.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { read } from '../../../lib/api/read.ts';
import { useSite } from '../../../lib/site.ts';
import styles from './path-structures.module.css';

interface FindStructureProps {
  isBusy: boolean;
  ask: (structure: PickerItem) => Promise<void>;
}

/** Finds a published structure while one types, to ask to join it. */
export function FindStructure({ isBusy, ask }: FindStructureProps) {
  const { t } = useTranslation('profile');
  const { language } = useSite();
  const id = useId();
  const [chosen, setChosen] = useState<PickerItem>();
  const search = useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly PickerItem[]> => {
      const found = await read(getSelectCommunities, {
        query: { q: text, locale: language, kind: 'structure' },
        signal,
      });
      if (!found) throw new Error('The search was refused');
      return found.map(({ id: postId, name, place, sectors }) => ({
        id: postId,
        name,
        note: [place, sectors.join(', ')].filter(Boolean).join(' · '),
      }));
    },
    [language],
  );

  async function send(structure: PickerItem): Promise<void> {
    await ask(structure);
    setChosen(undefined);
  }

  return (
    <div className={styles['find']}>
      <span id={`${id}-label`} className={styles['label']}>
        {t('structures.find')}
      </span>
      <Picker id={`${id}-picker`} labelledBy={`${id}-label`} search={search} onPick={setChosen} />
      {chosen && (
        <p className={styles['row']}>
          <strong>{chosen.name}</strong>
          <Button type="button" busy={isBusy} onClick={() => void send(chosen)}>
            {t('structures.ask')}
          </Button>
        </p>
      )}
    </div>
  );
}
