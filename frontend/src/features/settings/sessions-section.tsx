import { formFields } from '../../components/form/given-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { pathTo } from '../../config/routes.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { formatDate } from '../../lib/dates.ts';
import { useSite } from '../../lib/site.ts';
import { deviceName } from './device-name.ts';
import { intents } from './given.ts';
import type { fr } from './locales/fr.ts';
import { type SettingsData, useSettings } from './settings-data.ts';
import { SettingsSection } from './settings-section.tsx';
import styles from './settings.module.css';

/** Where somebody is signed in: each can be ended from afar. */
export function SessionsSection() {
  const t = useTranslate<{ settings: typeof fr }>();
  const { language } = useSite();
  const { given, passerelleSessions } = useSettings();
  return (
    <SettingsSection id="sessions" title={t('settings.sessions.title')}>
      <p>{t('settings.sessions.text')}</p>
      <ul className={styles['sessions']}>
        {passerelleSessions.map((session) => (
          <li key={session.id}>
            <OpenSession {...session} />
          </li>
        ))}
      </ul>
      {passerelleSessions.length > 1 && (
        <form action={pathTo('settings', language)} method="post">
          <input type="hidden" name={formFields.csrf} value={given.csrfToken} />
          <input type="hidden" name={formFields.intent} value={intents.endOthers} />
          <Button kind="secondary">{t('settings.sessions.endOthers')}</Button>
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
}: SettingsData['passerelleSessions'][number]) {
  const t = useTranslate<{ settings: typeof fr }>();
  const { language } = useSite();
  const { given } = useSettings();
  const date = formatDate(startedAt, language);
  const name = deviceName(device) ?? t('settings.sessions.unknownDevice');
  return (
    <>
      <p>
        <strong>{name}</strong>
        {isCurrent && <em> ({t('settings.sessions.current')})</em>}
        {isInWordPress && <em> ({t('settings.sessions.inWordPress')})</em>}
        <br />
        {t('settings.sessions.since', { date })},{' '}
        {t('settings.sessions.used', { date: formatDate(usedAt, language) })}
      </p>
      {!isCurrent && (
        <form action={pathTo('settings', language)} method="post">
          <input type="hidden" name={formFields.csrf} value={given.csrfToken} />
          <input type="hidden" name={formFields.intent} value={intents.endSession} />
          <input type="hidden" name="id" value={id} />
          <button type="submit" className={styles['plain']}>
            {t('settings.sessions.end')}{' '}
            <span className="visually-hidden">
              ({name}, {t('settings.sessions.since', { date })})
            </span>
          </button>
        </form>
      )}
    </>
  );
}
