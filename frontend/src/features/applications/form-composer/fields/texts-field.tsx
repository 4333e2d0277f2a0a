import { withPart } from '../document/with-part.ts';
import { useTranslation } from 'react-i18next';
import type { FormTexts } from '../../../../../shared/application-form/form-document.ts';
import { useComposerParts } from '../composer-context.ts';
import styles from '../composer.module.css';
import { languageKeys } from '../keys.ts';
import { type At } from './item.ts';
import { ValueField } from './value-field.tsx';

const none: FormTexts = {};

interface TextsFieldProps {
  at: At;
  /** Name of the part: `label`. */
  part: string;
  label: string;
  hint?: string;
  texts: FormTexts | undefined;
  isLong?: boolean;
  /** Undefined: without a text in any language. */
  onChange: (change: (texts: FormTexts) => FormTexts | undefined) => void;
}

/** A text in each language of the call, side by side. */
export function TextsField({
  at,
  part,
  label,
  hint,
  texts = none,
  isLong = false,
  onChange,
}: TextsFieldProps) {
  const { t } = useTranslation('formComposer');
  const { languages } = useComposerParts();
  return (
    <div className={styles['texts']}>
      {languages.map((language) => (
        <ValueField
          key={language}
          id={at.idOf(`${part}.${language}`)}
          label={languages.length > 1 ? `${label} (${t(languageKeys[language])})` : label}
          hint={hint}
          error={at.errorOf(`${part}.${language}`)}
          lang={language}
          type={isLong ? 'textarea' : 'text'}
          value={texts[language] ?? ''}
          onChange={(text) =>
            onChange((before) => {
              const after = withPart(before, language, text === '' ? undefined : text);
              return Object.keys(after).length === 0 ? undefined : after;
            })
          }
        />
      ))}
    </div>
  );
}
