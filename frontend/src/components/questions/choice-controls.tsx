import { useTranslation } from 'react-i18next';
import type {
  Choice,
  ChoiceSettings,
  ChoicesSettings,
  PlainSettings,
} from '../../../shared/application-form/form-document.ts';
import form from '../form/form.module.css';
import { formText } from '../../../shared/application-form/form-text.ts';
import { FormText } from './form-text.tsx';
import type { Asked, ControlProps } from './question-control.ts';
import { useQuestionReference } from './question-reference.ts';
import styles from './questions.module.css';

/** Longer lists are a native list. */
export const mostRadios = 7;

interface Option {
  readonly value: string | boolean;
  readonly label: React.ReactNode;
}

interface RadiosProps extends ControlProps {
  options: readonly Option[];
}

/** One of a few. An answer that is not required can be taken away again. */
function Radios({ options, ...props }: RadiosProps) {
  const { id, question, value, onChange, onBlur, isReadOnly, describedBy } = props;
  const { t } = useTranslation('questions');
  const isAnswered = value !== null && value !== undefined;
  return (
    <div className={styles['options']}>
      {options.map((option, index) => (
        <label key={String(option.value)} className={styles['option']}>
          <input
            {...(index === 0 ? { id, 'aria-describedby': describedBy } : {})}
            type="radio"
            name={id}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
            disabled={isReadOnly}
          />
          {option.label}
        </label>
      ))}
      {isAnswered && !question.required && !isReadOnly && (
        <button
          type="button"
          className={styles['clear']}
          onClick={() => {
            onChange(null);
            document.getElementById(id)?.focus();
          }}
        >
          {t('clear')}
        </button>
      )}
    </div>
  );
}

export function ChoiceControl(props: ControlProps<Asked & ChoiceSettings>) {
  const { question, language } = props;
  if (question.choices.length > mostRadios)
    return (
      <List
        {...props}
        options={question.choices.map(({ id, label }) => ({ value: id, name: formText(label, language) }))}
      />
    );
  return (
    <Radios
      {...props}
      options={question.choices.map(({ id, label }) => ({
        value: id,
        label: <FormText texts={label} language={language} />,
      }))}
    />
  );
}

export function YesNoControl(props: ControlProps) {
  const { t } = useTranslation('questions');
  return (
    <Radios
      {...props}
      options={[
        { value: true, label: t('yes') },
        { value: false, label: t('no') },
      ]}
    />
  );
}

/** Several of the choices, in their order. */
export function ChoicesControl(props: ControlProps<Asked & ChoicesSettings>) {
  const { id, question, value, language, onChange, onBlur, isReadOnly, describedBy } = props;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];

  function toggle({ id: choice }: Choice): void {
    const isChosen = (each: string) => (each === choice) !== chosen.includes(each);
    const next = question.choices.flatMap((each) => (isChosen(each.id) ? [each.id] : []));
    onChange(next.length > 0 ? next : null);
  }

  return (
    <div className={styles['options']}>
      {question.choices.map((choice, index) => (
        <label key={choice.id} className={styles['option']}>
          <input
            {...(index === 0 ? { id, 'aria-describedby': describedBy } : {})}
            type="checkbox"
            checked={chosen.includes(choice.id)}
            onChange={() => toggle(choice)}
            onBlur={onBlur}
            disabled={isReadOnly}
          />
          <FormText texts={choice.label} language={language} />
        </label>
      ))}
    </div>
  );
}

interface ListProps extends ControlProps {
  options: readonly { readonly value: string; readonly name: string }[];
}

/** One of many, in a native list. */
function List({ options, ...props }: ListProps) {
  const { id, value, question, onChange, onBlur, isReadOnly, describedBy, isInvalid } = props;
  const { t } = useTranslation('questions');
  return (
    <select
      id={id}
      className={form['input']}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value || null)}
      onBlur={onBlur}
      disabled={isReadOnly}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      aria-required={question.required || undefined}
    >
      <option value="">{t('choose')}</option>
      {options.map(({ value: option, name }) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  );
}

export function CountryControl(props: ControlProps) {
  const { countries } = useQuestionReference();
  return <List {...props} options={countries.map(({ isoCode, name }) => ({ value: isoCode, name }))} />;
}

/** Each sector before those that it contains. */
export function SectorControl(props: ControlProps) {
  const { sectors } = useQuestionReference();
  const ordered = sectors
    .filter(({ parentId }) => !parentId)
    .flatMap((parent) => [parent, ...sectors.filter(({ parentId }) => parentId === parent.id)]);
  const options = ordered.map(({ key, name, parentId }) => ({
    value: key,
    name: parentId ? `\u00a0\u00a0${name}` : name,
  }));
  return <List {...props} options={options} />;
}

/** A statement to accept: its label is what is accepted. */
export function StatementControl(props: ControlProps<Asked & PlainSettings<'statement'>>) {
  const { id, question, value, language, onChange, onBlur, isReadOnly, describedBy, isInvalid } = props;
  const { t } = useTranslation('questions');
  return (
    <label className={styles['option']}>
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked ? true : null)}
        onBlur={onBlur}
        disabled={isReadOnly}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
      />
      <span>
        <FormText texts={question.label} language={language} />
        {question.required && <span className={form['optional']}> ({t('mandatory')})</span>}
      </span>
    </label>
  );
}
