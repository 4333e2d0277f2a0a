import { type ReactNode, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { ComboBox, ComboBoxStateContext, Input, ListBox, ListBoxItem } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { PopoverContext } from 'react-aria-components/Popover';
import { useContextProps } from 'react-aria-components/slots';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../lib/site.ts';
import form from '../form/form.module.css';
import { Button } from '../ui/button.tsx';
import { declarePressStyle } from './declare-press-style.ts';
import styles from './picker.module.css';
import { type SearchItems, SearchSession, type SearchState } from './search-session.ts';

export interface PickerItem {
  readonly id: number;
  readonly name: string;
  /** Text that distinguishes items of the same name. */
  readonly note: string;
}

interface PickerProps<Item extends PickerItem> {
  /** Id of the text field, which takes the focus. */
  id: string;
  /** Id of its label. */
  labelledBy: string;
  describedBy?: string | undefined;
  search: SearchItems<Item>;
  /** One was chosen; the field is empty again. */
  onPick: (item: Item) => void;
  onBlur?: () => void;
}

declarePressStyle();

/** A field that searches while one types, to choose one result: its user decides what happens with it. */
export function Picker<Item extends PickerItem>(props: PickerProps<Item>) {
  const { id, labelledBy, describedBy, search, onPick, onBlur } = props;
  const { t } = useTranslation('pickers');
  const { language } = useSite();
  const [text, setText] = useState('');
  const [state, setState] = useState<SearchState<Item>>({ status: 'idle', items: [] });
  const { status, items } = state;
  const [session] = useState(() => new SearchSession<Item>((...query) => search(...query), setState));
  useEffect(() => () => session.stop(), [session]);

  function type(next: string): void {
    setText(next);
    session.type(next);
  }

  function pick(key: unknown): void {
    const item = items.find((each) => each.id === key);
    type('');
    if (item) onPick(item);
  }

  const statusText = {
    idle: '',
    searching: t('searching'),
    found: items.length === 0 ? t('none') : t('found', { count: items.length }),
    failed: t('failed'),
  }[status];
  return (
    <I18nProvider locale={language}>
      <div className={styles['picker']}>
        <ComboBox
          aria-labelledby={labelledBy}
          {...(describedBy ? { 'aria-describedby': describedBy } : {})}
          allowsCustomValue
          defaultFilter={() => true}
          inputValue={text}
          items={items}
          menuTrigger="input"
          selectedKey={null}
          onInputChange={type}
          onSelectionChange={(key) => key !== null && pick(key)}
          {...(onBlur ? { onBlur } : {})}
        >
          <div className={styles['field']}>
            <Input
              id={id}
              className={form['input'] ?? ''}
              autoComplete="off"
              placeholder={t('placeholder')}
            />
            <OpenWithAnswer state={state} />
            <Options>
              <ListBox<Item> className={styles['list'] ?? ''}>
                {(item) => (
                  <ListBoxItem id={item.id} textValue={item.name} className={styles['item'] ?? ''}>
                    <span className={styles['name']}>{item.name}</span>{' '}
                    <span className={styles['note']}>{item.note}</span>
                  </ListBoxItem>
                )}
              </ListBox>
            </Options>
          </div>
        </ComboBox>
        <div className={styles['status']}>
          <output>{statusText}</output>
          {status === 'failed' && (
            <Button type="button" kind="secondary" onClick={() => session.retry()}>
              {t('retry')}
            </Button>
          )}
        </div>
      </div>
    </I18nProvider>
  );
}

/** Takes the place of React Aria's popover, which closes when the page scrolls, as it does when the keyboard of a phone opens. */
function Options({ children }: { children: ReactNode }) {
  const current = useContext(ComboBoxStateContext);
  const [, ref] = useContextProps({}, useRef<HTMLDivElement>(null), PopoverContext);
  // Without a state, React Aria reads which options there are.
  if (!current) return children;
  if (!current.isOpen) return null;
  return (
    <div className={styles['options']} ref={ref as RefObject<HTMLDivElement | null>}>
      {children}
    </div>
  );
}

/** Opens the list when its items arrive: by itself it opens at a letter only. What failed is said outside of it. */
function OpenWithAnswer({ state: { status, items } }: { state: SearchState<PickerItem> }) {
  const current = useContext(ComboBoxStateContext);
  const comboBox = useRef(current);
  useEffect(() => {
    comboBox.current = current;
  });
  useEffect(() => {
    if (status === 'found' && items.length > 0 && comboBox.current?.isFocused)
      comboBox.current.open(null, 'input');
    if (status === 'failed') comboBox.current?.close();
  }, [status, items]);
  return null;
}
