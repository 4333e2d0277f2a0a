import { fieldOf } from '../../components/form/given-form.ts';
import type { fr as formFr } from '../../components/form/locales/fr.ts';
import { PageForm } from '../../components/form/page-form.tsx';
import { PasswordRules } from '../../components/form/password-rules.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { pathTo } from '../../config/routes.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useSite } from '../../lib/site.ts';
import { intents, updateCall } from './given.ts';
import type { fr } from './locales/fr.ts';
import { useSettings } from './settings-data.ts';
import { SettingsSection } from './settings-section.tsx';

const intent = intents.password;

/** A new password, for whoever knows the present one. */
export function PasswordSection() {
  const t = useTranslate<{ settings: typeof fr; form: typeof formFr }>();
  const { language } = useSite();
  const { user, given } = useSettings();
  const path = pathTo('settings', language);
  const reveal = { show: t('form.show'), hide: t('form.hide') };
  const labels = {
    currentPassword: t('settings.password.current'),
    password: t('settings.password.next'),
    passwordConfirm: t('settings.password.confirm'),
  };
  const field = (name: keyof typeof labels) => ({
    ...fieldOf(given, name, intent),
    label: labels[name],
    type: 'password' as const,
    reveal,
    required: true,
  });
  return (
    <SettingsSection id="password" title={t('settings.password.title')}>
      <p>{t('settings.password.text')}</p>
      <PageForm
        given={given}
        action={path}
        intent={intent}
        name={t('settings.password.title')}
        summary={t('settings.password.summary')}
        labels={labels}
        script={{ checks: 'settings-password', call: updateCall, done: `${path}?notice=password-changed` }}
      >
        <input type="hidden" name="section" value="password" data-sent="" />
        {/* Tells password managers whose password it is, and the rules which address it must not hold. */}
        <input type="text" name="email" value={user.email} autoComplete="username" readOnly hidden />
        <TextField {...field('currentPassword')} autoComplete="current-password" />
        <TextField {...field('password')} autoComplete="new-password">
          <PasswordRules />
        </TextField>
        <TextField {...field('passwordConfirm')} autoComplete="new-password" />
        <Button>{t('settings.password.submit')}</Button>
      </PageForm>
    </SettingsSection>
  );
}
