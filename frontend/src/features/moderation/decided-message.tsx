import { useLocation } from 'react-router';
import styles from './moderation.module.css';

interface Decided {
  readonly decided: string;
}

/** State of the navigation that follows a decision. @param text what is said of it */
export const decidedState = (text: string): Decided => ({ decided: text });

/** Result of the previous decision, on the screen that follows it. */
export function DecidedMessage() {
  const { decided } = (useLocation().state ?? {}) as Partial<Decided>;
  return <output className={styles['message']}>{decided}</output>;
}
