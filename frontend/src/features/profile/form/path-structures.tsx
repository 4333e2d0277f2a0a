import { ProfileStructureProblemDocument } from '../../../../shared/graphql/generated/documents/profile-structure-problem.ts';
import { useApolloClient, useQuery } from '@apollo/client/react';
import type { ParseKeys } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeOwnMembership } from '../../../../shared/config/calls/structure-calls.ts';
import type { BodyOf } from '../../../../shared/config/calls/types.ts';
import { graphqlLanguage } from '../../../../shared/config/locales.ts';
import { OwnMembershipsDocument } from '../../../../shared/graphql/generated/documents/own-memberships.ts';
import type { OwnMembershipsQuery } from '../../../../shared/graphql/generated/operations.ts';
import { ActionResult, type ActionMessage } from '../../../components/ui/action-result.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { showMembership } from '../../../content/show-membership.ts';
import { send } from '../../../lib/api/send.ts';
import { useSite } from '../../../lib/site.ts';
import { FindStructure } from './find-structure.tsx';
import styles from './path-structures.module.css';

type Structure = OwnMembershipsQuery['passerelleOwnMemberships'][number];
type Key = ParseKeys<'profile'>;
type Action = Extract<BodyOf<typeof changeOwnMembership>['action'], keyof typeof actions | 'ask'>;

const states = {
  member: 'structures.member',
  pretender: 'structures.pretender',
  guest: 'structures.guest',
} as const satisfies Record<Structure['status'], Key>;
/** Actions for an invitation or a request, as the API names them and as the content system lists them. */
const actions = {
  accept: { listed: 'accept', label: 'structures.accept' },
  refuse: { listed: 'refuse', label: 'structures.refuse' },
  withdraw: { listed: 'withdraw', label: 'structures.withdraw' },
} as const satisfies Record<string, { listed: Structure['actions'][number]; label: Key }>;
const isOwned = ({ status, role }: Structure): boolean => status === 'member' && role === 'owner';
const order = Object.keys(actions) as (keyof typeof actions)[];

/** The structures that the person has to do with, and three ways to another one: an invitation, a request, a new one. */
export function PathStructures() {
  const { t } = useTranslation('profile');
  const { language } = useSite();
  const client = useApolloClient();
  const { data } = useQuery<OwnMembershipsQuery>(OwnMembershipsDocument, {
    variables: { language: graphqlLanguage(language) },
    fetchPolicy: 'cache-and-network',
  });
  const [message, setMessage] = useState<ActionMessage>();
  const [isBusy, setIsBusy] = useState(false);
  const structures = data?.passerelleOwnMemberships ?? [];

  async function change(structureId: number, name: string, action: Action): Promise<void> {
    setIsBusy(true);
    setMessage(undefined);
    const outcome = await send(changeOwnMembership, { structureId, action }, { about: name });
    if (outcome.kind === 'done') showMembership(client.cache, structureId, outcome.data);
    await client
      .refetchQueries({ include: [OwnMembershipsDocument, ProfileStructureProblemDocument] })
      .catch(() => undefined);
    setIsBusy(false);
    if (outcome.kind !== 'done') {
      const text = outcome.kind === 'refused' ? outcome.refusal.message : t('structures.unreachable');
      setMessage({ kind: 'failure', text });
    }
  }

  return (
    <section aria-labelledby="path-structures" className={styles['structures']}>
      <h3 id="path-structures">{t('structures.title')}</h3>
      <p>{t('structures.lead')}</p>
      <ActionResult kind={message?.kind} text={message?.text} />
      {structures.length > 0 && (
        <ul className={styles['rows']} aria-busy={isBusy || undefined}>
          {structures.map((structure) => (
            <li key={structure.id} className={styles['row']}>
              <strong>{structure.name}</strong>
              <span>{t(states[structure.status])}</span>
              {structure.recordStatus === 'draft' && <span>{t('structures.draft')}</span>}
              {structure.recordStatus === 'draft' && isOwned(structure) && (
                <RouteLink to="structureForm" suffix={`?id=${structure.id}`}>
                  {t('structures.complete')}
                  <span className="visually-hidden"> {structure.name}</span>
                </RouteLink>
              )}
              {order
                .filter((action) => structure.actions.includes(actions[action].listed))
                .map((action) => (
                  <Button
                    key={action}
                    type="button"
                    kind={action === 'accept' ? 'secondary' : 'quiet'}
                    busy={isBusy}
                    onClick={() => void change(structure.id, structure.name, action)}
                  >
                    {t(actions[action].label)}
                    <span className="visually-hidden"> {structure.name}</span>
                  </Button>
                ))}
            </li>
          ))}
        </ul>
      )}
      <FindStructure isBusy={isBusy} ask={async ({ id, name }) => change(id, name, 'ask')} />
      <p className={styles['ways']}>
        <RouteLink to="structureForm" suffix="?inProfile=true">
          {t('structures.create')}
        </RouteLink>
        <RouteLink to="structures">{t('structures.list')}</RouteLink>
      </p>
    </section>
  );
}
