import { useTranslation } from 'react-i18next';
import type {
  Balance,
  FormColumn,
  TableSettings,
} from '../../../../../shared/application-form/form-document.ts';
import { withPart } from '../document/with-part.ts';
import { useTextOf } from '../use-text-of.ts';
import { below, type Item, type ItemProps } from './item.ts';
import { ListField, SwitchField } from './value-field.tsx';

type Side = Extract<FormColumn, { kind: 'choice' }>;

const isAmount = ({ kind }: FormColumn): boolean => kind === 'amount' || kind === 'number';
/** Each row is of one side, which is always asked. */
const isSide = (column: FormColumn): column is Side =>
  column.kind === 'choice' && column.required === true && !column.condition && column.choices.length > 1;

/** Whether income and expenditure must be equal in a table, and which column and choices say what a row is. */
export function BalanceFields({
  item: { columns, balance },
  at,
  onChange,
}: ItemProps<Extract<Item, TableSettings>>) {
  const { t } = useTranslation('formComposer');
  const [amounts, sides] = [columns.filter(isAmount), columns.filter(isSide)];
  const possible = balanceOf(amounts[0], sides[0]);
  const set = (next: Balance | undefined) => onChange((before) => withPart(before, 'balance', next));
  return (
    <>
      <SwitchField
        id={at.idOf('balance')}
        label={t('settings.balance')}
        hint={t('settings.balanceHint')}
        error={at.errorOf('balance')}
        isOn={balance !== undefined}
        isDisabled={balance === undefined && possible === undefined}
        onChange={(isOn) => set(isOn ? possible : undefined)}
      />
      {balance && <BalancedColumns {...{ amounts, sides, balance, set }} at={below(at, 'balance')} />}
    </>
  );
}

const labels = {
  amount: 'balanced.amount',
  side: 'balanced.side',
  income: 'balanced.income',
  expenditure: 'balanced.expenditure',
} as const satisfies Record<keyof Balance, string>;

interface BalancedColumnsProps extends Pick<ItemProps, 'at'> {
  amounts: readonly FormColumn[];
  sides: readonly Side[];
  balance: Balance;
  set: (balance: Balance) => void;
}

function BalancedColumns({ amounts, sides, balance, set, at }: BalancedColumnsProps) {
  const { t } = useTranslation('formComposer');
  const textOf = useTextOf();
  const side = sides.find(({ id }) => id === balance.side);
  const choices = side?.choices ?? [];
  const named = (list: readonly Pick<FormColumn, 'id' | 'label'>[]) =>
    list.map(({ id, label }) => ({ value: id, label: textOf(label) }));
  const field = (part: keyof Balance, options: readonly { value: string; label: string }[]) => ({
    id: at.idOf(part),
    label: t(labels[part]),
    value: options.some(({ value }) => value === balance[part]) ? balance[part] : '',
    options,
    // What was chosen is there no more.
    ...(options.some(({ value }) => value === balance[part]) ? {} : { emptyLabel: t('balanced.choose') }),
  });
  const change = (part: keyof Balance) => (value: string) => set({ ...balance, [part]: value });

  /** The choices of another column are others. */
  function changeSide(id: string): void {
    const next = balanceOf(
      { id: balance.amount },
      sides.find((column) => column.id === id),
    );
    if (next) set(next);
  }

  return (
    <>
      <ListField {...field('amount', named(amounts))} onChange={change('amount')} />
      <ListField {...field('side', named(sides))} onChange={changeSide} />
      <ListField {...field('income', named(choices))} onChange={change('income')} />
      <ListField {...field('expenditure', named(choices))} onChange={change('expenditure')} />
    </>
  );
}

/** The balance of a column of amounts, by the first two choices of another one. */
function balanceOf(amount: Pick<FormColumn, 'id'> | undefined, side: Side | undefined): Balance | undefined {
  const [income, expenditure] = side?.choices ?? [];
  return amount && side && income && expenditure
    ? { amount: amount.id, side: side.id, income: income.id, expenditure: expenditure.id }
    : undefined;
}
