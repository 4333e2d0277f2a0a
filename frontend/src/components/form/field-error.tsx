import form from './form.module.css';

interface FieldErrorProps {
  id: string;
  text: string | undefined;
  /** True for an error of the whole form, which is announced when it appears. */
  isAlert?: boolean;
}

/** Why a value was refused, above its control. */
export const FieldError = ({ id, text, isAlert = false }: FieldErrorProps) =>
  text === undefined ? null : (
    <p
      id={id}
      className={form['error']}
      role={isAlert ? 'alert' : undefined}
      tabIndex={isAlert ? -1 : undefined}
    >
      {text}
    </p>
  );
