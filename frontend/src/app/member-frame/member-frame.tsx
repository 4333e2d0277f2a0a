import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import type { RouteEntry } from '../../../shared/config/route-kinds.ts';
import { pathTo, railIds, type RouteId, routes } from '../../../shared/config/routes.ts';
import { WorkspaceCountsDocument } from '../../../shared/graphql/generated/documents/workspace-counts.ts';
import { can } from '../../../shared/config/can.ts';
import { validators } from '../../../shared/config/rights.ts';
import { SignedInUserDocument } from '../../../shared/graphql/generated/documents/signed-in-user.ts';
import { TrailContext, type TrailStep } from '../../components/screen/trail.tsx';
import { createClient } from '../../graphql/client/create-client.ts';
import { type Member, useSite } from '../../lib/site.ts';
import { Rail, railKeys } from '../workspace/rail.tsx';
import shell from '../workspace/shell.module.css';
import { WorkspaceFooter } from '../workspace/workspace-footer.tsx';
import type { FramedData } from './frame-counts.ts';
import { MemberHeader } from './member-header.tsx';

interface Framed extends FramedData {
  member: Member;
}

/** The person for whom the frame of the workspace is rendered around this page; undefined: it has the public frame. */
export function useFramed(): Framed | undefined {
  const match = useMatches().at(-1);
  const row: RouteEntry | undefined =
    match && Object.hasOwn(routes, match.id) ? routes[match.id as RouteId] : undefined;
  const loaded = match?.loaderData as ({ user?: Member } & FramedData) | undefined;
  return row?.inFrame && loaded?.user
    ? { member: loaded.user, ...(loaded.counts && { counts: loaded.counts }) }
    : undefined;
}

/** The frame of the workspace around a page that only the server renders: the same navigation, without the application. */
export function MemberFrame({ member, counts, children }: Framed & { children: ReactNode }) {
  const client = createClient({
    executeQuery: () => Promise.reject(new Error('Only the server renders this frame')),
    isServer: true,
  });
  client.writeQuery({ query: SignedInUserDocument, data: { passerelleUser: member } });
  if (counts) {
    const variables = { validates: can(member, validators) };
    client.writeQuery({ query: WorkspaceCountsDocument, variables, data: counts });
  }
  return (
    <ApolloProvider client={client}>
      <MemberHeader />
      <div className={shell['frame']}>
        <Rail />
        <main id="main" tabIndex={-1} className={shell['main']}>
          <TrailContext value={useTrail()}>{children}</TrailContext>
        </main>
      </div>
      <WorkspaceFooter />
    </ApolloProvider>
  );
}

/** The entries of the navigation that the page is below. */
function useTrail(): readonly TrailStep[] {
  const { t } = useTranslation('workspace');
  const { language } = useSite();
  const id = useMatches().at(-1)?.id as RouteId;
  const above = railIds.filter((other) => other !== id && routes[id].fr.startsWith(routes[other].fr));
  return [
    { label: t('root'), path: pathTo('forYou', language) },
    ...above.map((other) => ({ label: t(railKeys[other]), path: pathTo(other, language) })),
  ];
}
