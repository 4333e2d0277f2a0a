import { CheckField } from '../../components/form/check-field.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { fr } from './locales/fr.ts';
import styles from './settings.module.css';

interface Choice {
  id: number;
  name: string;
  /** Belongs to the one before that doesn't. */
  isPart: boolean;
}

interface ChoiceBoxesProps {
  name: string;
  legend: string;
  choices: readonly Choice[];
  chosen: ReadonlySet<string>;
  all: { name: string; label: string; isChosen: boolean };
}

/** Many boxes to tick, folded away, and one for all of them. */
export function ChoiceBoxes({ name, legend, choices, chosen, all }: ChoiceBoxesProps) {
  const t = useTranslate<{ settings: typeof fr }>();
  const said = all.isChosen
    ? t('settings.preferences.chosenAll')
    : t('settings.preferences.chosen', { count: chosen.size });
  return (
    <fieldset className={styles['choices']}>
      <legend>{legend}</legend>
      <CheckField
        id={`preferences-${all.name}`}
        name={all.name}
        label={all.label}
        defaultChecked={all.isChosen}
      />
      <details>
        <summary>
          {legend} <span className={styles['count']}>({said})</span>
        </summary>
        <ul className={styles['boxes']} data-field="">
          {choices.map(({ id, name: label, isPart }) => (
            <li key={id} data-part={isPart ? '' : undefined}>
              <input
                type="checkbox"
                id={`preferences-${name}-${id}`}
                name={name}
                value={id}
                data-many=""
                defaultChecked={chosen.has(String(id))}
              />
              <label htmlFor={`preferences-${name}-${id}`}>{label}</label>
            </li>
          ))}
        </ul>
      </details>
    </fieldset>
  );
}
