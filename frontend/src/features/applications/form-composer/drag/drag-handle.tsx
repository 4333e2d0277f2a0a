import type { RefObject } from 'react';
import styles from './drag.module.css';

/** Dots by which a section or question is dragged; screen readers have the buttons that do the same. */
export function DragHandle({ handle }: { handle: RefObject<HTMLSpanElement | null> }) {
  return <span ref={handle} className={styles['handle']} aria-hidden="true" />;
}
