import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { deleteStructure, structureDeletion } from '../../../shared/config/calls/structure-calls.ts';
import { pathTo } from '../../../shared/config/routes.ts';
import { TextField } from '../../components/form/text-field.tsx';
import { ActionResult } from '../../components/ui/action-result.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { read } from '../../lib/api/read.ts';
import { send } from '../../lib/api/send.ts';
import { useSite } from '../../lib/site.ts';
import { type Deletion, DeletionCounts } from './deletion-counts.tsx';
import styles from './structures.module.css';
import { postedText } from '../../lib/posted-text.ts';

interface DeleteStructureProps {
  /** Id of the post whose name must be typed. */
  id: number;
}

/** The last section of the members screen: an owner sees what a deletion concerns and types the name of the structure. */
export function DeleteStructure({ id }: DeleteStructureProps) {
  const { t } = useTranslation('structures');
  const [deletion, setDeletion] = useState<Deletion>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function open(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const found = await read(structureDeletion, { query: { id } }).catch(() => undefined);
    setBusy(false);
    if (found) setDeletion(found);
    else setFailure(t('unreachable'));
  }

  return (
    <section aria-labelledby="deletion" className={styles['section']}>
      <h2 id="deletion">{t('deletion.title')}</h2>
      <p className={styles['note']}>{t('deletion.lead')}</p>
      <ActionResult kind="failure" text={failure} />
      <div className={styles['actions']} aria-busy={isBusy || undefined}>
        {/* Not disabled meanwhile: the dialog gives the focus back to it. */}
        <Button type="button" kind="quiet" onClick={() => void open()}>
          {t('deletion.open')}
        </Button>
      </div>
      {deletion && <Confirm id={id} deletion={deletion} onClose={() => setDeletion(undefined)} />}
    </section>
  );
}

interface ConfirmProps extends DeleteStructureProps {
  deletion: Deletion;
  onClose: () => void;
}

function Confirm({ id, deletion, onClose }: ConfirmProps) {
  const { t } = useTranslation('structures');
  const { language } = useSite();
  const navigate = useNavigate();
  const field = useId();
  const [error, setError] = useState<{ field?: string; whole?: string }>({});
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const confirmName = postedText(new FormData(form), 'confirmName');
    setBusy(true);
    setError({});
    const outcome = await send(deleteStructure, { id, confirmName }, { about: deletion.name });
    setBusy(false);
    if (outcome.kind === 'done') {
      void navigate(pathTo('structures', language));
      return;
    }
    const wrong = outcome.kind === 'refused' ? outcome.refusal.fields[0]?.message : undefined;
    setError(
      wrong === undefined
        ? { whole: outcome.kind === 'refused' ? outcome.refusal.message : t('unreachable') }
        : { field: wrong },
    );
    form.querySelector('input')?.focus();
  }

  return (
    <Dialog
      title={t('deletion.question', { name: deletion.name })}
      closeText={t('deletion.cancel')}
      onClose={onClose}
    >
      <DeletionCounts deletion={deletion} />
      <p>{t('deletion.irreversible')}</p>
      <form noValidate onSubmit={(event) => void submit(event)} className={styles['choose']}>
        <TextField
          id={field}
          name="confirmName"
          label={t('deletion.name')}
          hint={deletion.name}
          error={error.field}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <ActionResult kind="failure" text={error.whole ?? error.field} />
        <Button type="submit" busy={isBusy}>
          {t('deletion.confirm')}
        </Button>
      </form>
    </Dialog>
  );
}
