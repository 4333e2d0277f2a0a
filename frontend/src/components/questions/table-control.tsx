import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import type { FormColumn } from '../../../shared/application-form/form-document.ts';
import { type Answers, answerTo } from '../../lib/application-form/judge.ts';
import { columnSum } from '../../lib/application-form/table-judge.ts';
import { visibleColumns } from '../../lib/application-form/visible.ts';
import form from '../form/form.module.css';
import { fieldId } from '../record-form/record-form-context.ts';
import rowStyles from '../record-form/rows/rows.module.css';
import { moved } from '../record-form/rows/rows.ts';
import { useFocusAfterChange } from '../record-form/use-focus-after-change.ts';
import { Button } from '../ui/button.tsx';
import { AskedField } from './asked-field.tsx';
import { formText } from '../../../shared/application-form/form-text.ts';
import { FormText } from './form-text.tsx';
import type { TableControlProps } from './question-control.ts';
import styles from './questions.module.css';
import { readableSum } from '../../../shared/application-form/readable-answer.ts';

interface Row {
  readonly id: string;
  readonly cells: Answers;
}

/** Ids of rows begin with a letter. */
const newRow = (cells: Answers = {}): Row => ({ id: `r${crypto.randomUUID()}`, cells });

/** Rows that are added, filled in, duplicated, sorted and removed; the last removal can be undone. */
export function TableControl(props: TableControlProps) {
  const { id, path, question, value, language, onChange, onBlur, isReadOnly, describedBy, problemAt } = props;
  const { t } = useTranslation('questions');
  const [removed, setRemoved] = useState<{ row: Row; index: number }>();
  const [announced, setAnnounced] = useState('');
  const focusNext = useFocusAfterChange();
  const rows = (Array.isArray(value) ? value : []) as readonly Row[];
  const { columns, max = limits.applications.rows } = question;
  const isFull = rows.length >= max;
  const rowId = (index: number): string => fieldId(`${path}.${index}`);
  const nameOf = (index: number): string => t('row.name', { number: index + 1 });

  function change(next: readonly Row[], message: string, focused: string): void {
    onChange(next.length > 0 ? next : null);
    setRemoved(undefined);
    setAnnounced(message);
    focusNext(focused);
  }

  function insert(row: Row, index: number, message: string): void {
    change(rows.toSpliced(index, 0, row), message, rowId(index));
  }

  function remove(index: number): void {
    const row = rows[index];
    if (!row) return;
    const isLast = index === rows.length - 1;
    change(rows.toSpliced(index, 1), t('row.removed', { number: index + 1 }), isLast ? id : rowId(index));
    setRemoved({ row, index });
  }

  function move(from: number, to: number): void {
    change(moved(rows, from, to), t('row.moved', { number: to + 1, total: rows.length }), rowId(to));
  }

  function setCell(index: number, column: string, cell: unknown): void {
    onChange(
      rows.map((row, each) => (each === index ? { ...row, cells: { ...row.cells, [column]: cell } } : row)),
    );
  }

  return (
    <div className={rowStyles['rows']}>
      {rows.length > 0 && (
        <ol className={rowStyles['list']}>
          {rows.map((row, index) => (
            <li key={row.id}>
              <fieldset className={rowStyles['row']}>
                <legend id={rowId(index)} tabIndex={-1}>
                  {nameOf(index)}
                </legend>
                {problemAt(`${path}.${index}`) && (
                  <p className={form['error']}>{problemAt(`${path}.${index}`)}</p>
                )}
                {visibleColumns(columns, row.cells).map((column) => (
                  <AskedField
                    isCell
                    key={column.id}
                    path={`${path}.${index}.${column.id}`}
                    question={column}
                    value={answerTo(column.id, row.cells)}
                    language={language}
                    problem={problemAt(`${path}.${index}.${column.id}`)}
                    onChange={(cell) => setCell(index, column.id, cell)}
                    onBlur={onBlur}
                    isReadOnly={isReadOnly}
                  />
                ))}
                {!isReadOnly && (
                  <div className={rowStyles['actions']}>
                    {index > 0 && (
                      <RowButton
                        text={t('row.up')}
                        name={nameOf(index)}
                        onClick={() => move(index, index - 1)}
                      />
                    )}
                    {index < rows.length - 1 && (
                      <RowButton
                        text={t('row.down')}
                        name={nameOf(index)}
                        onClick={() => move(index, index + 1)}
                      />
                    )}
                    {!isFull && (
                      <RowButton
                        text={t('row.duplicate')}
                        name={nameOf(index)}
                        onClick={() =>
                          insert(newRow(row.cells), index + 1, t('row.duplicated', { number: index + 2 }))
                        }
                      />
                    )}
                    <RowButton text={t('row.remove')} name={nameOf(index)} onClick={() => remove(index)} />
                  </div>
                )}
              </fieldset>
            </li>
          ))}
        </ol>
      )}
      {removed && !isReadOnly && (
        <p className={rowStyles['removed']}>
          {t('row.removed', { number: removed.index + 1 })}
          <Button
            type="button"
            kind="secondary"
            onClick={() =>
              insert(removed.row, removed.index, t('row.restored', { number: removed.index + 1 }))
            }
          >
            {t('row.undo')}
          </Button>
        </p>
      )}
      {rows.length > 0 && <Sums question={question} value={value} language={language} />}
      {/* Takes the focus when no row is left to take it. */}
      <div id={id} tabIndex={-1} aria-describedby={describedBy} className={rowStyles['add']}>
        {!isReadOnly && !isFull && (
          <Button
            type="button"
            kind="secondary"
            onClick={() => insert(newRow(), rows.length, t('row.added', { number: rows.length + 1 }))}
          >
            {t('row.add')}
          </Button>
        )}
        {isFull && <p>{t('row.full', { count: rows.length })}</p>}
      </div>
      <output className="visually-hidden">{announced}</output>
    </div>
  );
}

