import { useTranslation } from 'react-i18next';
import { fieldOf, type FormViewData, problemOf, valueOf } from '../../../shared/forms/form-view-data.ts';
import { CheckField } from '../../components/form/check-field.tsx';
import { PasswordRules } from '../../components/form/password-rules.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { ticked } from '../../../shared/forms/ticked.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import type { CountriesQuery } from '../../../shared/graphql/generated/operations.ts';
import { countryOptions } from '../../lib/country-groups.ts';
import { useSite } from '../../lib/site.ts';
import styles from './person-fields.module.css';

export type Country = CountriesQuery['passerelleReference']['countries'][number];

interface Fields {
  viewData: FormViewData;
  intent?: string;
}

/** Labels of a person's fields, in their order. */
export function usePersonLabels() {
  const { t } = useTranslation('auth');
  return {
    firstName: t('firstName'),
    lastName: t('lastName'),
    country: t('country'),
    phone: t('phone'),
  };
}

/** Labels of the fields for a new password. */
export function usePasswordLabels() {
  const { t } = useTranslation('auth');
  return { password: t('password'), passwordConfirm: t('passwordConfirm') };
}

/** Personal fields: name, country, and an optional telephone number. */
export function PersonFields({
  viewData,
  intent = '',
  countries,
}: Fields & { countries: readonly Country[] }) {
  const { t } = useTranslation(['auth', 'form']);
  const { language } = useSite();
  const labels = usePersonLabels();
  return (
    <fieldset className={styles['group']}>
      <legend>{t('whoYouAre')}</legend>
      <div className={styles['pair']}>
        <TextField
          {...fieldOf(viewData, 'firstName', intent)}
          label={labels.firstName}
          autoComplete="given-name"
          required
        />
        <TextField
          {...fieldOf(viewData, 'lastName', intent)}
          label={labels.lastName}
          autoComplete="family-name"
          required
        />
      </div>
      <SelectField
        {...fieldOf(viewData, 'country', intent)}
        label={labels.country}
        options={countryOptions(countries, language, ({ name }) => name)}
        emptyLabel={t('form:choose')}
        autoComplete="country"
        required
      />
      <TextField
        {...fieldOf(viewData, 'phone', intent)}
        type="tel"
        label={labels.phone}
        optional={t('form:optional')}
        hint={t('phoneHint')}
        autoComplete="tel"
        inputMode="tel"
      />
    </fieldset>
  );
}

type PasswordLabels = Record<'password' | 'passwordConfirm', string>;

/** A password that is chosen, twice, with what it must be. */
export function PasswordFields({
  viewData,
  intent = '',
  labels: called,
}: Fields & { labels?: PasswordLabels }) {
  const { t } = useTranslation('form');
  const usual = usePasswordLabels();
  const labels = called ?? usual;
  const native = { type: 'password', autoComplete: 'new-password', required: true } as const;
  return (
    <>
      <TextField
        {...fieldOf(viewData, 'password', intent)}
        {...native}
        label={labels.password}
        reveal={{ show: t('show'), hide: t('hide') }}
      >
        <PasswordRules />
      </TextField>
      <TextField
        {...fieldOf(viewData, 'passwordConfirm', intent)}
        {...native}
        label={labels.passwordConfirm}
      />
    </>
  );
}

/** The rules of the site, to be agreed to. */
export function TermsField({ viewData, intent = '' }: Fields) {
  const { t } = useTranslation('auth');
  const { language } = useSite();
  const { id, name, error } = fieldOf(viewData, 'acceptTerms', intent);
  return (
    <CheckField
      id={id}
      name={name}
      error={error}
      shortLabel={t('termsName')}
      defaultChecked={Boolean(problemOf(viewData, intent)) && valueOf(viewData, name) === ticked}
      required
      label={
        <>
          {t('terms')} <a href={pathTo('privacy', language)}>{t('termsLink')}</a>
        </>
      }
    />
  );
}
