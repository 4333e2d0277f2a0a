import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { changeWriter, removeWriter } from '../../../../shared/config/calls/co-writer-calls.ts';
import { pathTo } from '../../../../shared/config/routes.ts';
import type {
  ApplicationFieldsFragment,
  CoWriterFieldsFragment,
} from '../../../../shared/graphql/generated/operations.ts';
import { send } from '../../../lib/api/send.ts';
import { useSite } from '../../../lib/site.ts';
import { CoWriterRow } from './co-writer-row.tsx';
import styles from './co-writers.module.css';
import { InviteWriter } from './invite-writer.tsx';
import { type CoWriterRole, roleKeys } from './role-select.tsx';
import { useCoWriterCalls } from './use-co-writer-calls.ts';

type Application = Pick<ApplicationFieldsFragment, 'applicantName' | 'coWriters' | 'id' | 'invites' | 'role'>;

/** Who writes an application with its applicant; for those who may, with the form that invites. */
export function CoWriters({ application }: { application: Application }) {
  const { t } = useTranslation('coWriters');
  const { language } = useSite();
  const navigate = useNavigate();
  const calls = useCoWriterCalls();
  const { run, isBusy, message } = calls;
  const { id, invites, role, coWriters, applicantName } = application;
  const nameOf = ({ name, email }: CoWriterFieldsFragment) => name ?? email ?? t('former');

  async function setRole(writer: CoWriterFieldsFragment, next: CoWriterRole): Promise<void> {
    const body = { id, writerId: writer.id, action: 'setRole', role: next } as const;
    await run(send(changeWriter, body, { about: nameOf(writer) }));
  }

  async function resend(writer: CoWriterFieldsFragment): Promise<void> {
    const body = { id, writerId: writer.id, action: 'resend' } as const;
    await run(send(changeWriter, body, { about: nameOf(writer) }));
  }

  async function remove(writer: CoWriterFieldsFragment): Promise<void> {
    const call = send(removeWriter, { id, writerId: writer.id }, { about: nameOf(writer) });
    if (!writer.isSelf) {
      await run(call);
      return;
    }
    // The application is not there any more for who has left it.
    const outcome = await call;
    if (outcome.kind === 'done') await navigate(pathTo('ownApplications', language));
    else await run(Promise.resolve(outcome));
  }

  return (
    <section aria-labelledby="co-writers" className={styles['section']}>
      <h2 id="co-writers">{t('title')}</h2>
      {invites && <p>{t('lead')}</p>}
      {role !== 'applicant' && (
        <p>{t('leadOfWriter', { name: applicantName ?? t('former'), role: t(roleKeys[role]) })}</p>
      )}
      {coWriters.length === 0 ? (
        <p className={styles['hint']}>{t('none')}</p>
      ) : (
        <ul className={styles['rows']} aria-busy={isBusy || undefined}>
          {coWriters.map((writer) => (
            <CoWriterRow
              key={writer.id}
              writer={writer}
              isBusy={isBusy}
              onRole={(next) => void setRole(writer, next)}
              onResend={() => void resend(writer)}
              onRemove={() => void remove(writer)}
            />
          ))}
        </ul>
      )}
      {message && <p role="alert">{message}</p>}
      {invites && <InviteWriter applicationId={id} calls={calls} />}
    </section>
  );
}
