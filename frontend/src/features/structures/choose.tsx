import { type ReactNode, useCallback, useState } from 'react';
import { getSelectCommunities } from '../../../shared/config/calls/content-calls.ts';
import type { PickerItem } from '../../components/pickers/picker.tsx';
import { Imported } from '../../components/record-form/imported.tsx';
import { Button } from '../../components/ui/button.tsx';
import { read } from '../../lib/api/read.ts';
import { useSite } from '../../lib/site.ts';
import styles from './structures.module.css';

interface ChooseTexts {
  title: string;
  label: string;
  hint?: string;
  /** Said before the name of what is chosen. */
  chosen: string;
  change: string;
  send: string;
}

interface ChooseProps {
  /** Of its heading. */
  id: string;
  kind: 'PERSON' | 'STRUCTURE';
  texts: ChooseTexts;
  isBusy: boolean;
  onSend: (item: PickerItem) => Promise<void>;
  /** Fields that go with what is chosen. */
  children?: ReactNode;
}

const loadPicker = async () => (await import('./directory-picker.tsx')).DirectoryPicker;

/** Finds a person or a structure of the directory while one types, says which is chosen, and sends it. */
export function Choose({ id, kind, texts, isBusy, onSend, children }: ChooseProps) {
  const [chosen, setChosen] = useState<PickerItem>();
  const search = useSearch(kind);

  async function sendChosen(item: PickerItem): Promise<void> {
    await onSend(item);
    setChosen(undefined);
  }

  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h2 id={id}>{texts.title}</h2>
      <div className={styles['choose']}>
        <span id={`${id}-label`} className={styles['label']}>
          {texts.label}
        </span>
        {texts.hint && (
          <p id={`${id}-hint`} className={styles['note']}>
            {texts.hint}
          </p>
        )}
        {chosen ? (
          <>
            <p className={styles['chosen']}>
              <span>
                {texts.chosen} <strong>{chosen.name}</strong>
              </span>
              <Button type="button" kind="quiet" onClick={() => setChosen(undefined)}>
                {texts.change}
              </Button>
            </p>
            <div className={styles['role']}>
              {children}
              <Button type="button" busy={isBusy} onClick={() => void sendChosen(chosen)}>
                {texts.send}
              </Button>
            </div>
          </>
        ) : (
          <Imported
            load={loadPicker}
            props={{
              id: `${id}-picker`,
              labelledBy: `${id}-label`,
              describedBy: texts.hint ? `${id}-hint` : undefined,
              search,
              onPick: setChosen,
            }}
          />
        )}
      </div>
    </section>
  );
}

function useSearch(kind: ChooseProps['kind']) {
  const { language } = useSite();
  return useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly PickerItem[]> => {
      const found = await read(getSelectCommunities, { query: { q: text, locale: language }, signal });
      if (!found) throw new Error('The search was refused');
      return found
        .filter((entry) => entry.kind === kind)
        .map(({ id: postId, name, place, sectors }) => ({
          id: postId,
          name,
          note: [place, sectors.join(', ')].filter(Boolean).join(' · '),
        }));
    },
    [kind, language],
  );
}
