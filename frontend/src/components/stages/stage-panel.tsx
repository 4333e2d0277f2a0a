import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { removeCallStage } from '../../../shared/config/calls/application-form-calls.ts';
import { CallStagesDocument } from '../../../shared/graphql/generated/documents/call-stages.ts';
import { FieldError } from '../form/field-error.tsx';
import { useInstantText } from '../instants/instant-text.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useReread } from '../../graphql/client/reread.ts';
import { useRead } from '../../graphql/client/use-read.ts';
import { send } from '../../lib/api/send.ts';
import { type StageItem, stageSearch, useStageName } from './stage-address.ts';
import { StageForm } from './stage-form.tsx';
import styles from './stages.module.css';

interface StagePanelProps {
  callId: number;
  /** Whose form the screen shows. */
  stage: number;
}

/** The stages of a call with their dates, for those who may edit it: the one that the screen is about can be changed. */
export function StagePanel({ callId, stage }: StagePanelProps) {
  const { t } = useTranslation('stages');
  const nameOf = useStageName();
  const datesOf = useDates();
  const navigate = useNavigate();
  const { passerelleCallStages: stages } = useRead(CallStagesDocument, { callId });
  const [edited, setEdited] = useState<'new' | number>();
  const [isRemoving, setRemoving] = useState(false);
  if (!stages) return null;
  const { items, mayAdd } = stages;
  const zone = stages.zone ?? 'UTC';
  const isOne = items.length === 1;
  const shown = items.find(({ number }) => number === stage);
  if (isOne && !mayAdd) return null;

  async function saved(number: number): Promise<void> {
    setEdited(undefined);
    await navigate({ search: stageSearch(number) });
  }

  return (
    <section className={styles['panel']} aria-labelledby="stages">
      <h2 id="stages">{t(isOne ? 'one.title' : 'several.title')}</h2>
      {isOne ? (
        <p>{t('one.lead')}</p>
      ) : (
        <ol className={styles['list']}>
          {items.map((item) => (
            <li key={item.number}>
              <strong>{nameOf(item)}</strong>
              <span>{datesOf(item, zone)}</span>
              <span className={styles['soft']}>
                {t(item.number === 1 ? 'several.ofCall' : 'several.onlyAdvanced')}
              </span>
            </li>
          ))}
        </ol>
      )}
      {edited === undefined && (
        <div className={styles['actions']}>
          {shown && stage > 1 && (
            <Button type="button" kind="secondary" onClick={() => setEdited(stage)}>
              {t('edit')}
            </Button>
          )}
          {mayAdd && (
            <Button type="button" kind="secondary" onClick={() => setEdited('new')}>
              {t('add')}
            </Button>
          )}
          {shown?.mayRemove && (
            <Button type="button" kind="quiet" onClick={() => setRemoving(true)}>
              {t('remove')}
            </Button>
          )}
        </div>
      )}
      {edited !== undefined && (
        <StageForm
          key={edited}
          stages={stages}
          item={edited === 'new' ? undefined : shown}
          onSaved={(number) => void saved(number)}
          onCancel={() => setEdited(undefined)}
        />
      )}
      {isRemoving && shown && (
        <RemoveDialog callId={callId} item={shown} onClose={() => setRemoving(false)} />
      )}
    </section>
  );
}

function useDates() {
  const { t } = useTranslation('stages');
  const instant = useInstantText();
  return ({ opensAt, closesAt }: StageItem, zone: string): string => {
    if (closesAt === null) return t('several.undated');
    const closing = instant(closesAt, zone);
    return opensAt === null
      ? t('several.until', { closing })
      : t('several.dates', { opening: instant(opensAt, zone), closing });
  };
}

interface RemoveDialogProps {
  callId: number;
  item: StageItem;
  onClose: () => void;
}

function RemoveDialog({ callId, item, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('stages');
  const reread = useReread();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function remove(): Promise<void> {
    setBusy(true);
    const { number: stage, version } = item;
    const outcome = await send(removeCallStage, { callId, stage, version });
    setBusy(false);
    if (outcome.kind === 'done') {
      onClose();
      await navigate({ search: '' });
      await reread();
      return;
    }
    setFailure(outcome.kind === 'refused' ? outcome.refusal.message : t('unreachable'));
  }

  return (
    <Dialog title={t('removing.title')} closeText={t('removing.cancel')} onClose={onClose}>
      <p>{t('removing.lead')}</p>
      <FieldError id="remove-stage-failure" text={failure} isAlert />
      <Button type="button" busy={isBusy} onClick={() => void remove()}>
        {t('removing.confirm')}
      </Button>
    </Dialog>
  );
}
