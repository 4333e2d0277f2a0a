import { type ComponentType, memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldDefinition, groupKinds } from '../../lib/forms/form-definition.ts';
import { textChecks } from '../../lib/forms/text-checks.ts';
import { fieldAttribute } from '../../lib/record-form/use-sync.ts';
import { classes } from '../../lib/classes.ts';
import { useSite } from '../../lib/site.ts';
import form from '../form/form.module.css';
import { Counter } from './counter.tsx';
import styles from './record-form.module.css';
import { type FieldComponents, type RecordFieldProps, useRecordFormParts } from './record-form-context.ts';
import { RequiredMark } from './required-mark.tsx';

type Passed = Pick<RecordFieldProps, 'id' | 'path' | 'field' | 'value' | 'onChange' | 'onBlur'>;

interface ControlledFieldProps extends Passed {
  error: string | undefined;
  /** Component that replaces that of the field's kind; for several controls under one name. */
  group?: ComponentType<RecordFieldProps> | undefined;
  /** True for a column of a row; `aria` attributes then refer to the row's field. */
  isColumn?: boolean;
}

/** One field: label, hint, error, the component of its kind, counter. */
export function ControlledField(props: ControlledFieldProps) {
  const { form, components, markedField } = useRecordFormParts();
  return (
    <FieldContent
      {...props}
      components={components}
      isReadOnly={form.isReadOnly}
      isMarked={markedField === props.path}
    />
  );
}

interface FieldContentProps extends ControlledFieldProps {
  components: FieldComponents;
  isReadOnly: boolean;
  /** A validator asks to change it. */
  isMarked: boolean;
}

/** What the parts of a form share changes with each key: only the field that is typed into is rendered anew. */
const FieldContent = memo(function FieldContent(props: FieldContentProps) {
  const { error, group, isColumn = false, isMarked, components, ...passed } = props;
  const { t } = useTranslation('recordForm');
  const { language } = useSite();
  const { id, field, value } = passed;
  const { key, kind, max, hint } = field;
  const Component = group ?? components[kind];
  if (!Component) throw new Error(`No field component for ${kind}, the kind of ${key}`);

  const isInvalid = error !== undefined;
  const hasCounter = max !== undefined && kind in textChecks && (typeof value === 'string' || value === null);
  const described = [
    isMarked && `${id}-marked`,
    isInvalid && `${id}-error`,
    hint && `${id}-hint`,
    hasCounter && `${id}-counter`,
  ].filter(Boolean);
  return (
    <Frame
      field={field}
      id={id}
      isGroup={group !== undefined || groupKinds.has(kind)}
      isInvalid={isInvalid}
      isColumn={isColumn}
      isMarked={isMarked}
    >
      {isMarked && (
        <p id={`${id}-marked`} className={styles['marked']}>
          {t('marked')}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={form['hint']}>
          {hint[language]}
        </p>
      )}
      {isInvalid && (
        <p id={`${id}-error`} className={form['error']}>
          {error}
        </p>
      )}
      <Component {...passed} describedBy={described.join(' ') || undefined} isInvalid={isInvalid} />
      {hasCounter && max !== undefined && (
        <Counter id={`${id}-counter`} value={value ?? ''} kind={kind} max={max} />
      )}
    </Frame>
  );
});

interface FrameProps {
  field: FieldDefinition;
  id: string;
  isGroup: boolean;
  isInvalid: boolean;
  isColumn: boolean;
  isMarked: boolean;
  children: ReactNode;
}

/** A label for one control, a legend for several. */
function Frame({
  field: { key, label, required },
  id,
  isGroup,
  isInvalid,
  isColumn,
  isMarked,
  children,
}: FrameProps) {
  const { language } = useSite();
  const attributes = {
    className: classes(form['field'], styles['field']),
    'data-invalid': isInvalid ? '' : undefined,
    'data-marked': isMarked ? '' : undefined,
    [fieldAttribute]: isColumn ? undefined : key,
  };
  const name = (
    <>
      {label[language]}
      <RequiredMark required={required} name={key} />
    </>
  );
  if (isGroup)
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
