import { withPart } from '../document/with-part.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  ColumnKind,
  FormColumn,
  TableSettings,
} from '../../../../../shared/application-form/form-document.ts';
import { Button } from '../../../../components/ui/button.tsx';
import { openColumnId, useComposerParts } from '../composer-context.ts';
import styles from '../composer.module.css';
import { shifted } from '../document/edits.ts';
import { columnKinds, newColumn } from '../document/new-question.ts';
import { kindKeys } from '../keys.ts';
import { PlaceButtons } from '../place-buttons.tsx';
import { useTextOf } from '../use-text-of.ts';
import { BalanceFields } from './balance-fields.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { below, type Item, type ItemProps } from './item.ts';
import { Settings } from './settings.tsx';
import { TextsField } from './texts-field.tsx';
import { ListField, SwitchField } from './value-field.tsx';

type Table = Extract<Item, TableSettings>;

/** The columns of a table, and whether income and expenditure must be equal. */
export function ColumnsEditor({ item, at, onChange }: ItemProps<Table>) {
  const { t } = useTranslation('formComposer');
  const { isReadOnly, open, toggle, focusNext, announce } = useComposerParts();
  const [kind, setKind] = useState<ColumnKind>('shortText');
  const { columns } = item;
  const error = at.errorOf('columns');
  const openKey = ({ id }: FormColumn): string => openColumnId(item.id, id);
  const columnId = (index: number): string => at.idOf(`columns.${index}`);
  const change = (next: (columns: readonly FormColumn[]) => readonly FormColumn[]) =>
    onChange((before) => ('columns' in before ? { ...before, columns: next(before.columns) } : before));

  function move(from: number, by: -1 | 1): void {
    change((before) => shifted(before, from, by));
    focusNext(columnId(from + by));
    announce(t('moved', { position: from + by + 1, total: columns.length }));
  }

  function remove(index: number): void {
    change((before) => before.toSpliced(index, 1));
    focusNext(columns.length > 1 ? columnId(Math.min(index, columns.length - 2)) : at.idOf('columns'));
    announce(t('column.removed'));
  }

  return (
    <>
      <fieldset id={at.idOf('columns')} tabIndex={-1} className={styles['group']}>
        <legend>{t('column.title')}</legend>
        {error && <p className={styles['error']}>{error}</p>}
        <ol className={styles['rows']}>
          {columns.map((column, index) => (
            <li key={column.id} id={columnId(index)} tabIndex={-1} className={styles['columnRow']}>
              <ColumnFields
                item={column}
                at={below(at, `columns.${index}`)}
                isOpen={open.has(openKey(column)) || at.hasErrorIn(`columns.${index}`)}
                onToggle={(isOpen) => toggle(openKey(column), isOpen)}
                columns={columns}
                onChange={(next) =>
                  change((before) =>
                    before.map((each) => (each.id === column.id ? (next(each) as FormColumn) : each)),
                  )
                }
              >
                <PlaceButtons
                  about={t('column.name', { number: index + 1 })}
                  index={index}
                  count={columns.length}
                  onMove={(by) => move(index, by)}
                  onRemove={() => remove(index)}
                />
              </ColumnFields>
            </li>
          ))}
        </ol>
        {!isReadOnly && (
          <div className={styles['add']}>
            <ListField
              id={at.idOf('columns.kind')}
              label={t('column.kind')}
              value={kind}
              options={columnKinds.map((value) => ({ value, label: t(kindKeys[value]) }))}
              onChange={(value) => setKind(value as ColumnKind)}
            />
            <Button
              type="button"
              kind="secondary"
              onClick={() => {
                const column = newColumn(kind);
                change((before) => [...before, column]);
                toggle(openKey(column), true);
                focusNext(columnId(columns.length));
              }}
            >
              {t('column.add')}
            </Button>
          </div>
        )}
      </fieldset>
      <BalanceFields item={item} at={at} onChange={onChange} />
    </>
  );
}

interface ColumnFieldsProps extends ItemProps<FormColumn> {
  columns: readonly FormColumn[];
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Below the fields. */
  children: ReactNode;
}

/** A column in one row: its name shows its fields below it. */
function ColumnFields({ item, at, onChange, columns, isOpen, onToggle, children }: ColumnFieldsProps) {
  const { t } = useTranslation('formComposer');
  const textOf = useTextOf();
  const isSummable = item.kind === 'number' || item.kind === 'amount';
  const set = (name: string, value: unknown) => onChange((before) => withPart(before, name, value));
  return (
    <>
      <p>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          onClick={() => onToggle(!isOpen)}
        >
          <strong>{textOf(item.label)}</strong> {t(kindKeys[item.kind])}
        </button>
      </p>
      {isOpen && (
        <>
          <TextsField
            at={at}
            part="label"
            label={t('column.label')}
            texts={item.label}
            onChange={(change) => onChange((before) => ({ ...before, label: change(before.label) ?? {} }))}
          />
          <SwitchField
            id={at.idOf('required')}
            label={t('required')}
            isOn={item.required ?? false}
            onChange={(isOn) => set('required', isOn || undefined)}
          />
          {isSummable && (
            <SwitchField
              id={at.idOf('sum')}
              label={t('settings.sum')}
              isOn={item.sum ?? false}
              onChange={(isOn) => set('sum', isOn || undefined)}
            />
          )}
          <Settings item={item} at={at} onChange={onChange} />
          <ConditionFields
            at={at}
            condition={item.condition}
            earlier={columns.slice(0, columns.indexOf(item))}
            all={columns}
            onChange={(condition) => set('condition', condition)}
          />
          {children}
        </>
      )}
    </>
  );
}
