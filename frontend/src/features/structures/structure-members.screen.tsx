import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useParams } from 'react-router';
import { changeMembership } from '../../../shared/config/calls/structure-calls.ts';
import { graphqlLanguage, type Language } from '../../../shared/config/locales.ts';
import { StructureMembersDocument } from '../../../shared/graphql/generated/documents/structure-members.ts';
import { Screen } from '../../components/screen/screen.tsx';
import { ActionResult } from '../../components/ui/action-result.tsx';
import { RouteLink } from '../../components/ui/route-link.tsx';
import { load } from '../../graphql/client/load.ts';
import { useRead } from '../../graphql/client/use-read.ts';
import { send } from '../../lib/api/send.ts';
import { languageContext, useSite } from '../../lib/site.ts';
import { DeleteStructure } from './delete-structure.tsx';
import { Invite } from './invite.tsx';
import { InviteByMail } from './invite-by-mail.tsx';
import { MailInvitationRow } from './mail-invitation-row.tsx';
import type { MailAction, MailInvitation, MemberAction, Role, StructureMember } from './member.ts';
import { MemberRow } from './member-row.tsx';
import styles from './structures.module.css';
import { useMembershipAction } from './use-membership-action.ts';

const variablesOf = (id: string | undefined, language: Language) => ({
  structureId: Number(id),
  language: graphqlLanguage(language),
});
const isId = (text: string | undefined): boolean => /^[1-9]\d{0,9}$/.test(text ?? '');

export async function loader({ context, params: { id } }: LoaderFunctionArgs): Promise<null> {
  if (!isId(id)) throw data(null, { status: 404 });
  await load(context, StructureMembersDocument, variablesOf(id, context.get(languageContext)));
  return null;
}

/** Screen of the members of a structure; its owners answer requests, assign roles and transfer the ownership. */
export function Component() {
  const { t } = useTranslation('structures');
  const { id } = useParams();
  const { language } = useSite();
  const { passerelleStructureMembers: structure } = useRead(
    StructureMembersDocument,
    variablesOf(id, language),
  );
  const { message, isBusy, run } = useMembershipAction();
  const structureId = Number(id);
  const { isOwner } = structure;
  const current = structure.items.filter(({ status }) => status === 'member');
  const waiting = structure.items.filter(({ status }) => status !== 'member');

  async function change({ userId, name }: StructureMember, action: MemberAction, role?: Role): Promise<void> {
    const body = { structureId, userId, action, ...(role ? { role } : {}) };
    await run(send(changeMembership, body, { about: name }));
  }

  async function changeMail(
    { id: invitationId, name }: MailInvitation,
    action: MailAction,
    email?: string,
  ): Promise<string | undefined> {
    const correction = email === undefined ? {} : { email };
    const body = { structureId, invitationId, action, ...correction };
    const outcome = await run(send(changeMembership, body, { about: name }));
    return outcome.kind === 'refused' ? outcome.refusal.fields[0]?.message : undefined;
  }

  const rows = (members: readonly StructureMember[]) => (
    <ul className={styles['rows']} aria-busy={isBusy || undefined}>
      {members.map((member) => (
        <MemberRow
          key={member.userId}
          member={member}
          isBusy={isBusy}
          change={(action, role) => change(member, action, role)}
        />
      ))}
    </ul>
  );

  return (
    <Screen
      isList
      title={t('list.title', { name: structure.name })}
      lead={t('list.lead')}
      action={
        <RouteLink to="structures" className={styles['link']}>
          {t('list.back')}
        </RouteLink>
      }
    >
      <ActionResult kind={message?.kind} text={message?.text} link={message?.link} />
      {isOwner && waiting.length > 0 && (
        <section aria-labelledby="waiting" className={styles['section']}>
          <h2 id="waiting">{t('list.waiting')}</h2>
          {rows(waiting)}
        </section>
      )}
      {structure.invitations.length > 0 && (
        <section aria-labelledby="mailed" className={styles['section']}>
          <h2 id="mailed">{t('byMail.list')}</h2>
          <ul className={styles['rows']} aria-busy={isBusy || undefined}>
            {structure.invitations.map((invitation) => (
              <MailInvitationRow
                key={invitation.id}
                invitation={invitation}
                isBusy={isBusy}
                change={(action, email) => changeMail(invitation, action, email)}
              />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="current" className={styles['section']}>
        <h2 id="current">{t('list.current')}</h2>
        {rows(current)}
      </section>
      {isOwner && (
        <Invite
          isBusy={isBusy}
          invite={async ({ id: memberId, name }, role) => {
            const body = { structureId, memberId, action: 'invite', role } as const;
            await run(send(changeMembership, body, { about: name }));
          }}
        />
      )}
      {isOwner && <InviteByMail structureId={structureId} isBusy={isBusy} run={run} />}
      {isOwner && <DeleteStructure id={structure.id} />}
    </Screen>
  );
}
