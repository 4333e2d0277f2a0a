import { useApolloClient } from '@apollo/client/react';
import { showMembership } from '../../../content/show-membership.ts';
import type { ParseKeys } from 'i18next';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReread } from '../../../graphql/client/reread.ts';
import { changeOwnMembership } from '../../../../shared/config/calls/structure-calls.ts';
import type { OwnMembershipsQuery } from '../../../../shared/graphql/generated/operations.ts';
import { type ActionMessage, ActionResult } from '../../../components/ui/action-result.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Section } from '../../../content/detail/section.tsx';
import { send } from '../../../lib/api/send.ts';
import styles from '../member.module.css';

type Membership = OwnMembershipsQuery['passerelleOwnMemberships'][number];
type Key = ParseKeys<'members'>;

const ofMembers = {
  owner: 'ownMembership.owner',
  member: 'ownMembership.member',
  guest: 'ownMembership.guest',
} as const satisfies Record<Membership['role'], Key>;
const beforehand = {
  guest: 'ownMembership.invited',
  pretender: 'ownMembership.pretender',
} as const satisfies Record<Exclude<Membership['status'], 'member'>, Key>;

/** Actions of this page; leaving and answering an offered ownership are on the list of one’s structures. */
const buttons = {
  ask: { listed: 'ask', label: 'ownMembership.ask', kind: 'primary' },
  accept: {
    listed: 'accept',
    label: 'ownMembership.accept',
    kind: 'primary',
  },
  refuse: {
    listed: 'refuse',
    label: 'ownMembership.refuse',
    kind: 'quiet',
  },
  withdraw: {
    listed: 'withdraw',
    label: 'ownMembership.withdraw',
    kind: 'quiet',
  },
} as const satisfies Record<
  string,
  { listed: Membership['actions'][number]; label: Key; kind: 'primary' | 'quiet' }
>;
type Action = keyof typeof buttons;
const order = Object.keys(buttons) as Action[];

interface OwnMembershipProps {
  id: number;
  name: string;
  /** Undefined for a person who has nothing to do with the structure yet. */
  membership: Membership | undefined;
}

/** Membership of the reader in the structure, and how to ask, withdraw the request or answer an invitation. */
export function OwnMembership({ id, name, membership }: OwnMembershipProps) {
  const { t } = useTranslation('members');
  const reread = useReread();
  const { cache } = useApolloClient();
  const [message, setMessage] = useState<ActionMessage>();
  const [isBusy, setBusy] = useState(false);
  const state = useRef<HTMLParagraphElement>(null);
  const possible = membership ? order.filter((each) => isPossible(membership, each)) : (['ask'] as const);

  async function change(action: Action): Promise<void> {
    setBusy(true);
    setMessage(undefined);
    const outcome = await send(changeOwnMembership, { structureId: id, action }, { about: name });
    if (outcome.kind === 'done') showMembership(cache, id, outcome.data);
    // Also after a refusal, which a change by another person may explain.
    await reread();
    setBusy(false);
    if (outcome.kind === 'done') return;
    const text = outcome.kind === 'refused' ? outcome.refusal.message : t('ownMembership.unreachable');
    setMessage({ kind: 'failure', text });
    // The button may be gone.
    state.current?.focus();
  }

  return (
    <Section title={t('ownMembership.title')}>
      <p ref={state} tabIndex={-1}>
        {t(membership ? stateOf(membership) : 'ownMembership.none')}
      </p>
      <div className={styles['answers']}>
        {possible.map((action) => (
          <Button
            key={action}
            type="button"
            kind={buttons[action].kind}
            busy={isBusy}
            onClick={() => void change(action)}
          >
            {t(buttons[action].label)}
          </Button>
        ))}
      </div>
      <ActionResult kind={message?.kind} text={message?.text} />
    </Section>
  );
}

/** People who are invited answer the invitation instead of asking. */
const isPossible = ({ status, actions }: Membership, action: Action): boolean =>
  actions.includes(buttons[action].listed) && !(status === 'guest' && action === 'ask');

const stateOf = ({ status, role }: Membership) =>
  status === 'member' ? ofMembers[role] : beforehand[status];
