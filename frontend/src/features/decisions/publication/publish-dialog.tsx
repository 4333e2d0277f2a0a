import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publishDecisions } from '../../../../shared/config/calls/decision-calls.ts';
import type { DecisionsFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { FieldError } from '../../../components/form/field-error.tsx';
import { FieldFrame } from '../../../components/form/field-frame.tsx';
import form from '../../../components/form/form.module.css';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { useReread } from '../../../graphql/client/reread.ts';
import { send } from '../../../lib/api/send.ts';
import { decisionKinds, kindKeys } from '../decision-keys.ts';
import styles from '../decisions.module.css';

interface PublishDialogProps {
  decisions: DecisionsFieldsFragment;
  onClose: () => void;
}

/** What would be published, by decision; the person types the number of decisions. */
export function PublishDialog({ decisions, onClose }: PublishDialogProps) {
  const { t } = useTranslation('decisions');
  const id = useId();
  const reread = useReread();
  const [typed, setTyped] = useState('');
  const [leaves, setLeaves] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { rows, callId, stage } = decisions;
  const prepared = rows.flatMap((row) => (row.prepared ? [row.prepared] : []));
  const counts = decisionKinds
    .map((kind) => ({ kind, count: prepared.filter((each) => each.kind === kind).length }))
    .filter(({ count }) => count > 0);
  const undecided = rows.filter((row) => row.state === 'eligible' && row.prepared === null).length;
  const isOutdated = rows.some((row) => row.isOutdated);

  async function publish(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFailure(undefined);
    setWrong(typed.trim() !== String(prepared.length));
    if (typed.trim() !== String(prepared.length)) return;
    setBusy(true);
    const body = { callId, stage, counts, undecided, leavesUndecided: leaves };
    const outcome = await send(publishDecisions, body);
    if (outcome.kind !== 'unreachable') await reread();
    setBusy(false);
    if (outcome.kind === 'done') onClose();
    else if (outcome.kind !== 'refused') setFailure(t('unreachable'));
    else setFailure(outcome.refusal.code === 'stale_version' ? t('publish.stale') : outcome.refusal.message);
  }

  return (
    <Dialog title={t('publish.title')} closeText={t('publish.cancel')} onClose={onClose}>
      <form noValidate className={styles['form']} onSubmit={(event) => void publish(event)}>
        <p>{t('publish.lead')}</p>
        <ul>
          {counts.map(({ kind, count }) => (
            <li key={kind}>{t('publish.count', { kind: t(kindKeys[kind]), count })}</li>
          ))}
        </ul>
        {undecided > 0 && (
          <label className={form['check']}>
            <input type="checkbox" checked={leaves} onChange={({ target }) => setLeaves(target.checked)} />
            {t('publish.leaves', { count: undecided })}
          </label>
        )}
        {isOutdated ? (
          <p role="alert">{t('publish.outdated')}</p>
        ) : (
          <FieldFrame
            id={`${id}-typed`}
            label={t('publish.typed', { count: prepared.length })}
            error={isWrong ? t('publish.typedWrong') : undefined}
          >
            {(described) => (
              <input
                {...described}
                id={`${id}-typed`}
                inputMode="numeric"
                autoComplete="off"
                className={form['input']}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </FieldFrame>
        )}
        <FieldError id={`${id}-failure`} text={failure} isAlert />
        {!isOutdated && <Button busy={isBusy}>{t('publish.confirm')}</Button>}
      </form>
    </Dialog>
  );
}
