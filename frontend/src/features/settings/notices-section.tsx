import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import limits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { pathTo } from '../../../shared/config/routes.ts';
import { intents, mailTimings, noticeFields } from '../../../shared/forms/settings-forms.ts';
import { ticked } from '../../../shared/forms/ticked.ts';
import type { NoticePreferencesQuery } from '../../../shared/graphql/generated/operations.ts';
import { PageForm } from '../../components/form/page-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { noticeKindKeys } from '../../content/notice-kinds/notice-kind-keys.ts';
import { useSite } from '../../lib/site.ts';
import { useSettings } from './settings-data.ts';
import styles from './notices-section.module.css';
import { SettingsSection } from './settings-section.tsx';

const timingKeys = {
  now: 'noticePreferences.now',
  daily: 'noticePreferences.daily',
  weekly: 'noticePreferences.weekly',
  never: 'noticePreferences.never',
} as const satisfies Record<(typeof mailTimings)[number], ParseKeys<'settings'>>;

/** How one learns of each kind of notices. */
export function NoticesSection() {
  const { t } = useTranslation('settings');
  const { language } = useSite();
  const { viewData, passerelleNoticePreferences: preferences } = useSettings();
  return (
    <SettingsSection id="notices">
      <p>{t('noticePreferences.text', { hour: limits.notices.digestHour })}</p>
      <p>
        <a href={pathTo('notices', language)}>{t('noticePreferences.list')}</a>
      </p>
      <PageForm
        viewData={viewData}
        action={pathTo('settingsNotices', language)}
        intent={intents.notices}
        name={t('noticePreferences.title')}
        summary={t('noticePreferences.summary')}
        labels={{}}
      >
        <ul className={styles['kinds']}>
          {preferences.items.map((preference) => (
            <Kind key={preference.kind} preference={preference} />
          ))}
        </ul>
        <Button>{t('noticePreferences.submit')}</Button>
      </PageForm>
    </SettingsSection>
  );
}

type Preference = NoticePreferencesQuery['passerelleNoticePreferences']['items'][number];

function Kind({ preference: { kind, mail, app } }: { preference: Preference }) {
  const { t } = useTranslation(['settings', 'noticeKinds']);
  const label = t(noticeKindKeys[kind], { ns: 'noticeKinds' });
  return (
    <li>
      <fieldset>
        <legend>{label}</legend>
        <input type="hidden" name={noticeFields.kind} value={kind} />
        {mail === null ? (
          <span className={styles['soft']}>{t('noticePreferences.noMail')}</span>
        ) : (
          <label className={styles['mail']}>
            <span>{t('noticePreferences.mail')}</span>
            <select name={noticeFields.mail(kind)} defaultValue={mail}>
              {mailTimings.map((timing) => (
                <option key={timing} value={timing}>
                  {t(timingKeys[timing])}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className={styles['app']}>
          <input type="checkbox" name={noticeFields.app(kind)} value={ticked} defaultChecked={app} />
          <span>{t('noticePreferences.app')}</span>
        </label>
      </fieldset>
    </li>
  );
}
