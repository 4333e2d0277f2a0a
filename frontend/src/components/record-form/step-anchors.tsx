import type { FormStep } from '../../lib/forms/form-definition.ts';
import styles from './record-form.module.css';

/**
 * Targets of the addresses of later steps, as long as the first one stands in their place: styles make room for the one that the
 * address names, so that nothing moves when it comes.
 */
export const StepAnchors = ({ steps }: { steps: readonly FormStep[] }) =>
  steps
    .slice(1)
    .map(({ key }) => <span key={key} id={key} className={styles['anchor']} data-step-anchor="" />);
