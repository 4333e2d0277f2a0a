import { useState } from 'react';
import type {
  AmountSettings,
  DateSettings,
  NumberSettings,
  PlainSettings,
  TextSettings,
} from '../../../shared/application-form/form-document.ts';
import { completeUrl } from '../../lib/forms/web-address.ts';
import { classes } from '../../lib/classes.ts';
import form from '../form/form.module.css';
import { decimalOf, typedDecimal } from './decimal-text.ts';
import type { Asked, ControlProps } from './question-control.ts';
import styles from './questions.module.css';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Attributes that every control of one line has. */
const attributes = ({ id, onBlur, isReadOnly, describedBy, isInvalid, question }: ControlProps) => ({
  id,
  onBlur,
  readOnly: isReadOnly,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid || undefined,
  'aria-required': question.required || undefined,
});

export function TextControl(props: ControlProps<Asked & TextSettings>) {
  const { question, value, onChange } = props;
  const shared = {
    ...attributes(props),
    value: textOf(value),
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) =>
      onChange(target.value || null),
  };
  if (question.kind === 'longText')
    return <textarea rows={5} className={classes(form['input'], styles['long'])} {...shared} />;
  return <input type="text" className={form['input']} {...shared} />;
}

type Address = PlainSettings<'link' | 'phone' | 'email'>;
const inputs = {
  link: { type: 'url', autoComplete: 'url', complete: completeUrl },
  phone: { type: 'tel', autoComplete: 'tel', complete: completePhone },
  email: { type: 'email', autoComplete: 'email', complete: (typed: string) => typed.trim() },
} as const;

/** International number without what people write between its digits. */
function completePhone(typed: string): string {
  const text = typed.replaceAll(/[\s().\-/\u00a0\u202f]/g, '').replace(/^00/, '+');
  return /^\+\d+$/.test(text) ? text : typed.trim();
}

/** What people leave out of an address is added when they leave the field. */
export function AddressControl(props: ControlProps<Asked & Address>) {
  const { question, value, onChange, onBlur } = props;
  const { type, autoComplete, complete } = inputs[question.kind];

  function leave(): void {
    const typed = textOf(value);
    const completed = complete(typed);
    if (completed !== typed) onChange(completed || null);
    onBlur?.();
  }

  return (
    <input
      {...attributes(props)}
      type={type}
      autoComplete={autoComplete}
      className={form['input']}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value || null)}
      onBlur={leave}
    />
  );
}

/** A number or an amount, written as in the language of the reader. */
export function NumberControl(props: ControlProps<Asked & (NumberSettings | AmountSettings)>) {
  const { question, value, language, onChange } = props;
  const [typed, setTyped] = useState('');
  const answer = textOf(value);
  // What is being typed stays as it is written: `12,` or `1 200`.
  const shown = (decimalOf(typed, language) ?? '') === answer ? typed : typedDecimal(answer, language);
  const input = (
    <input
      {...attributes(props)}
      type="text"
      inputMode={question.kind === 'number' && !question.decimals ? 'numeric' : 'decimal'}
      autoComplete="off"
      className={classes(form['input'], styles['number'])}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(decimalOf(target.value, language));
      }}
    />
  );
  if (question.kind === 'number') return input;
  return (
    <span className={styles['amount']}>
      {input}
      <span aria-hidden="true">{question.currency}</span>
    </span>
  );
}

/** A day, by the browser’s date field. */
export function DateControl(props: ControlProps<Asked & DateSettings>) {
  const { question, value, onChange } = props;
  return (
    <input
      {...attributes(props)}
      type="date"
      min={question.min}
      max={question.max}
      className={classes(form['input'], styles['number'])}
      value={textOf(value)}
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
}
