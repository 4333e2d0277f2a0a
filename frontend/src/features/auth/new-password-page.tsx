import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { nothingGiven } from '../../components/form/given-form.ts';
import { PageForm } from '../../components/form/page-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { otherLanguage } from '../../config/locales.ts';
import { pathTo } from '../../config/routes.ts';
import { givenContext, languageContext, useSite } from '../../lib/site.ts';
import styles from './auth.module.css';
import { DeadLink } from './dead-link.tsx';
import { type GivenLink, hashParameter } from './given.ts';
import { linkSwitch } from './link-switch.ts';
import { type PageWords, wordsOf } from '../../lib/page-words.ts';
import { PasswordFields, usePasswordLabels } from './person-fields.tsx';
import { WayFrame } from './way-frame.tsx';

interface NewPasswordData extends GivenLink {
  words: PageWords | undefined;
  switchPath: string;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<NewPasswordData> {
  const language = context.get(languageContext);
  const given = (context.get(givenContext) ?? { ...nothingGiven, hash: '' }) as GivenLink;
  return {
    ...given,
    words: await wordsOf('newPassword', context),
    switchPath: linkSwitch('newPassword', otherLanguage(language), given.hash),
  };
}

/** Where the link of a recovery mail leads: a new password, and the sign-in page. */
export function Component() {
  const { t } = useTranslation(['auth', 'form']);
  const { language } = useSite();
  const given = useLoaderData<NewPasswordData>();
  const labels = usePasswordLabels();
  if (!given.hash || given.problem?.code === 'link_expired') {
    return (
      <WayFrame route="newPassword" title={t('deadLinkTitle')} isWrong>
        <DeadLink
          text={t(given.hash ? 'newPasswordDead' : 'linkMissing')}
          ways={['forgotPassword', 'login']}
        />
      </WayFrame>
    );
  }
  return (
    <WayFrame
      route="newPassword"
      title={t('newPasswordTitle')}
      lead={t('newPasswordLead')}
      words={given.words}
      isWrong={given.problem !== undefined}
    >
      <PageForm
        given={given}
        action={pathTo('newPassword', language)}
        name={t('newPasswordTitle')}
        summary={t('newPasswordSummary')}
        labels={labels}
        script={{
          checks: 'new-password',
          call: '/api/auth/reset-password',
          done: `${pathTo('login', language)}?notice=new-password`,
        }}
      >
        <p>{t('form:allRequired')}</p>
        <input type="hidden" name={hashParameter} value={given.hash} data-sent="" />
        <PasswordFields given={given} />
        <Button>{t('newPasswordSubmit')}</Button>
      </PageForm>
      <p className={styles['aside']}>
        {t('linkOld')} <a href={pathTo('forgotPassword', language)}>{t('way_forgotPassword')}</a>
      </p>
    </WayFrame>
  );
}
