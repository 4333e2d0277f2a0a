import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../shared/config/routes.ts';
import { useSite } from '../../lib/site.ts';
import styles from './auth.module.css';

interface SentNoticeProps {
  text: string;
  /** The page whose form may be sent again. */
  again: 'signUp' | 'forgotPassword';
}

/** A mail is on its way, if the address is one: the page can't tell, and says what to do when none comes. */
export function SentNotice({ text, again }: SentNoticeProps) {
  const { t } = useTranslation('auth');
  const { language } = useSite();
  return (
    <>
      <output className={styles['outcome']}>{text}</output>
      <h2 className={styles['question']}>{t('noMail')}</h2>
      <ul className={styles['list']}>
        <li>{t('noMailSpam')}</li>
        <li>{t('noMailAddress')}</li>
        <li>
          {t('noMailWait')} <a href={pathTo(again, language)}>{t('askAgain')}</a>
        </li>
      </ul>
    </>
  );
}
