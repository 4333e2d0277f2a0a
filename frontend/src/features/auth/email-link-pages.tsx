import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { nothingGiven } from '../../components/form/given-form.ts';
import { PageForm } from '../../components/form/page-form.tsx';
import { Button } from '../../components/ui/button.tsx';
import { otherLanguage } from '../../config/locales.ts';
import { pathTo } from '../../config/routes.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { givenContext, languageContext, useSite } from '../../lib/site.ts';
import styles from './auth.module.css';
import { doneNotice, type GivenLink, hashParameter } from './given.ts';
import { linkSwitch } from './link-switch.ts';
import type { fr } from './locales/fr.ts';
import { WayFrame } from './way-frame.tsx';

type Route = 'emailConfirm' | 'emailUndo';

interface EmailLinkData extends GivenLink {
  route: Route;
  switchPath: string;
}

const loaderOf =
  (route: Route) =>
  ({ context }: LoaderFunctionArgs): EmailLinkData => {
    const given = (context.get(givenContext) ?? { ...nothingGiven, hash: '' }) as GivenLink;
    return {
      ...given,
      route,
      switchPath: linkSwitch(route, otherLanguage(context.get(languageContext)), given.hash),
    };
  };

/** Where the links of a change of address lead: looking at them changes nothing, their button does. */
function Component() {
  const t = useTranslate<{ auth: typeof fr }>();
  const { language } = useSite();
  const { route, hash, notice, problem } = useLoaderData<EmailLinkData>();
  const next = pathTo(route === 'emailConfirm' ? 'settings' : 'login', language);
  if (notice === doneNotice) {
    return (
      <WayFrame route={route} title={t(`auth.${route}DoneTitle`)}>
        <output className={styles['outcome']}>{t(`auth.${route}Done`)}</output>
        <p className={styles['ways']}>
          <Button href={next}>{t(`auth.${route}Next`)}</Button>
        </p>
      </WayFrame>
    );
  }
  if (!hash || problem?.code === 'link_expired') {
    return (
      <WayFrame route={route} title={t('auth.deadLinkTitle')} isWrong>
        <p role="alert">{t(hash ? `auth.${route}Dead` : 'auth.linkMissing')}</p>
        <p className={styles['ways']}>
          <Button href={next}>{t(`auth.${route}Next`)}</Button>
          <Button href={pathTo('contact', language)} kind="secondary">
            {t('auth.emailHelp')}
          </Button>
        </p>
      </WayFrame>
    );
  }
  return (
    <WayFrame
      route={route}
      title={t(`auth.${route}Title`)}
      lead={t(`auth.${route}Lead`)}
      isWrong={problem !== undefined}
    >
      <LinkForm />
    </WayFrame>
  );
}

function LinkForm() {
  const t = useTranslate<{ auth: typeof fr }>();
  const { language } = useSite();
  const given = useLoaderData<EmailLinkData>();
  const { route, hash } = given;
  return (
    <>
      <PageForm
        given={given}
        action={pathTo(route, language)}
        name={t(`auth.${route}Title`)}
        summary={t(`auth.${route}Summary`)}
        labels={{}}
      >
        <input type="hidden" name={hashParameter} value={hash} />
        <Button>{t(`auth.${route}Submit`)}</Button>
      </PageForm>
      <p className={styles['aside']}>{t(`auth.${route}Aside`)}</p>
    </>
  );
}

export const emailConfirm = { loader: loaderOf('emailConfirm'), Component };
export const emailUndo = { loader: loaderOf('emailUndo'), Component };
