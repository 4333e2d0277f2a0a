import { Button } from '../../components/ui/button.tsx';
import { pathTo } from '../../config/routes.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useSite } from '../../lib/site.ts';
import styles from './auth.module.css';
import type { fr } from './locales/fr.ts';

interface DeadLinkProps {
  text: string;
  /** Where to go now, the likeliest first. */
  ways: readonly ('login' | 'signUp' | 'forgotPassword')[];
}

/** A link that was used, is too old, or came here in part: what happened, and how to get another. */
export function DeadLink({ text, ways }: DeadLinkProps) {
  const t = useTranslate<{ auth: typeof fr }>();
  const { language } = useSite();
  return (
    <>
      <p role="alert">{text}</p>
      <p className={styles['ways']}>
        {ways.map((way, index) => (
          <Button key={way} href={pathTo(way, language)} kind={index === 0 ? 'primary' : 'secondary'}>
            {t(`auth.way_${way}`)}
          </Button>
        ))}
      </p>
    </>
  );
}
