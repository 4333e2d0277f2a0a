import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { otherLanguage } from '../../../shared/config/locales.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import {
  FindOwnProfileOperation,
  type FindOwnProfileQuery,
  OwnProfileOperation,
} from '../../../shared/graphql/generated/operations.ts';
import { withReturn } from '../../../shared/links/return-path.ts';
import { languageContext, queryContext, useSite, visitContext } from '../../lib/site.ts';
import styles from './auth.module.css';
import { type StaffText, findStaffText } from '../../lib/staff-texts.ts';
import { AuthFrame } from './auth-frame.tsx';

/** Texts by the status of the profile; a profile that staff took offline can only be restored by staff. */
const stateKeys = {
  draft: 'noProfileState.draft',
  pending: 'noProfileState.pending',
  pending_review: 'noProfileState.pending_review',
  rejected: 'noProfileState.rejected',
  private: 'noProfileState.private',
  privateByStaff: 'noProfileState.privateByStaff',
} as const satisfies Record<string, ParseKeys<'auth'>>;
type State = keyof typeof stateKeys;
const isState = (status: string): status is State => Object.hasOwn(stateKeys, status);

function stateOf(own: FindOwnProfileQuery['passerelleOwnProfile']): State | undefined {
  if (own?.isOfflineByStaff) return 'privateByStaff';
  return own && isState(own.status) ? own.status : undefined;
}

interface NoProfileData {
  /** Undefined: the person has not begun one. */
  state: State | undefined;
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
  const { passerelleOwnProfile: own } = await context.get(queryContext)(FindOwnProfileOperation, {});
  return {
    state: stateOf(own),
    firstName: visit.firstName.trim(),
    words: await findStaffText('noProfile', context),
    switchPath: pathTo('noProfile', otherLanguage(language)),
  };
}

/** Page for members whose profile in the directory is not published: why a page is closed to them, and what is open. */
export function Component() {
  const { t } = useTranslation('auth');
  const { language } = useSite();
  const { state, firstName, words } = useLoaderData<NoProfileData>();
  return (
    <AuthFrame route="noProfile" title={t('noProfileTitle')} lead={t('noProfileLead')} words={words}>
      {firstName && <p>{t('noProfileHello', { name: firstName })}</p>}
      <p>{t('noProfileText')}</p>
      <p>{t(state ? stateKeys[state] : 'noProfileState.none')}</p>
      <p className={styles['ways']}>
        <Button href={pathTo('profileForm', language)}>
          {t(state ? 'noProfileOpen' : 'noProfileBegin')}
        </Button>
        {state === 'privateByStaff' && (
          <Button href={pathTo('contact', language)} kind="secondary">
            {t('writeToTeam')}
          </Button>
        )}
        <Button href={pathTo('forYou', language)} kind="secondary">
          {t('noProfileSpace')}
        </Button>
        <Button href={pathTo('directory', language)} kind="secondary">
          {t('noProfileDirectory')}
        </Button>
      </p>
    </AuthFrame>
  );
}
