import { useTranslation } from 'react-i18next';
import { Imported } from '../../../components/record-form/imported.tsx';
import { useApplicationParts } from '../form/application-context.ts';
import type { ApplicationViewProps } from '../form/application-form.tsx';
import styles from '../form/application.module.css';
import { CompletionNote } from './completion-note.tsx';

const loadForm = async () => (await import('./completion-form.tsx')).CompletionForm;

/** What is asked of an application, with a form for those who may answer while it is not written. */
export function Completion(props: ApplicationViewProps) {
  const { t } = useTranslation('applications');
  const { application } = useApplicationParts();
  const { actions, completion, askedQuestions } = application;
  if (!completion) return null;
  return (
    <section
      aria-labelledby="application-completion"
      className={styles['completion']}
      data-completion={completion.isOver ? 'over' : 'open'}
    >
      <div className={styles['asked']}>
        <h2 id="application-completion">{title(completion)}</h2>
        <CompletionNote />
      </div>
      {actions.includes('complete') && !actions.includes('save') && askedQuestions && (
        // Another question may be added to what is asked.
        <Imported key={askedQuestions} load={loadForm} props={{ ...props, askedQuestions }} />
      )}
    </section>
  );

  function title({ isOver, reason }: NonNullable<typeof completion>): string {
    if (reason === 'requested') return t(isOver ? 'request.overTitle' : 'request.title');
    return t(isOver ? 'completion.overTitle' : 'completion.title');
  }
}
