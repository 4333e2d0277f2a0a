import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import type { DecisionsFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { FieldFrame } from '../../../components/form/field-frame.tsx';
import form from '../../../components/form/form.module.css';
import { fieldKeys } from '../decision-keys.ts';
import styles from '../decisions.module.css';

type Template = DecisionsFieldsFragment['settings']['letters'][number];

interface LetterEditorProps {
  letter: Template;
  /** Texts of refused values, by their path. */
  errors: Readonly<Record<string, string>>;
  onChange: (part: { subject?: string; body?: string }) => void;
}

/** Subject and text of a letter; what it can say of an application is inserted where one writes. */
export function LetterEditor({ letter, errors, onChange }: LetterEditorProps) {
  const { t } = useTranslation('decisions');
  const area = useRef<HTMLTextAreaElement>(null);
  const { kind, language, subject, body, fields } = letter;
  const path = `letters.${kind}.${language}`;
  const id = `${kind}-${language}`;

  function insert(name: string): void {
    const { current } = area;
    const [start, end] = [current?.selectionStart ?? body.length, current?.selectionEnd ?? body.length];
    const text = `{${name}}`;
    onChange({ body: body.slice(0, start) + text + body.slice(end) });
    requestAnimationFrame(() => {
      current?.focus();
      current?.setSelectionRange(start + text.length, start + text.length);
    });
  }

  return (
    <div className={styles['letter']}>
      <h2>{t(language === 'fr' ? 'letters.language.fr' : 'letters.language.en')}</h2>
      <FieldFrame id={`${id}-subject`} label={t('letters.subject')} error={errors[`${path}.subject`]}>
        {(described) => (
          <input
            {...described}
            id={`${id}-subject`}
            lang={language}
            className={form['input']}
            maxLength={limits.decisions.subject}
            value={subject}
            onChange={({ target }) => onChange({ subject: target.value })}
          />
        )}
      </FieldFrame>
      <FieldFrame id={`${id}-body`} label={t('letters.body')} error={errors[`${path}.body`]}>
        {(described) => (
          <textarea
            {...described}
            ref={area}
            id={`${id}-body`}
            lang={language}
            rows={10}
            className={form['input']}
            maxLength={limits.decisions.letter}
            value={body}
            onChange={({ target }) => onChange({ body: target.value })}
          />
        )}
      </FieldFrame>
      <p id={`${id}-fields`} className={form['hint']}>
        {t('letters.fields')}
      </p>
      <ul className={styles['fields']} aria-labelledby={`${id}-fields`}>
        {fields.map((name) => (
          <li key={name}>
            <button type="button" className={styles['field']} onClick={() => insert(name)}>
              {name in fieldKeys ? t(fieldKeys[name as keyof typeof fieldKeys]) : name}
              <code aria-hidden="true">{`{${name}}`}</code>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
