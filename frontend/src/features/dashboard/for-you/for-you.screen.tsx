import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { can } from '../../../../shared/config/can.ts';
import { graphqlLanguage } from '../../../../shared/config/locales.ts';
import { validators } from '../../../../shared/config/rights.ts';
import { formatDate } from '../../../../shared/dates/dates.ts';
import { ForYouDocument } from '../../../../shared/graphql/generated/documents/for-you.ts';
import { ModerationCountsDocument } from '../../../../shared/graphql/generated/documents/moderation-counts.ts';
import { SignedInUserDocument } from '../../../../shared/graphql/generated/documents/signed-in-user.ts';
import { WaitingItemsDocument } from '../../../../shared/graphql/generated/documents/waiting-items.ts';
import { Screen } from '../../../components/screen/screen.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { load } from '../../../graphql/client/load.ts';
import { useRead } from '../../../graphql/client/use-read.ts';
import { languageContext, useSite } from '../../../lib/site.ts';
import { useMember } from '../../../lib/use-member.ts';
import styles from './for-you.module.css';
import { RecommendationsSection } from './recommendations-section.tsx';
import { StepsSection } from './steps-section.tsx';
import { WaitingSection } from './waiting-section.tsx';
import { WorkSection } from './work-section.tsx';

type Context = LoaderFunctionArgs['context'];

export async function loader({ context }: LoaderFunctionArgs): Promise<number> {
  const variables = { language: graphqlLanguage(context.get(languageContext)) };
  const [undecided] = await Promise.all([
    loadUndecided(context),
    load(context, ForYouDocument, variables),
    load(context, WaitingItemsDocument, variables),
  ]);
  return undecided;
}

/** Records that wait for a decision, for those who decide: the rights of the member can have changed since the last screen. */
async function loadUndecided(context: Context): Promise<number> {
  const { passerelleUser: member } = await load(context, SignedInUserDocument, {});
  if (!member || !can(member, validators)) return 0;
  const { passerelleModerationCounts: counts } = await load(context, ModerationCountsDocument, {});
  return counts.reduce((sum, { count }) => sum + count, 0);
}

/** One’s own space: what waits, one’s work, first steps, and what is recommended. */
export function Component() {
  const { t } = useTranslation('dashboard');
  const { language } = useSite();
  const member = useMember();
  const undecided = useLoaderData<typeof loader>();
  const variables = { language: graphqlLanguage(language) };
  const { passerelleForYou: list } = useRead(ForYouDocument, variables);
  const { passerelleWaitingItems: waiting } = useRead(WaitingItemsDocument, variables);
  const name = member.firstName.trim();
  const welcome = name ? t('forYou.welcome', { name }) : t('forYou.welcomeWithoutName');
  return (
    <Screen isList title={t('forYou.title')} lead={t('forYou.lead')}>
      <p className={styles['welcome']}>{welcome}</p>
      {member.deletionDueAt && (
        <p className={styles['warning']}>
          {t('forYou.deletionDue', { date: formatDate(member.deletionDueAt, language) })}{' '}
          <RouteLink to="settingsData">{t('forYou.deletionLink')}</RouteLink>
        </p>
      )}
      <WaitingSection waiting={waiting} undecided={undecided} />
      <WorkSection member={member} />
      <StepsSection left={waiting.steps} />
      <RecommendationsSection list={list} />
    </Screen>
  );
}
