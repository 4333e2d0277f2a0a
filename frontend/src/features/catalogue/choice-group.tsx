import { useTranslation } from 'react-i18next';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import type { Choice } from './choices.ts';
import styles from './choice-group.module.css';

interface ChoiceGroupProps {
  name: string;
  legend: string;
  choices: Choice[];
  chosen: readonly string[];
  /** If set: a single choice, and this is the label of "no choice". Absent: multiple choices. */
  every?: string | undefined;
  /** The list with a value chosen, or without it if it is chosen; of no value, the list without any. */
  addressOf: (value: string) => string;
}

/** Longer lists show this many, and the rest on request. */
const initiallyVisible = 7;
/** A rest of one or two is not worth a press. */
const smallestRest = 3;

/** Native boxes inside native disclosures: opens, checks and submits without script. */
export function ChoiceGroup({ name, legend, choices, chosen, every, addressOf }: ChoiceGroupProps) {
  const { t } = useTranslation('catalogue');
  // The visible part is extended so that it includes every chosen value.
  const cut =
    choices.length >= initiallyVisible + smallestRest
      ? Math.max(initiallyVisible, lastChosen(choices, chosen) + 1)
      : choices.length;
  const first = choices.slice(0, cut);
  const rest = choices.slice(cut);
  const most = Math.max(1, ...choices.map(({ count }) => count));
  const values = choices.flatMap(({ value, children = [] }) => [
    value,
    ...children.map((child) => child.value),
  ]);
  const linked = new Set([...values.slice(0, limits.catalogue.valueLinks), ...chosen]);
  const row = (choice: Choice) => (
    <ChoiceRow
      key={choice.value}
      name={name}
      choice={choice}
      chosen={chosen}
      most={most}
      single={Boolean(every)}
      addressOf={(value) => (linked.has(value) ? addressOf(value) : undefined)}
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
          <div className={styles['line']}>
            <label className={styles['choice']}>
              <input type="radio" name={name} value="" defaultChecked={chosen.length === 0} />
              <span>{every}</span>
            </label>
            {chosen.length > 0 && <ValueLink name={every} href={addressOf('')} />}
          </div>
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
  /** undefined: only its box chooses it. */
  addressOf: (value: string) => string | undefined;
}

function ChoiceRow({ name, choice, chosen, most, single, addressOf }: ChoiceRowProps) {
  const { t } = useTranslation('catalogue');
  const { value, name: label, count, children } = choice;
  const href = addressOf(value);
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
      {href !== undefined && <ValueLink name={label} href={href} isChosen={chosen.includes(value)} />}
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
              addressOf={addressOf}
            />
          ))}
        </details>
      )}
    </div>
  );
}

interface ValueLinkProps {
  name: string;
  href: string;
  isChosen?: boolean;
}

/** Without script a choice is a link in the place of its label's words; its box still chooses several before the button. */
function ValueLink({ name, href, isChosen = false }: ValueLinkProps) {
  const { t } = useTranslation('catalogue');
  return (
    <noscript>
      <a
        href={href}
        rel="nofollow"
        aria-label={t(isChosen ? 'remove' : 'show', { name })}
        aria-current={isChosen ? 'true' : undefined}
      >
        {name}
      </a>
    </noscript>
  );
}
