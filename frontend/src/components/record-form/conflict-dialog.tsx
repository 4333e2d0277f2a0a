import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldConflict } from '../../lib/record-form/merge-changes.ts';
import { fieldsOf } from '../../lib/record-form/record-values.ts';
import { useSite } from '../../lib/site.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './conflict.module.css';
import { type ConflictDialogProps, useRecordFormParts } from './record-form-context.ts';
import { ReadableValue } from './readable-value.tsx';

const sides = ['mine', 'theirs'] as const;
type Side = (typeof sides)[number];

/** Dialog that asks which of two values of a field to keep. */
export function ConflictDialog({ conflicts, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('recordForm');
  const { editor } = useRecordFormParts().form;
  const { values } = editor.state().save;

  function choose(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    event.stopPropagation();
    const choices = new FormData(event.currentTarget);
    onClose();
    void editor.resolve(
      Object.fromEntries(conflicts.map(({ field }) => [field, choices.get(field) as Side])),
    );
  }

  return (
    <Dialog title={t('conflict.title')} closeText={t('conflict.later')} onClose={onClose}>
      <p>{t('conflict.lead', { count: conflicts.length })}</p>
      <form className={styles['conflicts']} onSubmit={choose}>
        {conflicts.map(({ field, theirs }) => (
          // Later input wins.
          <ConflictField key={field} field={field} mine={values[field]} theirs={theirs} />
        ))}
        <Button>{t('conflict.apply')}</Button>
      </form>
    </Dialog>
  );
}

function ConflictField({ field: name, ...values }: FieldConflict) {
  const { t } = useTranslation('recordForm');
  const { language } = useSite();
  const { form } = useRecordFormParts();
  const field = fieldsOf(form.definition).find(({ key }) => key === name);
  if (!field) return null;
  const texts = { mine: t('conflict.mine'), theirs: t('conflict.theirs') };
  return (
    <fieldset className={styles['conflict']}>
      <legend>{field.label[language]}</legend>
      {sides.map((side) => (
        <div key={side} className={styles['side']}>
          <label>
            {/* Nobody’s text is thrown away by a hasty key: one of them has to be chosen. */}
            <input type="radio" name={name} value={side} required />
            {texts[side]}
          </label>
          <ReadableValue
            label={texts[side]}
            field={field}
            value={values[side]}
            other={values[side === 'mine' ? 'theirs' : 'mine']}
          />
        </div>
      ))}
    </fieldset>
  );
}
