import { type ReactNode, useId } from 'react';
import styles from './list.module.css';

interface ChoiceProps {
  name: string;
  label: string;
  chosen: string | undefined;
  children: ReactNode;
}

/** One filter of the list: a native list to choose from. */
export function Choice({ name, label, chosen = '', children }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles['choice']}>
      <label htmlFor={id}>{label}</label>
      {/* Remade when the address says something else, for example after a way back. */}
      <select key={chosen} id={id} name={name} defaultValue={chosen}>
        {children}
      </select>
    </div>
  );
}
