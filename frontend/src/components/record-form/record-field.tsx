import { useController } from 'react-hook-form';
import type { ReactNode } from 'react';
import type { FieldDefinition } from '../../lib/forms/form-definition.ts';
import { problemText } from '../../lib/record-form/form-checks.ts';
import type { FieldValues } from '../../lib/record-form/use-record-form.ts';
import { fieldAttribute } from '../../lib/record-form/use-sync.ts';
import { classes } from '../../lib/classes.ts';
import { useSite } from '../../lib/site.ts';
import form from '../form/form.module.css';
import { Counter } from './counter.tsx';
import { defaultComponents, groupKinds } from './default-components.ts';
import styles from './record-form.module.css';
import { fieldId, useRecordFormParts } from './record-form-context.ts';
import { RequiredMark } from './required-mark.tsx';

/** One field of the form, by its declaration: label, hint, what is wrong with it, and how it is filled in. */
export function RecordField({ field }: { field: FieldDefinition }) {
  const { language } = useSite();
  const { form: record, components } = useRecordFormParts();
  const { key, kind, max, hint } = field;
  const { field: control, fieldState } = useController<FieldValues>({
    name: key,
    control: record.fields.control,
  });
  const Component = components[kind] ?? defaultComponents[kind];
  if (!Component) throw new Error(`No field component for ${kind}, the kind of ${key}`);

  const id = fieldId(key);
  const refusal = record.state.save.problems.find(({ path }) => path === key);
  const error = fieldState.error?.message
    ? problemText(fieldState.error.message, language)
    : refusal?.message;
  const hasCounter = max !== undefined && (typeof control.value === 'string' || control.value === null);
  const described = [error && `${id}-error`, hint && `${id}-hint`, hasCounter && `${id}-counter`].filter(
    Boolean,
  );
  return (
    <Frame field={field} id={id} isInvalid={error !== undefined}>
      {hint && (
        <p id={`${id}-hint`} className={form['hint']}>
          {hint[language]}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={form['error']}>
          {error}
        </p>
      )}
      <Component
        id={id}
        field={field}
        value={control.value}
        onChange={control.onChange}
        onBlur={() => {
          control.onBlur();
          void record.editor.flush();
        }}
        isReadOnly={record.isReadOnly}
        describedBy={described.join(' ') || undefined}
        isInvalid={error !== undefined}
      />
      {hasCounter && max !== undefined && (
        <Counter id={`${id}-counter`} value={(control.value as string | null) ?? ''} kind={kind} max={max} />
      )}
    </Frame>
  );
}

interface FrameProps {
  field: FieldDefinition;
  id: string;
  isInvalid: boolean;
  children: ReactNode;
}

/** A label for one control, a legend for several. */
function Frame({ field: { key, kind, label, required }, id, isInvalid, children }: FrameProps) {
  const { language } = useSite();
  const attributes = {
    className: classes(form['field'], styles['field']),
    'data-invalid': isInvalid ? '' : undefined,
    [fieldAttribute]: key,
  };
  const name = (
    <>
      {label[language]}
      <RequiredMark required={required} />
    </>
  );
  if (groupKinds.has(kind))
    return (
      <fieldset {...attributes}>
        <legend id={`${id}-label`}>{name}</legend>
        {children}
      </fieldset>
    );
  return (
    <div {...attributes}>
      <label id={`${id}-label`} htmlFor={id}>
        {name}
      </label>
      {children}
    </div>
  );
}
