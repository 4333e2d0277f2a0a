import { useLocation } from 'react-router';
import { pathTo } from '../../../shared/config/routes.ts';
import { withReturn } from '../../../shared/links/return-path.ts';
import { useSite } from '../../lib/site.ts';
import { Icon } from '../../components/ui/icon.tsx';
import styles from './detail.module.css';

/** A link to the sign-in page that returns here; nothing for signed-in users. */
export function SignIn({ label }: { label: string }) {
  const { language, visit } = useSite();
  const { pathname } = useLocation();
  if (visit) return null;
  return (
    <a href={withReturn(pathTo('login', language), pathname)} className={styles['action']}>
      {label}
      <Icon name="arrow" />
    </a>
  );
}
