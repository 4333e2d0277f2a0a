import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnRecordFieldsFragment } from '../../../shared/graphql/generated/operations.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { useOwnType } from './own-type.ts';
import { StepButton } from './step-button.tsx';
import { type Step, stepKeys } from './steps.ts';

interface RecordStepsProps {
  row: OwnRecordFieldsFragment;
  isBusy: boolean;
  run: (step: Step) => Promise<void>;
}

/** The steps that the content system offers now; deleting asks first. */
export function RecordSteps({ row, isBusy, run }: RecordStepsProps) {
  const { t } = useTranslation('ownRecords');
  const { steps } = useOwnType();
  const [isAsking, setIsAsking] = useState(false);
  const offered = steps.filter((step) => row.allowedActions.includes(step));
  return (
    <>
      {offered.map((step) => (
        <StepButton
          key={step}
          about={row.title}
          disabled={isBusy}
          onClick={() => (step === 'delete' ? setIsAsking(true) : void run(step))}
        >
          {t(stepKeys[step])}
        </StepButton>
      ))}
      {isAsking && (
        <DeleteDialog
          row={row}
          onClose={() => setIsAsking(false)}
          onDelete={() => {
            setIsAsking(false);
            void run('delete');
          }}
        />
      )}
    </>
  );
}
