import type { RouteId } from '../../../shared/config/routes.ts';
import styles from './action-result.module.css';
import { RouteLink } from './route-link.tsx';

export interface ActionMessage {
  readonly kind: 'success' | 'failure';
  readonly text: string;
  /** Link to the screen on which the text can be followed. */
  readonly link?: { readonly to: RouteId; readonly text: string } | undefined;
}

interface ActionResultProps {
  id?: string;
  kind: ActionMessage['kind'] | undefined;
  text: string | undefined;
  link?: ActionMessage['link'];
}

/** Result of the last action. It is always rendered, so that its new content is announced. */
export function ActionResult({ id, kind, text, link }: ActionResultProps) {
  return (
    <output id={id} className={styles['result']} data-kind={kind}>
      {text}
      {link && (
        <>
          {' '}
          <RouteLink to={link.to}>{link.text}</RouteLink>
        </>
      )}
    </output>
  );
}
