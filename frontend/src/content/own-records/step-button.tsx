import styles from './own-records.module.css';

interface StepButtonProps {
  children: string;
  /** Title of the record, for those who hear the button alone. */
  about: string;
  disabled: boolean;
  onClick: () => void;
}

/** A step with a record. */
export function StepButton({ children, about, disabled, onClick }: StepButtonProps) {
  return (
    <button type="button" className={styles['step']} disabled={disabled} onClick={onClick}>
      {children}
      <span className="visually-hidden"> {about}</span>
    </button>
  );
}
