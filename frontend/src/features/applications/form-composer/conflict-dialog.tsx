import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormQuestion, FormSection } from '../../../../shared/application-form/form-document.ts';
import { languages } from '../../../../shared/config/locales.ts';
import { type ConflictDialogProps, useEditing } from '../../../components/record-form/record-form-context.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import styles from './composer.module.css';
import { orderField } from './document/document-values.ts';
import { kindKeys } from './keys.ts';
import { useTextOf } from './use-text-of.ts';

const sides = ['mine', 'theirs'] as const;
type Side = (typeof sides)[number];
type Part = FormQuestion | Omit<FormSection, 'questions'>;

/** Asks which version of a section or question to keep, where two people changed the same one. */
export function FormConflictDialog({ conflicts, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('formComposer');
  const { editor } = useEditing();
  const { values } = editor.state().save;

  function choose(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const choices = new FormData(event.currentTarget);
    onClose();
    void editor.resolve(
      Object.fromEntries(conflicts.map(({ field }) => [field, choices.get(field) as Side])),
    );
  }

  return (
    <Dialog title={t('conflict.title')} closeText={t('conflict.later')} onClose={onClose}>
      <p>{t('conflict.lead')}</p>
      <form className={styles['fields']} onSubmit={choose}>
        {conflicts.map(({ field, theirs }) => (
          <Conflict key={field} field={field} mine={values[field]} theirs={theirs} />
        ))}
        <Button>{t('conflict.apply')}</Button>
      </form>
    </Dialog>
  );
}

interface ConflictProps {
  field: string;
  mine: unknown;
  theirs: unknown;
}

function Conflict({ field, ...values }: ConflictProps) {
  const { t } = useTranslation('formComposer');
  const textOf = useTextOf();
  const part = (values.mine ?? values.theirs) as Part | null;
  const name = field === orderField || !part ? t('conflict.order') : textOf(part.label);
  const texts = { mine: t('conflict.mine'), theirs: t('conflict.theirs') };
  return (
    <fieldset className={styles['group']}>
      <legend>{name}</legend>
      {sides.map((side) => (
        <div key={side}>
          <label>
            {/* No text is thrown away by a hasty key: one of them has to be chosen. */}
            <input type="radio" name={field} value={side} required /> {texts[side]}
          </label>
          {field !== orderField && <Described part={values[side] as Part | null | undefined} />}
        </div>
      ))}
    </fieldset>
  );
}

/** The texts of one version. */
function Described({ part }: { part: Part | null | undefined }) {
  const { t } = useTranslation('formComposer');
  if (!part) return <p>{t('conflict.removed')}</p>;
  return (
    <ul className={styles['changes']}>
      {'kind' in part && (
        <li>
          {t(kindKeys[part.kind])}
          {part.required && <>, {t('mark.required')}</>}
        </li>
      )}
      {languages.flatMap((language) =>
        [part.label[language], part.help?.[language]].map((text, index) =>
          text ? (
            <li key={`${language} ${String(index)}`} lang={language}>
              {text}
            </li>
          ) : null,
        ),
      )}
    </ul>
  );
}
