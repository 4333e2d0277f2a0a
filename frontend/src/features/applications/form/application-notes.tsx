import { Imported } from '../../../components/record-form/imported.tsx';
import { useApplicationParts } from './application-context.ts';
import type { ApplicationViewProps } from './application-form.tsx';
import { ChangesNote } from './changes-note.tsx';
import { Presences } from './presences.tsx';

const loadCompletion = async () => (await import('../completions/completion.tsx')).Completion;

interface ApplicationNotesProps extends ApplicationViewProps {
  /** Names of those who have the form open, too. */
  writers: readonly string[];
}

/** Above the questions: what is asked after sending, what has changed in the form, and who else writes. */
export function ApplicationNotes({ writers, ...props }: ApplicationNotesProps) {
  const { completion, changes } = useApplicationParts().application;
  return (
    <>
      {completion && <Imported load={loadCompletion} props={props} />}
      {changes.length > 0 && <ChangesNote />}
      <Presences writers={writers} />
    </>
  );
}
