import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { getSelectCommunities } from '../../../shared/config/calls/content-calls.ts';
import type { PickerItem } from '../../components/pickers/picker.tsx';
import { Imported } from '../../components/record-form/imported.tsx';
import { Button } from '../../components/ui/button.tsx';
import { RouteLink } from '../../components/ui/route-link.tsx';
import { read } from '../../lib/api/read.ts';
import { useSite } from '../../lib/site.ts';
import type { DirectoryPickerItem } from './directory-picker.tsx';
import styles from './structures.module.css';

interface ChooseTexts {
  title: string;
  label: string;
  hint?: string;
  /** Said before the name of what is chosen. */
  chosen: string;
  change: string;
  /** Text of a link to the details of the chosen entry. */
  view?: string;
  send: string;
}

interface ChooseProps {
  /** Id of its heading. */
  id: string;
  kind: 'person' | 'structure';
  texts: ChooseTexts;
  isBusy: boolean;
  onSend: (item: PickerItem) => Promise<void>;
  /** Reason why an entry cannot be sent, by its group; undefined for those that can. */
  stateOf?: (groupId: number) => string | undefined;
  /** Fields that go with what is chosen. */
  children?: ReactNode;
}

const detailsOf = { person: 'member', structure: 'structureDetail' } as const;
const loadPicker = async () => (await import('./directory-picker.tsx')).DirectoryPicker;

/** Finds a person or a structure of the directory while one types, says which is chosen, and sends it. */
export function Choose({ id, kind, texts, isBusy, onSend, stateOf = none, children }: ChooseProps) {
  const [chosen, setChosen] = useState<DirectoryPickerItem>();
  const search = useSearch(kind, stateOf);
  const state = chosen && stateOf(chosen.groupId);

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
              {texts.view && (
                <RouteLink to={detailsOf[kind]} parameters={{ id: String(chosen.id) }}>
                  {texts.view}
                  <span className="visually-hidden"> {chosen.name}</span>
                </RouteLink>
              )}
              <Button type="button" kind="quiet" onClick={() => setChosen(undefined)}>
                {texts.change}
              </Button>
            </p>
            {state ? (
              <p className={styles['state']}>{state}</p>
            ) : (
              <div className={styles['role']}>
                {children}
                <Button type="button" busy={isBusy} onClick={() => void sendChosen(chosen)}>
                  {texts.send}
                </Button>
              </div>
            )}
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

const none = (): undefined => undefined;

function useSearch(kind: ChooseProps['kind'], stateOf: (groupId: number) => string | undefined) {
  // The picker keeps the first search function: what the person is in a structure may change meanwhile.
  const states = useRef(stateOf);
  useEffect(() => {
    states.current = stateOf;
  }, [stateOf]);
  const { language } = useSite();
  return useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly DirectoryPickerItem[]> => {
      const found = await read(getSelectCommunities, { query: { q: text, locale: language, kind }, signal });
      if (!found) throw new Error('The search was refused');
      return found.map(({ id: postId, groupId, name, place, sectors }) => ({
        id: postId,
        groupId,
        name,
        note: [states.current(groupId), place, sectors.join(', ')].filter(Boolean).join(' · '),
      }));
    },
    [kind, language],
  );
}
