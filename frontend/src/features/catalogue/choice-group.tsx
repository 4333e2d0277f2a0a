import { useTranslation } from 'react-i18next';
import type { Choice } from './choices.ts';
import styles from './choice-group.module.css';

interface ChoiceGroupProps {
  name: string;
  legend: string;
  choices: Choice[];
  chosen: readonly string[];
  /** If set: a single choice, and this is the label of "no choice". Absent: multiple choices. */
  every?: string | undefined;
}

/** Longer lists show this many, and the rest on request. */
const initiallyVisible = 7;
/** A rest of one or two is not worth a press. */
const smallestRest = 3;

/** Native boxes inside native disclosures: opens, checks and submits without script. */
export function ChoiceGroup({ name, legend, choices, chosen, every }: ChoiceGroupProps) {
  const { t } = useTranslation('catalogue');
  // The visible part is extended so that it includes every chosen value.
  const cut =
    choices.length >= initiallyVisible + smallestRest
      ? Math.max(initiallyVisible, lastChosen(choices, chosen) + 1)
      : choices.length;
  const first = choices.slice(0, cut);
  const rest = choices.slice(cut);
  const most = Math.max(1, ...choices.map(({ count }) => count));
  const row = (choice: Choice) => (
    <ChoiceRow
      key={choice.value}
      name={name}
      choice={choice}
      chosen={chosen}
      most={most}
      single={Boolean(every)}
    />
  );
  return (
    <details className={styles['group']} open>
      <summary>
        {legend}
        {chosen.length > 0 && <span className={styles['chosen']}>{chosen.length}</span>}
        <span className={styles['sign']} aria-hidden="true" />
      </summary>
      <fieldset className={styles['choices']}>
        <legend className="visually-hidden">{legend}</legend>
        {every && (
          <label className={styles['choice']}>
            <input type="radio" name={name} value="" defaultChecked={chosen.length === 0} />
            <span>{every}</span>
          </label>
        )}
        {choices.length === 0 && <p className={styles['none']}>{t('nothingToFilter')}</p>}
        {first.map(row)}
        {rest.length > 0 && (
          <details className={styles['more']}>
            <summary>{t('more', { count: rest.length })}</summary>
            {rest.map(row)}
          </details>
        )}
      </fieldset>
    </details>
  );
}

const lastChosen = (choices: Choice[], chosen: readonly string[]): number =>
  choices.findLastIndex(
    ({ value, children = [] }) =>
      chosen.includes(value) || children.some((child) => chosen.includes(child.value)),
  );

interface ChoiceRowProps {
  name: string;
  choice: Choice;
  chosen: readonly string[];
  /** The largest count of the group: what the thread under each row is measured by. */
  most: number;
  single: boolean;
}

function ChoiceRow({ name, choice, chosen, most, single }: ChoiceRowProps) {
  const { t } = useTranslation('catalogue');
  const { value, name: label, count, children } = choice;
  return (
    <div className={styles['line']}>
      <label className={styles['choice']}>
        <input
          type={single ? 'radio' : 'checkbox'}
          name={name}
          value={value}
          defaultChecked={chosen.includes(value)}
        />
        <span>{label}</span>
        <span className={styles['count']}>{count}</span>
        <span
          className={styles['thread']}
          style={{ inlineSize: `${Math.round((count / most) * 100)}%` }}
          aria-hidden="true"
        />
      </label>
      {children && (
        <details className={styles['children']} open={children.some((child) => chosen.includes(child.value))}>
          <summary>
            <span className="visually-hidden">{t('within', { name: label })}</span>
            <span className={styles['sign']} aria-hidden="true" />
          </summary>
          {children.map((child) => (
            <ChoiceRow
              key={child.value}
              name={name}
              choice={child}
              chosen={chosen}
              most={most}
              single={single}
            />
          ))}
        </details>
      )}
    </div>
  );
}
