import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormTexts } from '../../../../shared/application-form/form-document.ts';
import { type Language, languages as known } from '../../../../shared/config/locales.ts';
import form from '../../../components/form/form.module.css';
import { Button } from '../../../components/ui/button.tsx';
import { type Criterion, hundredths, type Scale } from '../review-plan.ts';
import styles from '../reviews.module.css';

interface CriterionEditorProps {
  number: number;
  criterion: Criterion;
  languages: readonly string[];
  /** Place among the tie-breakers; -1: none. */
  place: number;
  /** Texts of what is wrong, by path. */
  problems: Readonly<Record<string, string>>;
  /** undefined: taken away. */
  onChange: (criterion: Criterion | undefined) => void;
  onTieBreaker: (isUsed: boolean) => void;
}

const labelKeys = { fr: 'criterion.label.fr', en: 'criterion.label.en' } as const;
const guidanceKeys = { fr: 'criterion.guidance.fr', en: 'criterion.guidance.en' } as const;
const scaleKeys = { min: 'criterion.min', max: 'criterion.max', step: 'criterion.step' } as const;

/** Empty texts are left out. */
function withText(texts: FormTexts, language: Language, value: string): FormTexts {
  const { [language]: _, ...others } = texts;
  return value === '' ? others : { ...others, [language]: value };
}

/** A criterion with its texts, weight and scale. */
export function CriterionEditor(props: CriterionEditorProps) {
  const { number, criterion, languages, place, problems, onChange, onTieBreaker } = props;
  const { t } = useTranslation('reviews');
  const path = `criteria.${number}`;
  const written = known.filter((each) => languages.includes(each));

  function scale(key: keyof Scale, value: string): void {
    onChange({ ...criterion, scale: { ...criterion.scale, [key]: Math.round(Number(value) * hundredths) } });
  }

  const shared = (field: string) => ({
    id: `${path}.${field}`,
    className: form['input'],
    'aria-invalid': problems[`${path}.${field}`] !== undefined || undefined,
    'aria-describedby': `${path}.${field}-problem`,
  });
  const field = (name: string, label: string, input: ReactNode) => (
    <div className={form['field']}>
      <label htmlFor={`${path}.${name}`}>{label}</label>
      {input}
      <p id={`${path}.${name}-problem`} className={form['error']}>
        {problems[`${path}.${name}`]}
      </p>
    </div>
  );

  return (
    <fieldset className={styles['criterion']}>
      <legend>{t('criterion.title', { number: number + 1 })}</legend>
      {written.map((language) => (
        <div key={language} className={styles['pair']}>
          {field(
            `label.${language}`,
            t(labelKeys[language]),
            <input
              {...shared(`label.${language}`)}
              lang={language}
              value={criterion.label[language] ?? ''}
              onChange={({ target }) =>
                onChange({ ...criterion, label: withText(criterion.label, language, target.value) })
              }
            />,
          )}
          {field(
            `guidance.${language}`,
            t(guidanceKeys[language]),
            <textarea
              {...shared(`guidance.${language}`)}
              rows={2}
              lang={language}
              value={criterion.guidance?.[language] ?? ''}
              onChange={({ target }) =>
                onChange({
                  ...criterion,
                  guidance: withText(criterion.guidance ?? {}, language, target.value),
                })
              }
            />,
          )}
        </div>
      ))}
      <div className={styles['numbers']}>
        {field(
          'weight',
          t('criterion.weight'),
          <input
            {...shared('weight')}
            type="number"
            min={0}
            max={100}
            value={criterion.weight}
            onChange={({ target }) => onChange({ ...criterion, weight: Math.trunc(Number(target.value)) })}
          />,
        )}
        {(['min', 'max', 'step'] as const).map((key) => (
          <div key={key} className={form['field']}>
            <label htmlFor={`${path}.scale.${key}`}>{t(scaleKeys[key])}</label>
            <input
              {...shared(`scale.${key}`)}
              aria-describedby={`${path}.scale-problem`}
              type="number"
              min={0}
              max={100}
              step="any"
              value={criterion.scale[key] / hundredths}
              onChange={({ target }) => scale(key, target.value)}
            />
          </div>
        ))}
      </div>
      <p id={`${path}.scale-problem`} className={form['error']}>
        {problems[`${path}.scale`]}
      </p>
      <label className={form['check']}>
        <input
          type="checkbox"
          checked={criterion.commentRequired ?? false}
          onChange={({ target }) => onChange({ ...criterion, commentRequired: target.checked })}
        />
        {t('criterion.commentRequired')}
      </label>
      <label className={form['check']}>
        <input type="checkbox" checked={place >= 0} onChange={({ target }) => onTieBreaker(target.checked)} />
        {place >= 0 ? t('criterion.tieBreakerPlace', { place: place + 1 }) : t('criterion.tieBreaker')}
      </label>
      <div>
        <Button type="button" kind="quiet" onClick={() => onChange(undefined)}>
          {t('criterion.remove', { number: number + 1 })}
        </Button>
      </div>
    </fieldset>
  );
}
