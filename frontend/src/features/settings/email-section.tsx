import { changeEmail } from '../../../shared/config/calls/settings-calls.ts';
import { useTranslation } from 'react-i18next';
import { formFields } from '../../../shared/forms/form-view-data.ts';
import { PageForm } from '../../components/form/page-form.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { pathTo } from '../../../shared/config/routes.ts';
import { useSite } from '../../lib/site.ts';
import { intents } from '../../../shared/forms/settings-forms.ts';
import { cameBack, settingField, useSettings } from './settings-data.ts';
import { SettingsSection } from './settings-section.tsx';
import styles from './settings.module.css';

const intent = intents.email;

/** The address of the account; another one holds once its mailbox has confirmed it. */
export function EmailSection() {
  const { t } = useTranslation('settings');
  const { user, viewData, passerelleEmailChange } = useSettings();
  return (
    <SettingsSection id="email">
      <p>
        {t('email.current')} <strong className={styles['address']}>{user.email}</strong>
      </p>
      {passerelleEmailChange ? (
        <>
          <Waiting email={passerelleEmailChange.email} />
          <details className={styles['again']} open={cameBack(viewData, intent)}>
            <summary>{t('email.again')}</summary>
            <Change />
          </details>
        </>
      ) : (
        <>
          <p>{t('email.text')}</p>
          <Change />
        </>
      )}
    </SettingsSection>
  );
}

function Waiting({ email }: { email: string }) {
  const { t } = useTranslation('settings');
  const { language } = useSite();
  const { viewData } = useSettings();
  return (
    <div className={styles['waiting']}>
      <p>
        {t('email.waiting')} <strong className={styles['address']}>{email}</strong>
      </p>
      <p>{t('email.waitingText')}</p>
      <form action={pathTo('settingsEmail', language)} method="post">
        <input type="hidden" name={formFields.csrf} value={viewData.csrfToken} />
        <input type="hidden" name={formFields.intent} value={intents.cancelEmail} />
        <Button kind="secondary">{t('email.cancel')}</Button>
      </form>
    </div>
  );
}

function Change() {
  const { t } = useTranslation(['settings', 'form']);
  const { language } = useSite();
  const { viewData } = useSettings();
  const path = pathTo('settingsEmail', language);
  const labels = { email: t('email.next'), password: t('email.password') };
  return (
    <PageForm
      viewData={viewData}
      action={path}
      intent={intent}
      name={t('email.title')}
      summary={t('email.summary')}
      labels={labels}
      script={{ checks: 'settings-email', call: changeEmail, done: `${path}?notice=email-asked` }}
    >
      <TextField
        {...settingField(viewData, intent, 'email')}
        type="email"
        label={labels.email}
        hint={t('email.hint')}
        autoComplete="email"
        spellCheck={false}
        required
      />
      <TextField
        {...settingField(viewData, intent, 'password')}
        type="password"
        label={labels.password}
        hint={t('data.passwordHint')}
        autoComplete="current-password"
        reveal={{ show: t('form:show'), hide: t('form:hide') }}
        required
      />
      <Button>{t('email.submit')}</Button>
    </PageForm>
  );
}
