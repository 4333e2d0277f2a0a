import { type ReactNode, useCallback, useId } from 'react';
import { getSelectCommunities } from '../../../shared/config/calls/content-calls.ts';
import type { PickerItem } from '../../components/pickers/picker.tsx';
import { Imported } from '../../components/record-form/imported.tsx';
import { Button } from '../../components/ui/button.tsx';
import { read } from '../../lib/api/read.ts';
import { useSite } from '../../lib/site.ts';
import styles from './structures.module.css';

interface ChooseProps {
  kind: 'PERSON' | 'STRUCTURE';
  label: string;
  hint?: string;
  /** Said before the name of what is chosen. */
  chosenText: string;
  changeText: string;
  chosen: PickerItem | undefined;
  onChange: (item: PickerItem | undefined) => void;
  /** What is done with it. */
  children: ReactNode;
}

const loadPicker = async () => (await import('./directory-picker.tsx')).DirectoryPicker;

/** Finds a person or a structure of the directory while one types, and says which is chosen. */
export function Choose({
  kind,
  label,
  hint,
  chosenText,
  changeText,
  chosen,
  onChange,
  children,
}: ChooseProps) {
  const { language } = useSite();
  const id = useId();
  const search = useCallback(
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
  return (
    <div className={styles['choose']}>
      <span id={`${id}-label`} className={styles['label']}>
        {label}
      </span>
      {hint && (
        <p id={`${id}-hint`} className={styles['note']}>
          {hint}
        </p>
      )}
      {chosen ? (
        <>
          <p className={styles['chosen']}>
            <span>
              {chosenText} <strong>{chosen.name}</strong>
            </span>
            <Button type="button" kind="quiet" onClick={() => onChange(undefined)}>
              {changeText}
            </Button>
          </p>
          {children}
        </>
      ) : (
        <Imported
          load={loadPicker}
          props={{
            id: `${id}-picker`,
            labelledBy: `${id}-label`,
            describedBy: hint ? `${id}-hint` : undefined,
            search,
            onPick: onChange,
          }}
        />
      )}
    </div>
  );
}
