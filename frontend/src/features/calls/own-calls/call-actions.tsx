import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnCallFieldsFragment } from '../../../../shared/graphql/generated/operations.ts';
import { type ClosingChange, ClosingDialog } from '../call-steps/closing-dialog.tsx';
import { MoreActions } from '../../../components/ui/more-actions.tsx';
import { DeleteDialog } from '../../../content/own-records/delete-dialog.tsx';
import { StepButton } from '../../../content/own-records/step-button.tsx';
import type { Failure } from '../../../content/own-records/use-row-calls.ts';
import { OfflineDialog } from '../call-steps/offline-dialog.tsx';
import { type AskingStep, asksFirst, stepKeys, steps } from '../call-steps/steps.ts';
import type { useCallSteps } from './use-call-steps.ts';

interface CallActionsProps {
  row: OwnCallFieldsFragment;
  isBusy: boolean;
  run: ReturnType<typeof useCallSteps>['run'];
  /** Other ways on from the call, before its steps. */
  links: readonly ReactElement[];
}

/** The links and the steps that the content system offers now: one in the row, several behind a button. */
export function CallActions({ row, isBusy, run, links }: CallActionsProps) {
  const { t } = useTranslation(['ownCalls', 'callSteps']);
  const [asked, setAsked] = useState<AskingStep>();
  const offered = steps.filter((step) => row.allowedActions.includes(step));
  const actions = [
    ...links,
    ...offered.map((step) => (
      <StepButton
        key={step}
        about={row.title}
        disabled={isBusy}
        onClick={() => (asksFirst(step) ? setAsked(step) : void run(row, step))}
      >
        {t(stepKeys[step], { ns: 'callSteps' })}
      </StepButton>
    )),
  ];
  return (
    <>
      {actions.length > 1 ? (
        <MoreActions label={t('more')} about={row.title} isSmall="onPhones">
          {actions}
        </MoreActions>
      ) : (
        actions
      )}
      {asked && <StepQuestion step={asked} row={row} run={run} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface StepQuestionProps extends Pick<CallActionsProps, 'row' | 'run'> {
  step: AskingStep;
  onClose: () => void;
}

/** The dialog of a step. What is refused stays in it with what was typed; a deletion is reported in the list. */
function StepQuestion({ step, row, run, onClose }: StepQuestionProps) {
  async function take(values: ClosingChange): Promise<Failure | undefined> {
    let refused: Failure | undefined;
    await run(row, step, values, {
      onDone: onClose,
      onFailure: (failure) => {
        refused = failure;
      },
    });
    return refused;
  }

  if (step === 'delete') {
    return (
      <DeleteDialog
        row={row}
        onClose={onClose}
        onDelete={() => {
          onClose();
          void run(row, 'delete');
        }}
      />
    );
  }
  if (step === 'offline') return <OfflineDialog call={row} run={take} onClose={onClose} />;
  return <ClosingDialog action={step} call={row} run={take} onClose={onClose} />;
}
