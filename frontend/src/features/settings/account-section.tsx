import { updateSettings } from '../../../shared/config/calls/settings-calls.ts';
import { useTranslation } from 'react-i18next';
import { PageForm } from '../../components/form/page-form.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { isGuest } from '../../../shared/config/can.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { callingCodes, splitPhone } from '../../../shared/forms/phone.ts';
import { countryOptions } from '../../lib/country-groups.ts';
import { useSite } from '../../lib/site.ts';
import { intents } from '../../../shared/forms/settings-forms.ts';
import { settingField, useSettings } from './settings-data.ts';
import { SettingsSection } from './settings-section.tsx';
import styles from './settings.module.css';

const intent = intents.account;

/** Account data: name, telephone, country, language of mails. */
export function AccountSection() {
  const { t } = useTranslation('settings');
  const { language } = useSite();
  const { user, viewData } = useSettings();
  const path = pathTo('settingsAccount', language);
  const labels = {
    firstName: t('account.firstName'),
    lastName: t('account.lastName'),
    phoneCountry: t('account.phoneCountry'),
    phone: t('account.phone'),
    country: t('account.country'),
    language: t('account.language'),
  };
  const field = (name: keyof typeof labels, storedValue = '') => ({
    ...settingField(viewData, intent, name, storedValue),
    label: labels[name],
  });
  return (
    <SettingsSection id="account">
      <PageForm
        viewData={viewData}
        action={path}
        intent={intent}
        name={t('account.title')}
        summary={t('account.summary')}
        labels={labels}
        script={{ checks: 'settings-account', call: updateSettings, done: `${path}?notice=account-saved` }}
      >
        <input type="hidden" name="section" value="account" data-sent="" />
        <div className={styles['pair']}>
          <TextField {...field('firstName', user.firstName)} autoComplete="given-name" required />
          <TextField {...field('lastName', user.lastName)} autoComplete="family-name" required />
        </div>
        <PhoneFields field={field} />
        <Places field={field} />
        <Button>{t('account.submit')}</Button>
      </PageForm>
      {isGuest(user) && (
        <>
          <h2>{t('account.memberTitle')}</h2>
          <p>{t('account.memberText')}</p>
          <PageForm
            viewData={viewData}
            action={path}
            intent={intents.becomeMember}
            name={t('account.memberTitle')}
            summary={t('account.summary')}
            labels={{}}
          >
            <Button kind="secondary">{t('account.memberSubmit')}</Button>
          </PageForm>
        </>
      )}
    </SettingsSection>
  );
}

interface FieldsProps {
  field: (
    name: 'phoneCountry' | 'phone' | 'country' | 'language',
    storedValue?: string,
  ) => ReturnType<typeof settingField> & { label: string };
}

function PhoneFields({ field }: FieldsProps) {
  const { t } = useTranslation(['settings', 'form']);
  const { language } = useSite();
  const { user, passerelleReference } = useSettings();
  const storedPhone = splitPhone(user.phone ?? '', user.country ?? '');
  const called = passerelleReference.countries.filter(({ isoCode }) => callingCodes.has(isoCode));
  const options = countryOptions(
    called,
    language,
    ({ isoCode, name }) => `${name} (${callingCodes.get(isoCode)})`,
  );
  return (
    <div className={styles['pair']}>
      <SelectField
        {...field('phoneCountry', storedPhone.country)}
        options={options}
        emptyLabel={t('account.noPhoneCountry')}
        autoComplete="tel-country-code"
      />
      <TextField
        {...field('phone', storedPhone.number)}
        type="tel"
        optional={t('form:optional')}
        hint={t('account.phoneHint')}
        autoComplete="tel-national"
      />
    </div>
  );
}

function Places({ field }: FieldsProps) {
  const { t } = useTranslation(['settings', 'form']);
  const { language } = useSite();
  const { user, passerelleReference } = useSettings();
  return (
    <>
      <SelectField
        {...field('country', user.country ?? '')}
        options={countryOptions(passerelleReference.countries, language, ({ name }) => name)}
        emptyLabel={t('account.noCountry')}
        autoComplete="country"
        required
      />
      <SelectField
        {...field('language', user.language.toLowerCase())}
        options={[
          { value: 'fr', label: t('account.french') },
          { value: 'en', label: t('account.english') },
        ]}
        emptyLabel={t('form:choose')}
        hint={t('account.languageHint')}
        required
      />
    </>
  );
}
