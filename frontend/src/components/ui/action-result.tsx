import styles from './action-result.module.css';

export interface ActionMessage {
  readonly kind: 'success' | 'failure';
  readonly text: string;
}

interface ActionResultProps {
  id?: string;
  kind: ActionMessage['kind'] | undefined;
  text: string | undefined;
}

/** What became of the last action. Always there, so that what comes into it is read out. */
export function ActionResult({ id, kind, text }: ActionResultProps) {
  return (
    <output id={id} className={styles['result']} data-kind={kind}>
      {text}
    </output>
  );
}
