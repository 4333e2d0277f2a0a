import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../shared/config/routes.ts';
import type { SendAgainViewData } from '../../../shared/forms/auth-forms.ts';
import { FormOutcome } from '../../components/form/form-outcome.tsx';
import { useSite } from '../../lib/site.ts';
import styles from './auth.module.css';
import { SendAgainForm } from './send-again-form.tsx';

/** "Check your mail", whether or not the address has an account, with what to do when no mail arrives. */
export function SentNotice({ text }: { text: string }) {
  const { t } = useTranslation('auth');
  const { language } = useSite();
  return (
    <>
      <FormOutcome className={styles['outcome']}>{text}</FormOutcome>
      <h2 className={styles['question']}>{t('noMail')}</h2>
      <ul className={styles['list']}>
        <li>{t('noMailSpam')}</li>
        <li>{t('noMailAddress')}</li>
        <li>
          {t('noMailWait')} <a href={pathTo('forgotPassword', language)}>{t('requestAgain')}</a>
        </li>
      </ul>
    </>
  );
}

/** The same after signing up, with a form that sends the mail again. */
export function SignUpSentNotice({
  text,
  viewData,
}: {
  text: string | undefined;
  viewData: SendAgainViewData;
}) {
  const { t } = useTranslation('auth');
  const { language } = useSite();
  return (
    <>
      {text && <FormOutcome className={styles['outcome']}>{text}</FormOutcome>}
      <h2 className={styles['question']}>{t('noMail')}</h2>
      <ul className={styles['list']}>
        <li>{t('noMailSpam')}</li>
        <li>
          {t('wrongAddress')} <a href={pathTo('signUp', language)}>{t('correctAddress')}</a>
        </li>
      </ul>
      <SendAgainForm viewData={viewData} />
    </>
  );
}
