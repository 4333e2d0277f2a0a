import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../shared/config/routes.ts';
import { useSite } from '../../lib/site.ts';
import styles from './auth.module.css';

interface SentNoticeProps {
  text: string;
  /** The page whose form may be sent again. */
  again: 'signUp' | 'forgotPassword';
}

/** "Check your mail", whether or not the address has an account, with what to do when no mail arrives. */
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
          {t('noMailWait')} <a href={pathTo(again, language)}>{t('requestAgain')}</a>
        </li>
      </ul>
    </>
  );
}
