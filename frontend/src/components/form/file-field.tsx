import { FieldFrame } from './field-frame.tsx';
import styles from './form.module.css';

interface FileFieldProps {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Shown by a script that hashes the file in the browser, where it can’t. */
  hashing?: { into: string; maxBytes: number; tooLarge: string; unreadable: string };
}

/** A native field for one file. Without script the form sends it. */
export function FileField({ id, name, label, hint, error, hashing }: FileFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(described) => (
        <div className={styles['entry']} data-entry="">
          <input
            {...described}
            type="file"
            id={id}
            name={name}
            className={styles['input']}
            data-hash-into={hashing?.into}
            data-max-bytes={hashing?.maxBytes}
            data-too-large={hashing?.tooLarge}
            data-unreadable={hashing?.unreadable}
          />
        </div>
      )}
    </FieldFrame>
  );
}
