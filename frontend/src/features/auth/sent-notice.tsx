import { pathTo } from '../../config/routes.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useSite } from '../../lib/site.ts';
import styles from './auth.module.css';
import type { fr } from './locales/fr.ts';

interface SentNoticeProps {
  text: string;
  /** The page whose form may be sent again. */
  again: 'signUp' | 'forgotPassword';
}

/** A mail is on its way, if the address is one: the page can't tell, and says what to do when none comes. */
export function SentNotice({ text, again }: SentNoticeProps) {
  const t = useTranslate<{ auth: typeof fr }>();
  const { language } = useSite();
  return (
    <>
      <output className={styles['outcome']}>{text}</output>
      <h2 className={styles['question']}>{t('auth.noMail')}</h2>
      <ul className={styles['list']}>
        <li>{t('auth.noMailSpam')}</li>
        <li>{t('auth.noMailAddress')}</li>
        <li>
          {t('auth.noMailWait')} <a href={pathTo(again, language)}>{t('auth.askAgain')}</a>
        </li>
      </ul>
    </>
  );
}
