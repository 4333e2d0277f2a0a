import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { pathTo } from '../../../shared/config/routes.ts';
import { useSite } from '../../lib/site.ts';
import styles from './auth.module.css';

const wayKeys = { login: 'way_login', forgotPassword: 'way_forgotPassword' } as const;

interface DeadLinkProps {
  text: string;
  /** Pages to go to next, the most likely first. */
  ways: readonly (keyof typeof wayKeys)[];
}

/** A link that was used, is too old, or came here in part: what happened, and how to get another. */
export function DeadLink({ text, ways }: DeadLinkProps) {
  const { t } = useTranslation('auth');
  const { language } = useSite();
  return (
    <>
      <p role="alert">{text}</p>
      <p className={styles['ways']}>
        {ways.map((way, index) => (
          <Button key={way} href={pathTo(way, language)} kind={index === 0 ? 'primary' : 'secondary'}>
            {t(wayKeys[way])}
          </Button>
        ))}
      </p>
    </>
  );
}
