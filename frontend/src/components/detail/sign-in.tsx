import { useLocation } from 'react-router';
import { pathTo, routes } from '../../config/routes.ts';
import { withReturn } from '../../lib/return-path.ts';
import { useSite } from '../../lib/site.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './detail.module.css';

/** The way to the sign-in page and back here; nothing until that page exists. */
export function SignIn({ label }: { label: string }) {
  const { language } = useSite();
  const { pathname } = useLocation();
  if (!routes.login.published) return null;
  return (
    <a href={withReturn(pathTo('login', language), pathname)} className={styles['action']}>
      {label}
      <Icon name="arrow" />
    </a>
  );
}
