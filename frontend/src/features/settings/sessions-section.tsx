import { useTranslation } from 'react-i18next';
import { formFields } from '../../../shared/forms/form-view-data.ts';
import { Button } from '../../components/ui/button.tsx';
import { pathTo } from '../../../shared/config/routes.ts';
import { formatDate } from '../../../shared/dates/dates.ts';
import { useSite } from '../../lib/site.ts';
import { deviceName } from './device-name.ts';
import { intents } from '../../../shared/forms/settings-forms.ts';
import type { SessionsQuery } from '../../../shared/graphql/generated/operations.ts';
import { useSettings } from './settings-data.ts';
import { SettingsSection } from './settings-section.tsx';
import styles from './settings.module.css';

/** Sessions of the account; each can be ended. */
export function SessionsSection() {
  const { t } = useTranslation('settings');
  const { language } = useSite();
  const { viewData, passerelleSessions } = useSettings();
  return (
    <SettingsSection id="sessions">
      <p>{t('sessions.text')}</p>
      <ul className={styles['sessions']}>
        {passerelleSessions.map((session) => (
          <li key={session.id}>
            <OpenSession {...session} />
          </li>
        ))}
      </ul>
      {passerelleSessions.length > 1 && (
        <form action={pathTo('settingsSessions', language)} method="post">
          <input type="hidden" name={formFields.csrf} value={viewData.csrfToken} />
          <input type="hidden" name={formFields.intent} value={intents.endOthers} />
          <Button kind="secondary">{t('sessions.endOthers')}</Button>
        </form>
      )}
    </SettingsSection>
  );
}

function OpenSession({
  id,
  device,
  startedAt,
  usedAt,
  isCurrent,
  isInWordPress,
}: SessionsQuery['passerelleSessions'][number]) {
  const { t } = useTranslation('settings');
  const { language } = useSite();
  const { viewData } = useSettings();
  const date = formatDate(startedAt, language);
  const name = deviceName(device) ?? t('sessions.unknownDevice');
  return (
    <>
      <p>
        <strong>{name}</strong>
        {isCurrent && <em> ({t('sessions.current')})</em>}
        {isInWordPress && <em> ({t('sessions.inWordPress')})</em>}
        <br />
        {t('sessions.since', { date })}, {t('sessions.used', { date: formatDate(usedAt, language) })}
      </p>
      {!isCurrent && (
        <form action={pathTo('settingsSessions', language)} method="post">
          <input type="hidden" name={formFields.csrf} value={viewData.csrfToken} />
          <input type="hidden" name={formFields.intent} value={intents.endSession} />
          <input type="hidden" name="id" value={id} />
          <button type="submit" className={styles['plain']}>
            {t('sessions.end')}{' '}
            <span className="visually-hidden">
              ({name}, {t('sessions.since', { date })})
            </span>
          </button>
        </form>
      )}
    </>
  );
}
