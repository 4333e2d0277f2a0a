import { useCallback, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { inviteWriter } from '../../../../shared/config/calls/co-writer-calls.ts';
import { getSelectCommunities } from '../../../../shared/config/calls/content-calls.ts';
import { TextField } from '../../../components/form/text-field.tsx';
import { Picker, type PickerItem } from '../../../components/pickers/picker.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { read } from '../../../lib/api/read.ts';
import { send } from '../../../lib/api/send.ts';
import { useSite } from '../../../lib/site.ts';
import styles from './co-writers.module.css';
import { type CoWriterRole, RoleSelect } from './role-select.tsx';
import type { useCoWriterCalls } from './use-co-writer-calls.ts';
import { postedText } from '../../../lib/posted-text.ts';

interface InviteWriterProps {
  applicationId: number;
  calls: ReturnType<typeof useCoWriterCalls>;
}

const emailId = 'co-writer-email';

/** Invites a member of the directory, or an address. */
export function InviteWriter({ applicationId, calls: { isBusy, run } }: InviteWriterProps) {
  const { t } = useTranslation('coWriters');
  const [chosen, setChosen] = useState<PickerItem>();
  const [role, setRole] = useState<CoWriterRole>('edit');
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const search = useMembers();

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const email = postedText(new FormData(form.current ?? undefined), 'email');
    const whom = chosen ? { memberId: chosen.id } : { email };
    const body = { id: applicationId, role, ...whom };
    const outcome = await run(send(inviteWriter, body, { about: chosen?.name ?? email }));
    setError(outcome.kind === 'refused' ? outcome.refusal.fields[0]?.message : undefined);
    if (outcome.kind === 'refused') document.getElementById(emailId)?.focus();
    if (outcome.kind !== 'done') return;
    form.current?.reset();
    setChosen(undefined);
  }

  return (
    <form ref={form} noValidate className={styles['invite']} onSubmit={(event) => void submit(event)}>
      <h3>{t('invite.title')}</h3>
      {chosen ? (
        <div>
          <p className={styles['chosen']}>
            <span>
              {t('invite.chosen')} <strong>{chosen.name}</strong>
            </span>
            <Button type="button" kind="quiet" onClick={() => setChosen(undefined)}>
              {t('invite.change')}
            </Button>
          </p>
          {error && <p role="alert">{error}</p>}
        </div>
      ) : (
        <>
          <div>
            <span id="co-writer-label" className={styles['label']}>
              {t('invite.member')}
            </span>
            <p id="co-writer-hint" className={styles['hint']}>
              {t('invite.memberHint')}
            </p>
            <Picker
              id="co-writer-picker"
              labelledBy="co-writer-label"
              describedBy="co-writer-hint"
              search={search}
              onPick={(item) => {
                setError(undefined);
                setChosen(item);
              }}
            />
          </div>
          <TextField
            id={emailId}
            name="email"
            type="email"
            label={t('invite.email')}
            hint={t('invite.emailHint')}
            error={error}
          />
        </>
      )}
      <RoleSelect id="co-writer-role" label={t('role.new')} value={role} onChange={setRole} />
      <div>
        <Button busy={isBusy}>{t('invite.send')}</Button>
      </div>
    </form>
  );
}

/** Searches members with a public profile. */
function useMembers() {
  const { language } = useSite();
  return useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly PickerItem[]> => {
      const query = { q: text, locale: language, kind: 'person' } as const;
      const found = await read(getSelectCommunities, { query, signal });
      if (!found) throw new Error('The search was refused');
      return found.map(({ id, name, place, sectors }) => ({
        id,
        name,
        note: [place, sectors.join(', ')].filter(Boolean).join(' · '),
      }));
    },
    [language],
  );
}
