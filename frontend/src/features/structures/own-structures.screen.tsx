import { useApolloClient } from '@apollo/client/react';
import { showMembership } from '../../content/show-membership.ts';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router';
import { changeOwnMembership } from '../../../shared/config/calls/structure-calls.ts';
import { graphqlLanguage, type Language } from '../../../shared/config/locales.ts';
import { OwnMembershipsDocument } from '../../../shared/graphql/generated/documents/own-memberships.ts';
import { Screen } from '../../components/screen/screen.tsx';
import { load } from '../../graphql/client/load.ts';
import { useRead } from '../../graphql/client/use-read.ts';
import { send } from '../../lib/api/send.ts';
import { languageContext, useSite } from '../../lib/site.ts';
import { ActionResult } from '../../components/ui/action-result.tsx';
import { RouteLink } from '../../components/ui/route-link.tsx';
import { Join } from './join.tsx';
import { OwnStructureRow } from './own-structure-row.tsx';
import type { OwnAction, OwnStructure } from './own-structure.ts';
import { isPending, PendingStructures } from './pending-structures.tsx';
import styles from './structures.module.css';
import { useMembershipAction } from './use-membership-action.ts';

const variablesOf = (language: Language) => ({ language: graphqlLanguage(language) });

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await load(context, OwnMembershipsDocument, variablesOf(context.get(languageContext)));
  return null;
}

/** The structures that the person has to do with, what can be done there, and how to join another one. */
export function Component() {
  const { t } = useTranslation('structures');
  const { language } = useSite();
  const { passerelleOwnMemberships: structures } = useRead(OwnMembershipsDocument, variablesOf(language));
  const { cache } = useApolloClient();
  const { message, isBusy, run } = useMembershipAction();
  const pending = structures.filter(isPending);
  const others = structures.filter((each) => !isPending(each));

  async function change({ id, name }: Pick<OwnStructure, 'id' | 'name'>, action: OwnAction): Promise<void> {
    const call = send(changeOwnMembership, { structureId: id, action }, { about: name }).then((outcome) => {
      if (outcome.kind === 'done') showMembership(cache, id, outcome.data);
      return outcome;
    });
    await run(call);
  }

  return (
    <Screen
      isList
      title={t('title')}
      lead={t('lead')}
      action={
        <RouteLink to="structureForm" className={styles['create']}>
          {t('create')}
        </RouteLink>
      }
    >
      <ActionResult kind={message?.kind} text={message?.text} link={message?.link} />
      {structures.length === 0 ? (
        <p className={styles['empty']}>{t('empty')}</p>
      ) : (
        <>
          {pending.length > 0 && (
            <PendingStructures structures={pending} isBusy={isBusy} run={run} change={change} />
          )}
          <ul className={styles['rows']} aria-busy={isBusy || undefined}>
            {others.map((structure) => (
              <OwnStructureRow
                key={structure.id}
                structure={structure}
                isBusy={isBusy}
                change={(action) => change(structure, action)}
              />
            ))}
          </ul>
        </>
      )}
      <Join own={structures} isBusy={isBusy} ask={(structure) => change(structure, 'ask')} />
    </Screen>
  );
}
