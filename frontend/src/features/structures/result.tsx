import styles from './structures.module.css';
import type { Message } from './use-membership-action.ts';

/** Of the last action. Always there, so that what comes into it is read out. */
export function Result({ message }: { message: Message | undefined }) {
  return (
    <output className={styles['result']} data-kind={message?.kind}>
      {message?.text}
    </output>
  );
}
