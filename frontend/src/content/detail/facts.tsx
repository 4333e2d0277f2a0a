import type { ReactNode } from 'react';
import styles from './detail.module.css';

export interface Fact {
  name: string;
  /** Value of the fact, which is left out when there is none. */
  value: ReactNode;
}

/** Names and values beside the text. */
export function Facts({ facts }: { facts: Fact[] }) {
  const known = facts.filter(({ value }) => Boolean(value));
  if (known.length === 0) return null;
  return (
    <dl className={styles['facts']}>
      {known.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