interface RowButtonProps {
  text: string;
  name: string;
  onClick: () => void;
}

const RowButton = ({ text, name, onClick }: RowButtonProps) => (
  <Button type="button" kind="quiet" onClick={onClick}>
    {text}
    <span className="visually-hidden"> {name}</span>
  </Button>
);

const isSummed = ({ sum = false }: FormColumn): boolean => sum;

/** Sums of columns, and of a budget what both sides come to. */
function Sums({ question, value, language }: Pick<TableControlProps, 'question' | 'value' | 'language'>) {
  const { t } = useTranslation('questions');
  const { columns, balance } = question;
  const amount = columns.find(({ id }) => id === balance?.amount);
  const summed = columns.filter((column) => isSummed(column) && column !== amount);
  const total = (column: FormColumn) => readableSum(column, columnSum(question, value, column.id), language);
  if (!amount && summed.length === 0) return null;
  return (
    <dl className={styles['sums']}>
      {summed.map((column) => (
        <div key={column.id}>
          <dt>
            {t('sum')} <FormText texts={column.label} language={language} />
          </dt>
          <dd>{total(column)}</dd>
        </div>
      ))}
      {amount && balance && (
        <Balance {...{ question, value, language, amount }} sides={[balance.income, balance.expenditure]} />
      )}
    </dl>
  );
}

interface BalanceProps extends Pick<TableControlProps, 'question' | 'value' | 'language'> {
  amount: FormColumn;
  /** Ids of the choices of income and expenditure. */
  sides: readonly [string, string];
}

function Balance({ question, value, language, amount, sides }: BalanceProps) {
  const { t } = useTranslation('questions');
  const side = question.columns.find(({ id }) => id === question.balance?.side);
  const choices = side?.kind === 'choice' ? side.choices : [];
  const [income, expenditure] = sides.map((each) => columnSum(question, value, amount.id, each));
  const difference = (income ?? 0n) - (expenditure ?? 0n);
  return (
    <>
      {sides.map((each, index) => (
        <div key={each}>
          <dt>{formText(choices.find(({ id }) => id === each)?.label, language)}</dt>
          <dd>{readableSum(amount, (index === 0 ? income : expenditure) ?? 0n, language)}</dd>
        </div>
      ))}
      <div data-unbalanced={difference === 0n ? undefined : ''}>
        <dt>{difference === 0n ? t('balance.even') : t('balance.difference')}</dt>
        <dd>{difference === 0n ? '' : readableSum(amount, difference, language)}</dd>
      </div>
    </>
  );
}
