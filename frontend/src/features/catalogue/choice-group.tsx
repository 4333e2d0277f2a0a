import { Icon } from '../../components/ui/icon.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import styles from './filter-form.module.css';
import type { Choice } from './load-catalogue.ts';
import type { fr } from './locales/fr.ts';

interface ChoiceGroupProps {
  name: string;
  legend: string;
  choices: Choice[];
  chosen: string[];
  /** Given: one choice among all, and this is the name of "no choice". Absent: any number of choices. */
  every?: string;
}

/** Native boxes inside a native disclosure: opens, checks and submits without script. */
export function ChoiceGroup({ name, legend, choices, chosen, every }: ChoiceGroupProps) {
  const t = useTranslate<{ catalogue: typeof fr }>();
  const type = every ? 'radio' : 'checkbox';
  return (
    <details className={styles['group']} name="filters">
      <summary>
        {legend}
        {chosen.length > 0 && <span className={styles['chosen']}>{chosen.length}</span>}
        <Icon name="filter" />
      </summary>
      <fieldset className={styles['choices']}>
        <legend className="visually-hidden">{legend}</legend>
        {every && (
          <label className={styles['choice']}>
            <input type="radio" name={name} value="" defaultChecked={chosen.length === 0} />
            {every}
          </label>
        )}
        {choices.length === 0 && <p>{t('catalogue.nothingToFilter')}</p>}
        {choices.map(({ value, name: label, count, child }) => (
          <label key={value} className={styles['choice']} data-child={child ? '' : undefined}>
            <input type={type} name={name} value={value} defaultChecked={chosen.includes(value)} />
            <span>{label}</span>
            {count !== undefined && <span className={styles['count']}>{count}</span>}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
