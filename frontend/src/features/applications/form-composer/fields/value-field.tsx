import { FieldFrame } from '../../../../components/form/field-frame.tsx';
import form from '../../../../components/form/form.module.css';
import { useComposerParts } from '../composer-context.ts';

interface ValueFieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  onChange: (text: string) => void;
  type?: 'text' | 'date' | 'textarea';
  inputMode?: 'numeric' | 'decimal';
  lang?: string;
}

/** A field of the composer: what is typed is saved when one leaves it, or after a pause. */
export function ValueField(props: ValueFieldProps) {
  const { id, label, hint, error, value, onChange, type = 'text', inputMode, lang } = props;
  const { isReadOnly, flush } = useComposerParts();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(described) => {
        const attributes = {
          ...described,
          id,
          className: form['input'],
          value,
          lang,
          readOnly: isReadOnly,
          onBlur: flush,
        };
        return type === 'textarea' ? (
          <textarea rows={2} {...attributes} onChange={({ target }) => onChange(target.value)} />
        ) : (
          <input
            type={type}
            inputMode={inputMode}
            {...attributes}
            onChange={({ target }) => onChange(target.value)}
          />
        );
      }}
    </FieldFrame>
  );
}

interface ListFieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  /** First option, of an empty value; absent where one of the others always applies. */
  emptyLabel?: string;
  onChange: (value: string) => void;
}

/** A native list to choose one value from. */
export function ListField(props: ListFieldProps) {
  const { id, label, hint, error, value, options, emptyLabel, onChange } = props;
  const { isReadOnly } = useComposerParts();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(described) => (
        <select
          {...described}
          id={id}
          className={form['input']}
          value={value}
          disabled={isReadOnly}
          onChange={({ target }) => onChange(target.value)}
        >
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

interface SwitchFieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A box to tick. */
export function SwitchField(props: SwitchFieldProps) {
  const { id, label, hint, error, isOn, isDisabled = false, onChange } = props;
  const { isReadOnly } = useComposerParts();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={form['field']} data-field="" data-invalid={error ? '' : undefined}>
      {error && (
        <p id={`${id}-error`} className={form['error']}>
          {error}
        </p>
      )}
      <div className={form['check']}>
        <input
          type="checkbox"
          id={id}
          checked={isOn}
          disabled={isReadOnly || isDisabled}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {hint && (
        <p id={`${id}-hint`} className={form['hint']}>
          {hint}
        </p>
      )}
    </div>
  );
}
