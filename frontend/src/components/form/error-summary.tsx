import styles from './form.module.css';

export interface FormProblem {
  text: string;
  /** Id of the field to go to; absent when the form as a whole was refused. */
  field?: string;
  /** Name of the field in the form. */
  label?: string;
}

/** The errors, once, before the form. It takes the focus when the page loads, also without script. */
export function ErrorSummary({ title, problems }: { title: string; problems: readonly FormProblem[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- this is where a screen reader must begin after a refused form
    <div role="alert" tabIndex={-1} autoFocus data-error-summary="" className={styles['summary']}>
      <h2>{title}</h2>
      <ul>
        {problems.map(({ text, field, label }) => {
          const line = label === undefined ? text : `${label} — ${text}`;
          return <li key={line}>{field ? <a href={`#${field}`}>{line}</a> : line}</li>;
        })}
      </ul>
    </div>
  );
}
