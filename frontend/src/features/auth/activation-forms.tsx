import { verifyUserHash } from '../../../shared/config/calls/auth-calls.ts';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { fieldOf, problemOf } from '../../../shared/forms/form-view-data.ts';
import { PageForm } from '../../components/form/page-form.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { pathTo } from '../../../shared/config/routes.ts';
import { useSite } from '../../lib/site.ts';
import styles from './auth.module.css';
import { type ActivationViewData, hashParameter, replaceIntent } from '../../../shared/forms/auth-forms.ts';
import { PasswordFields } from '../../content/person-fields/person-fields.tsx';

/** The two ways to open an account: the password of the sign-up, or a new one in its place. */
export function ActivationForms() {
  const { t } = useTranslation('auth');
  const viewData = useLoaderData<ActivationViewData>();
  return (
    <>
      <ChosenPassword />
      <details className={styles['other']} open={problemOf(viewData, replaceIntent) !== undefined}>
        <summary>{t('activationForgotten')}</summary>
        <NewPassword />
      </details>
      <p className={styles['aside']}>{t('activationNotMine')}</p>
    </>
  );
}

function ChosenPassword() {
  const { t } = useTranslation(['auth', 'form']);
  const viewData = useLoaderData<ActivationViewData>();
  const label = t('activationPassword');
  return (
    <PageForm
      {...useForm()}
      name={t('activationTitle')}
      summary={t('activationSummary')}
      labels={{ password: label }}
      script={{ checks: 'activation', call: verifyUserHash, done: useDone() }}
    >
      <input type="hidden" name={hashParameter} value={viewData.hash} data-sent="" />
      <TextField
        {...fieldOf(viewData, 'password')}
        type="password"
        label={label}
        autoComplete="current-password"
        reveal={{ show: t('form:show'), hide: t('form:hide') }}
        required
      />
      <Button>{t('activationSubmit')}</Button>
    </PageForm>
  );
}

function NewPassword() {
  const { t } = useTranslation('auth');
  const viewData = useLoaderData<ActivationViewData>();
  const labels = { password: t('activationNewPassword'), passwordConfirm: t('passwordConfirm') };
  return (
    <PageForm
      {...useForm()}
      intent={replaceIntent}
      name={t('activationForgotten')}
      summary={t('activationSummary')}
      labels={labels}
      script={{ checks: 'new-password', call: verifyUserHash, done: useDone() }}
    >
      <p>{t('activationReplaces')}</p>
      <input type="hidden" name={hashParameter} value={viewData.hash} data-sent="" />
      <input type="hidden" name="replace" value="true" data-sent="" />
      <PasswordFields viewData={viewData} intent={replaceIntent} labels={labels} />
      <Button>{t('activationReplaceSubmit')}</Button>
    </PageForm>
  );
}

function useForm() {
  const viewData = useLoaderData<ActivationViewData>();
  return { viewData, action: pathTo('activation', useSite().language) };
}

function useDone(): string {
  const { language } = useSite();
  const { next } = useLoaderData<ActivationViewData>();
  return next || `${pathTo('forYou', language)}?notice=activated`;
}
