import { updateSettings } from '../../../shared/config/calls/settings-calls.ts';
import { useTranslation } from 'react-i18next';
import { fieldOf } from '../../../shared/forms/form-view-data.ts';
import { PageForm } from '../../components/form/page-form.tsx';
import { PasswordRules } from '../../components/form/password-rules.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { pathTo } from '../../../shared/config/routes.ts';
import { useSite } from '../../lib/site.ts';
import { intents } from '../../../shared/forms/settings-forms.ts';
import { useSettings } from './settings-data.ts';
import { SettingsSection } from './settings-section.tsx';

const intent = intents.password;

/** Change of the password, with the current one. */
export function PasswordSection() {
  const { t } = useTranslation(['settings', 'form']);
  const { language } = useSite();
  const { user, viewData } = useSettings();
  const path = pathTo('settingsPassword', language);
  const reveal = { show: t('form:show'), hide: t('form:hide') };
  const labels = {
    currentPassword: t('password.current'),
    password: t('password.next'),
    passwordConfirm: t('password.confirm'),
  };
  const field = (name: keyof typeof labels) => ({
    ...fieldOf(viewData, name, intent),
    label: labels[name],
    type: 'password' as const,
    reveal,
    required: true,
  });
  return (
    <SettingsSection id="password">
      <p>{t('password.text')}</p>
      <PageForm
        viewData={viewData}
        action={path}
        intent={intent}
        name={t('password.title')}
        summary={t('password.summary')}
        labels={labels}
        script={{
          checks: 'settings-password',
          call: updateSettings,
          done: `${path}?notice=password-changed`,
        }}
      >
        <input type="hidden" name="section" value="password" data-sent="" />
        {/* Hidden field for password managers, and for the rule that the password must not contain the address. */}
        <input type="text" name="email" value={user.email} autoComplete="username" readOnly hidden />
        <TextField {...field('currentPassword')} autoComplete="current-password" />
        <TextField {...field('password')} autoComplete="new-password">
          <PasswordRules />
        </TextField>
        <TextField {...field('passwordConfirm')} autoComplete="new-password" />
        <Button>{t('password.submit')}</Button>
      </PageForm>
    </SettingsSection>
  );
}
