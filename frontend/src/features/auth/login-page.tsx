import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { ErrorSummary, type FormProblem } from '../../components/form/error-summary.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Meta } from '../../components/ui/meta.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { otherLanguage } from '../../config/locales.ts';
import { pathTo } from '../../config/routes.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { withReturn } from '../../lib/return-path.ts';
import { givenContext, languageContext, useSite, visitContext } from '../../lib/site.ts';
import styles from './auth.module.css';
import { fieldNames, type GivenSignIn } from './given.ts';
import type { fr } from './locales/fr.ts';

interface SignInData extends GivenSignIn {
  switchPath: string;
}

const nothingGiven: GivenSignIn = { csrfToken: '', next: '', email: '' };

export function loader({ context }: LoaderFunctionArgs): SignInData {
  const language = context.get(languageContext);
  const given = (context.get(givenContext) ?? nothingGiven) as GivenSignIn;
  if (context.get(visitContext)) throw redirect(given.next || pathTo('forYou', language));
  const other = pathTo('login', otherLanguage(language));
  return { ...given, switchPath: given.next ? withReturn(other, given.next) : other };
}

/** The way in. A plain form: it goes to this very address and comes back as it was typed when it is refused. */
export function Component() {
  const t = useTranslate<{ auth: typeof fr }>();
  const { language } = useSite();
  const { csrfToken, next, email, problem, signedOut, missing = [] } = useLoaderData<SignInData>();
  const path = pathTo('login', language);
  const title = t('auth.signInTitle');
  return (
    <>
      <Meta title={problem ? `${t('auth.errorPrefix')} ${title}` : title} path={path} indexed={false} />
      <PageHeader title={title} lead={t('auth.signInLead')} />
      <div className={styles['page']}>
        <ProblemsOfForm />
        {signedOut && <output className={styles['outcome']}>{t('auth.signedOut')}</output>}
        <form action={path} method="post" noValidate aria-label={title} className={styles['form']}>
          <p>{t('auth.required')}</p>
          <input type="hidden" name={fieldNames.csrf} value={csrfToken} />
          <input type="hidden" name={fieldNames.next} value={next} />
          <TextField
            id="email"
            name={fieldNames.email}
            type="email"
            label={t('auth.email')}
            defaultValue={email}
            spellCheck={false}
            autoComplete="username"
            error={missing.includes('email') ? t('auth.emailMissing') : undefined}
          />
          <TextField
            id="password"
            name={fieldNames.password}
            type="password"
            label={t('auth.password')}
            autoComplete="current-password"
            error={missing.includes('password') ? t('auth.passwordMissing') : undefined}
            reveal={{ show: t('auth.show'), hide: t('auth.hide') }}
          />
          <Button>{t('auth.submit')}</Button>
        </form>
      </div>
    </>
  );
}

function ProblemsOfForm() {
  const t = useTranslate<{ auth: typeof fr }>();
  const { problem, missing = [], wait = 1 } = useLoaderData<SignInData>();
  if (!problem) return null;
  const texts = { email: t('auth.emailMissing'), password: t('auth.passwordMissing') };
  const problems: FormProblem[] =
    problem === 'fields_missing'
      ? missing.map((field) => ({ text: texts[field], field }))
      : [
          {
            text: problem === 'rate_limited' ? t('auth.rate_limited', { count: wait }) : t(`auth.${problem}`),
          },
        ];
  return <ErrorSummary title={t('auth.summary')} problems={problems} />;
}
