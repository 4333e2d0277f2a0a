import { type ReactNode, useId } from 'react';
import styles from './select-filter.module.css';

interface SelectFilterProps {
  name: string;
  label: string;
  chosen: string | undefined;
  children: ReactNode;
}

/** One filter of the list: a native list to choose from. */
export function SelectFilter({ name, label, chosen = '', children }: SelectFilterProps) {
  const id = useId();
  return (
    <div className={styles['choice']}>
      <label htmlFor={id}>{label}</label>
      {/* Keyed by the address’s value, so that Back resets it. */}
      <select key={chosen} id={id} name={name} defaultValue={chosen}>
        {children}
      </select>
    </div>
  );
}
