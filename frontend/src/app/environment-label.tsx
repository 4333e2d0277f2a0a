import { useTranslation } from 'react-i18next';
import { useSite } from '../lib/site.ts';
import styles from './header/header.module.css';

const keys = {
  development: 'frame.environment_development',
  staging: 'frame.environment_staging',
  preprod: 'frame.environment_preprod',
} as const;

/** Visitors of the real site see no label. */
export function EnvironmentLabel() {
  const { t } = useTranslation();
  const { environment } = useSite();
  if (environment === 'production') return null;
  return (
    <p className={styles['environment']} data-environment={environment}>
      {t(keys[environment])}
    </p>
  );
}
