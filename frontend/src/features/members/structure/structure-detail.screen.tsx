import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, data, useParams } from 'react-router';
import { graphqlLanguage, type Language } from '../../../../shared/config/locales.ts';
import { OwnMembershipsDocument } from '../../../../shared/graphql/generated/documents/own-memberships.ts';
import { StructureDetailDocument } from '../../../../shared/graphql/generated/documents/structure-detail.ts';
import { Screen } from '../../../components/screen/screen.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { CardGrid } from '../../../content/cards/card-grid.tsx';
import { Section } from '../../../content/detail/section.tsx';
import { load } from '../../../graphql/client/load.ts';
import { useRead } from '../../../graphql/client/use-read.ts';
import { languageContext, useSite } from '../../../lib/site.ts';
import { isId } from '../member.ts';
import { PublicPageLink } from '../public-page-link.tsx';
import { ForEditors } from './for-editors.tsx';
import { OwnMembership } from './own-membership.tsx';
import { Presentation } from './presentation.tsx';
import { Team } from './team.tsx';
import styles from '../member.module.css';

const variablesOf = (id: string | undefined, language: Language) => ({
  id: Number(id),
  language: graphqlLanguage(language),
});

export async function loader({ context, params: { id } }: LoaderFunctionArgs): Promise<null> {
  if (!isId(id)) throw data(null, { status: 404 });
  const language = context.get(languageContext);
  await Promise.all([
    load(context, StructureDetailDocument, variablesOf(id, language)),
    load(context, OwnMembershipsDocument, { language: graphqlLanguage(language) }),
  ]);
  return null;
}

/** A structure, as the person who reads may see it: with its team, besides what is public. */
export function Component() {
  const { t } = useTranslation('members');
  const { id } = useParams();
  const { language } = useSite();
  const { passerelleStructureDetail: structure } = useRead(
    StructureDetailDocument,
    variablesOf(id, language),
  );
  const { passerelleOwnMemberships: own } = useRead(OwnMembershipsDocument, {
    language: graphqlLanguage(language),
  });
  if (!structure) return null;
  const membership = own.find(({ groupId }) => groupId === structure.groupId);
  const { name, ownRole, path, published, summary, team } = structure;
  return (
    <Screen
      title={name}
      lead={summary ?? t('structure.lead')}
      action={
        ownRole === 'owner' ? (
          <RouteLink to="structureForm" suffix={`?id=${structure.id}`} className={styles['action']}>
            {t('structure.edit')}
          </RouteLink>
        ) : (
          <RouteLink to="structures" className={styles['action']}>
            {t(ownRole ? 'structure.own' : 'structure.all')}
          </RouteLink>
        )
      }
    >
      <PublicPageLink path={path} />
      {(membership || path) && <OwnMembership id={structure.id} name={name} membership={membership} />}
      <Presentation structure={structure} />
      <Section title={t('structure.team')}>
        {team.length > 0 ? <Team team={team} /> : <p>{t('structure.noTeam')}</p>}
      </Section>
      <Section title={t('published')}>{published.length > 0 && <CardGrid cards={published} />}</Section>
      <ForEditors structure={structure} />
    </Screen>
  );
}
