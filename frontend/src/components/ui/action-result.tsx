import type { RouteId } from '../../../shared/config/routes.ts';
import styles from './action-result.module.css';
import { RouteLink } from './route-link.tsx';

export interface ActionMessage {
  readonly kind: 'success' | 'failure';
  readonly text: string;
  /** Where to do what the text asks for. */
  readonly link?: { readonly to: RouteId; readonly text: string } | undefined;
}

interface ActionResultProps {
  id?: string;
  kind: ActionMessage['kind'] | undefined;
  text: string | undefined;
  link?: ActionMessage['link'];
}

/** What became of the last action. Always there, so that what comes into it is read out. */
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
