import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { otherLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { OwnProfileOperation } from '../../../shared/graphql/generated/operations.ts';
import { withReturn } from '../../../shared/links/return-path.ts';
import { languageContext, queryContext, useSite, visitContext } from '../../lib/site.ts';
import styles from './auth.module.css';
import { type StaffText, findStaffText } from '../../lib/staff-texts.ts';
import { AuthFrame } from './auth-frame.tsx';

interface NoProfileData {
  firstName: string;
  words: StaffText | undefined;
  switchPath: string;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<NoProfileData> {
  const language = context.get(languageContext);
  const visit = context.get(visitContext);
  if (!visit) throw redirect(withReturn(pathTo('login', language), pathTo('noProfile', language)));
  const { passerelleUser } = await context.get(queryContext)(OwnProfileOperation, {});
  if (passerelleUser?.hasPublishedProfile) throw redirect(pathTo('forYou', language));
  return {
    firstName: visit.firstName.trim(),
    words: await findStaffText('noProfile', context),
    switchPath: pathTo('noProfile', otherLanguage(language)),
  };
}

/** For members whose profile in the directory is not published: why something is closed to them, and what is open. */
export function Component() {
  const { t } = useTranslation('auth');
  const { language } = useSite();
  const { firstName, words } = useLoaderData<NoProfileData>();
  return (
    <AuthFrame route="noProfile" title={t('noProfileTitle')} lead={t('noProfileLead')} words={words}>
      {firstName && <p>{t('noProfileHello', { name: firstName })}</p>}
      <p>{t('noProfileText')}</p>
      <p>{t('noProfileSoon')}</p>
      <p className={styles['ways']}>
        <Button href={pathTo('forYou', language)}>{t('noProfileSpace')}</Button>
        <Button href={pathTo('directory', language)} kind="secondary">
          {t('noProfileDirectory')}
        </Button>
      </p>
    </AuthFrame>
  );
}
