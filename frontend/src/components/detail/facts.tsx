import type { ReactNode } from 'react';
import styles from './detail.module.css';

export interface Fact {
  name: string;
  /** Nothing: the fact is left out. */
  value: ReactNode;
}

/** Names and values beside the text. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts
        .filter(({ value }) => Boolean(value))
        .map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
