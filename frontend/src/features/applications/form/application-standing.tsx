import type {
  ApplicationFieldsFragment,
  FormReferenceQuery,
} from '../../../../shared/graphql/generated/operations.ts';
import { LaterStage } from '../earlier-stages/later-stage.tsx';
import { TrialNote } from '../trial/trial-note.tsx';
import { LateNote } from './late-note.tsx';

interface ApplicationStandingProps {
  application: ApplicationFieldsFragment;
  reference: FormReferenceQuery['passerelleReference'];
}

/** What few applications are: a trial, at a later stage, or open by a late link. */
export function ApplicationStanding({ application, reference }: ApplicationStandingProps) {
  const { trialUntil, stage, lateUntil, zone } = application;
  return (
    <>
      {trialUntil && <TrialNote until={trialUntil} />}
      {stage > 1 && <LaterStage application={application} reference={reference} />}
      {lateUntil && <LateNote until={lateUntil} zone={zone ?? 'UTC'} />}
    </>
  );
}
