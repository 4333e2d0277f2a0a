import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './trail.module.css';

/** A screen that the present one is below. */
export interface TrailStep {
  readonly label: string;
  readonly path: string;
}

/** Steps from the outermost screen to the one above; the frame knows them. Empty for a screen without one above. */
export const TrailContext = createContext<readonly TrailStep[]>([]);

/** The way down to this screen. On a phone without its own name, which is the heading right below. */
export function Trail({ title }: { title: string }) {
  const { t } = useTranslation();
  const steps = useContext(TrailContext);
  if (steps.length === 0) return null;
  return (
    <nav aria-label={t('frame.breadcrumbs')} className={styles['trail']}>
      <ol>
        {steps.map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{title}</span>
        </li>
      </ol>
    </nav>
  );
}
