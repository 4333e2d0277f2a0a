import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../../../../shared/config/locales.ts';
import form from '../../../components/form/form.module.css';
import { useQuestionReference } from '../../../components/questions/question-reference.ts';
import { Button } from '../../../components/ui/button.tsx';
import styles from '../reviews.module.css';
import { languageKeys } from './use-read-languages.ts';

/** For which applications a person is meant: languages that they read, and countries; none: all. */
export interface Reads {
  readonly languages: readonly string[];
  readonly countries: readonly string[];
}

interface ReadsFieldsProps {
  /** Prefix of the ids of the fields. */
  id: string;
  reads: Reads;
  onChange: (reads: Reads) => void;
}

/** Chooses them. */
export function ReadsFields({ id, reads, onChange }: ReadsFieldsProps) {
  const { t } = useTranslation('reviews');
  const { countries: known } = useQuestionReference();
  const { languages: spoken, countries } = reads;
  const nameOf = (code: string): string => known.find(({ isoCode }) => isoCode === code)?.name ?? code;
  const toggle = (each: Language, isOn: boolean): void =>
    onChange({ ...reads, languages: isOn ? [...spoken, each] : spoken.filter((other) => other !== each) });
  return (
    <>
      <fieldset className={styles['choices']}>
        <legend>{t('reviewers.reads')}</legend>
        {languages.map((each) => (
          <label key={each} className={form['check']}>
            <input
              type="checkbox"
              checked={spoken.includes(each)}
              onChange={({ target }) => toggle(each, target.checked)}
            />
            {t(languageKeys[each])}
          </label>
        ))}
      </fieldset>
      <div className={form['field']}>
        <label htmlFor={`${id}-countries`}>{t('reviewers.countries')}</label>
        <p id={`${id}-countries-hint`} className={form['hint']}>
          {t('reviewers.countriesHint')}
        </p>
        {countries.length > 0 && (
          <ul className={styles['reviews']}>
            {countries.map((code) => (
              <li key={code}>
                {nameOf(code)}
                <Button
                  type="button"
                  kind="quiet"
                  onClick={() =>
                    onChange({ ...reads, countries: countries.filter((other) => other !== code) })
                  }
                >
                  {t('reviewers.remove')}
                  <span className="visually-hidden"> {nameOf(code)}</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
        <select
          id={`${id}-countries`}
          className={form['input']}
          aria-describedby={`${id}-countries-hint`}
          value=""
          onChange={({ target }) => onChange({ ...reads, countries: [...countries, target.value] })}
        >
          <option value="">
            {t(countries.length === 0 ? 'reviewers.allCountries' : 'reviewers.addCountry')}
          </option>
          {known
            .filter(({ isoCode }) => !countries.includes(isoCode))
            .map(({ isoCode, name }) => (
              <option key={isoCode} value={isoCode}>
                {name}
              </option>
            ))}
        </select>
      </div>
    </>
  );
}
