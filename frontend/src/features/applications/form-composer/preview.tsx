import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../shared/config/locales.ts';
import { FormText } from '../../../components/questions/form-text.tsx';
import { QuestionField } from '../../../components/questions/question-field.tsx';
import { QuestionReferenceContext } from '../../../components/questions/question-reference.ts';
import { visibleQuestions } from '../../../lib/application-form/visible.ts';
import { useSite } from '../../../lib/site.ts';
import { partId, useComposerParts } from './composer-context.ts';
import styles from './composer.module.css';
import { referenceSectors } from './fields/condition-options.ts';
import { ListField } from './fields/value-field.tsx';
import { languageKeys } from './keys.ts';
import { BeginTrial } from './begin-trial.tsx';
import type { Composer } from './use-composer.ts';

/** Widths of the screens of applicants. */
const widthKeys = { phone: 'preview.phone', tablet: 'preview.tablet', screen: 'preview.screen' } as const;
type Width = keyof typeof widthKeys;

interface TrialProps {
  composer: Composer;
  /** People apply to the call on the platform. */
  isInternal: boolean;
}

/** The form as applicants see it, to be tried out: answers show what conditions hide, and are stored nowhere. */
export function FormPreview({ composer, isInternal }: TrialProps) {
  const { t } = useTranslation('formComposer');
  const { language: reading } = useSite();
  const { document, languages, countries } = useComposerParts();
  const [width, setWidth] = useState<Width>('phone');
  const [chosen, setChosen] = useState<Language>();
  const [answers, setAnswers] = useState<Readonly<Record<string, unknown>>>({});
  const own = languages.includes(reading) ? reading : languages[0];
  const language = chosen ?? own ?? reading;
  const reference = useMemo(
    () => ({
      countries: countries.map(({ code, name }) => ({ isoCode: code, name })),
      sectors: referenceSectors(language),
    }),
    [countries, language],
  );
  const shown = new Set(visibleQuestions(document, answers).map(({ id }) => id));
  const sections = document.sections
    .map((section) => ({ section, questions: section.questions.filter(({ id }) => shown.has(id)) }))
    .filter(({ questions }) => questions.length > 0);
  return (
    <section aria-labelledby="form-preview" className={styles['preview']}>
      <h2 id="form-preview" tabIndex={-1}>
        {t('preview.title')}
      </h2>
      <p>{t('preview.lead')}</p>
      {isInternal && <BeginTrial composer={composer} />}
      <div className={styles['row']}>
        <ListField
          id={partId('preview', 'width')}
          label={t('preview.width')}
          value={width}
          options={Object.entries(widthKeys).map(([value, key]) => ({ value, label: t(key) }))}
          onChange={(value) => setWidth(value as Width)}
        />
        {languages.length > 1 && (
          <ListField
            id={partId('preview', 'language')}
            label={t('preview.language')}
            value={language}
            options={languages.map((value) => ({ value, label: t(languageKeys[value]) }))}
            onChange={(value) => setChosen(value as Language)}
          />
        )}
      </div>
      {/* Wider than the screen, it is scrolled; its fields take the focus. */}
      <div className={styles['window']}>
        <div className={styles['screen']} data-width={width}>
          <QuestionReferenceContext value={reference}>
            {sections.map(({ section, questions }) => (
              <section key={section.id}>
                <h3>
                  <FormText texts={section.label} language={language} />
                </h3>
                {section.help && (
                  <p>
                    <FormText texts={section.help} language={language} />
                  </p>
                )}
                {questions.map((question) => (
                  <QuestionField
                    key={question.id}
                    question={question}
                    language={language}
                    value={answers[question.id] ?? null}
                    onChange={(value) => setAnswers((before) => ({ ...before, [question.id]: value }))}
                  />
                ))}
              </section>
            ))}
          </QuestionReferenceContext>
        </div>
      </div>
    </section>
  );
}
