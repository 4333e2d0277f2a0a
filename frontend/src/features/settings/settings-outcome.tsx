import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../shared/config/routes.ts';
import { formatDate } from '../../../shared/dates/dates.ts';
import type { Notice } from '../../../shared/forms/settings-forms.ts';
import { FormOutcome } from '../../components/form/form-outcome.tsx';
import { useSite } from '../../lib/site.ts';
import type { SettingsFrame } from './settings-data.ts';
import styles from './settings.module.css';

const noticeKeys = {
  'account-saved': 'notices.account-saved',
  'member-now': 'notices.member-now',
  'email-asked': 'notices.email-asked',
  'email-cancelled': 'notices.email-cancelled',
  'password-changed': 'notices.password-changed',
  'preferences-saved': 'notices.preferences-saved',
  'notices-saved': 'notices.notices-saved',
  'session-ended': 'notices.session-ended',
  'others-ended': 'notices.others-ended',
  'deletion-asked': 'notices.deletion-asked',
  'deletion-cancelled': 'notices.deletion-cancelled',
} as const satisfies Record<Notice, ParseKeys<'settings'>>;
const isNotice = (text: string): text is Notice => Object.hasOwn(noticeKeys, text);

/** What the last form has changed; it takes the focus when the page loads. */
export function Outcome({ notice }: { notice: string }) {
  const { t } = useTranslation('settings');
  if (!isNotice(notice)) return null;
  return <FormOutcome className={styles['outcome']}>{t(noticeKeys[notice])}</FormOutcome>;
}

/** Says when the account ends, with the way to the page where that is taken back. */
export function DeletionBanner({ user: { deletionDueAt } }: Pick<SettingsFrame, 'user'>) {
  const { t } = useTranslation('settings');
  const { language } = useSite();
  if (!deletionDueAt) return null;
  return (
    <p className={styles['warning']}>
      {t('banner', { date: formatDate(deletionDueAt, language) })}{' '}
      <a href={pathTo('settingsData', language)}>{t('bannerLink')}</a>
    </p>
  );
}
