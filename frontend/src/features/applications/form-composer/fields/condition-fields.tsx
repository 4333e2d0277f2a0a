import { useTranslation } from 'react-i18next';
import type { Condition } from '../../../../../shared/application-form/form-document.ts';
import { useSite } from '../../../../lib/site.ts';
import { useComposerParts } from '../composer-context.ts';
import styles from '../composer.module.css';
import { useTextOf } from '../use-text-of.ts';
import { conditionOn, operatorsOf, sourcesAmong, valuesFor } from './condition-options.ts';
import { type At, decimalOf, type Item } from './item.ts';
import { ListField, ValueField } from './value-field.tsx';

interface ConditionFieldsProps {
  at: At;
  condition: Condition | undefined;
  /** What comes before: a condition is about one of these. */
  earlier: readonly Item[];
  /** All items, to name one that no longer comes before. */
  all: readonly Item[];
  onChange: (condition: Condition | undefined) => void;
}

const operatorKeys = {
  equals: 'condition.equals',
  contains: 'condition.contains',
  exceeds: 'condition.exceeds',
} as const;

/** Shown only if an earlier answer compares so. */
export function ConditionFields({ at, condition, earlier, all, onChange }: ConditionFieldsProps) {
  const { t } = useTranslation('formComposer');
  const textOf = useTextOf();
  const sources = sourcesAmong(earlier);
  const source = all.find(({ id }) => id === condition?.source);
  // One that was moved below keeps its name here; the server says what is wrong.
  const named = source && !sources.includes(source) ? [source, ...sources] : sources;
  if (named.length === 0 && !condition) return null;
  return (
    <fieldset className={styles['group']}>
      <legend>{t('condition.title')}</legend>
      <ListField
        id={at.idOf('condition.source')}
        label={t('condition.source')}
        error={at.errorOf('condition.source')}
        value={condition?.source ?? ''}
        emptyLabel={t('condition.always')}
        options={[
          ...(condition && !source ? [{ value: condition.source, label: t('condition.gone') }] : []),
          ...named.map((item) => ({ value: item.id, label: textOf(item.label) })),
        ]}
        onChange={(id) => {
          const chosen = named.find((item) => item.id === id);
          onChange(chosen && conditionOn(chosen));
        }}
      />
      {condition && source && <Comparison {...{ at, condition, source, onChange }} />}
    </fieldset>
  );
}

interface ComparisonProps extends Pick<ConditionFieldsProps, 'at' | 'onChange'> {
  condition: Condition;
  source: Item;
}

function Comparison({ at, condition, source, onChange }: ComparisonProps) {
  const { t } = useTranslation('formComposer');
  const { language } = useSite();
  const { countries } = useComposerParts();
  const textOf = useTextOf();
  const operators = operatorsOf(source);
  const isYesNo = source.kind === 'yesNo' || source.kind === 'statement';
  const ticked = {
    value: 'true',
    label: t(source.kind === 'yesNo' ? 'condition.yes' : 'condition.accepted'),
  };
  const unticked = source.kind === 'yesNo' ? [{ value: 'false', label: t('condition.no') }] : [];
  const values = isYesNo ? [ticked, ...unticked] : valuesFor(source, language, countries, textOf);
  const shared = {
    id: at.idOf('condition.value'),
    label: t('condition.value'),
    error: at.errorOf('condition.value'),
    value: String(condition.value),
  };
  return (
    <div className={styles['row']}>
      {operators.length > 1 && (
        <ListField
          id={at.idOf('condition.operator')}
          label={t('condition.operator')}
          value={condition.operator}
          options={operators.map((value) => ({ value, label: t(operatorKeys[value]) }))}
          onChange={(operator) => onChange({ ...condition, operator: operator as Condition['operator'] })}
        />
      )}
      {values ? (
        <ListField
          {...shared}
          {...(!isYesNo && { emptyLabel: t('choose') })}
          options={values}
          onChange={(value) => onChange({ ...condition, value: isYesNo ? value === 'true' : value })}
        />
      ) : (
        <ValueField
          {...shared}
          {...(source.kind === 'date' ? { type: 'date' as const } : { inputMode: 'decimal' as const })}
          onChange={(text) =>
            onChange({ ...condition, value: source.kind === 'date' ? text : (decimalOf(text) ?? '') })
          }
        />
      )}
    </div>
  );
}
