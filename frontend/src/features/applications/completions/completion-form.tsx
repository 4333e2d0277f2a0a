import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormDocument, FormQuestion } from '../../../../shared/application-form/form-document.ts';
import { mutateApplication } from '../../../../shared/config/calls/application-calls.ts';
import { ApplicationFieldsDocument } from '../../../../shared/graphql/generated/documents/application-fields.ts';
import { fileIds } from '../../../components/record-form/files/file-values.ts';
import { useUploads } from '../../../components/record-form/files/use-uploads.ts';
import { RecordForm } from '../../../components/record-form/record-form.tsx';
import { useRecordFormParts } from '../../../components/record-form/record-form-context.ts';
import recordForm from '../../../components/record-form/record-form.module.css';
import { Button } from '../../../components/ui/button.tsx';
import { writeRecord } from '../../../graphql/client/write-record.ts';
import { send } from '../../../lib/api/send.ts';
import type { RecordCalls } from '../../../lib/record-form/create-editor.ts';
import type { SavedRecord } from '../../../lib/record-form/save-contract.ts';
import { useRecordForm } from '../../../lib/record-form/use-record-form.ts';
import { useSite } from '../../../lib/site.ts';
import { ApplicationChecks, factsOf } from '../form/application-checks.ts';
import { ApplicationContext, useApplicationParts } from '../form/application-context.ts';
import { confirmedKey, definitionOf, savedApplication } from '../form/application-definition.ts';
import type { ApplicationViewProps } from '../form/application-form.tsx';
import { SectionStep } from '../form/section-step.tsx';
import { useReadAnswer } from '../form/use-read-answer.ts';

interface CompletionFormProps extends ApplicationViewProps {
  /** JSON. */
  askedQuestions: string;
}

const sectionId = 'completion';
/** Refusals after which nothing is asked any more. */
const ending: ReadonlySet<string> = new Set(['completion_over', 'invalid_transition']);
const noComponents = {};
const nothing = () => undefined;

/** A form for the questions that are asked after sending. What is typed stays on the device until all of it is sent. */
export function CompletionForm({ reference, onStep, askedQuestions }: CompletionFormProps) {
  const { t } = useTranslation('applications');
  const { language } = useSite();
  const parts = useApplicationParts();
  const { application } = parts;
  const read = useReadAnswer(reference);
  const section = useMemo(
    () => ({
      id: sectionId,
      label: { [language]: t('completion.answer') },
      questions: JSON.parse(askedQuestions) as FormQuestion[],
    }),
    [askedQuestions, language, t],
  );
  const document = useMemo((): FormDocument => ({ format: 1, sections: [section] }), [section]);
  const checks = useMemo(
    () => new ApplicationChecks(document, factsOf(reference, [], [])),
    [document, reference],
  );
  const definition = useMemo(() => ({ ...definitionOf(document, read), key: sectionId }), [document, read]);
  const [record] = useState(() => withoutRefused(document, savedApplication(document, application), parts));
  const [calls] = useState(() => callsOnDevice(record));
  const form = useRecordForm({
    definition,
    record,
    reference,
    calls,
    checks,
    isOnRequest: true,
    onCreated: nothing,
  });
  const shared = useMemo(() => ({ ...parts, document, checks }), [parts, document, checks]);
  return (
    <ApplicationContext value={shared}>
      <RecordForm
        form={form}
        components={noComponents}
        layouts={{ [sectionId]: <SectionStep section={section} /> }}
        end={<CompletionEnd onStep={onStep} />}
        hasQuietStatus
      />
    </ApplicationContext>
  );
}

/** The answers as they were sent, without the files that were refused: they are to name others. */
function withoutRefused(
  document: FormDocument,
  record: SavedRecord,
  { application }: ReturnType<typeof useApplicationParts>,
): SavedRecord {
  const refused = new Set(application.files.filter(({ state }) => state === 'refused').map(({ id }) => id));
  const values = Object.fromEntries(
    document.sections
      .flatMap(({ questions }) => questions)
      .filter(({ kind }) => kind === 'file')
      .map(({ id }) => [id, fileIds(record.values[id]).filter((file) => !refused.has(file))]),
  );
  return { ...record, values: { ...record.values, ...values } };
}

/** Nothing is saved before all of it is sent; whoever sends first is the one who counts, so that there is no lock. */
function callsOnDevice(first: SavedRecord): RecordCalls {
  let record = first;
  return {
    async save({ changes }) {
      record = { ...record, values: { ...record.values, ...changes } };
      return { outcome: 'saved', record };
    },
    read: async () => undefined,
    lock: async () => ({ outcome: 'mine' }),
  };
}

/** The button that sends the answers as the next version. */
function CompletionEnd({ onStep }: Pick<ApplicationViewProps, 'onStep'>) {
  const { t } = useTranslation('applications');
  const { application } = useApplicationParts();
  const { form, missing, pendingFiles, submission } = useRecordFormParts();
  const { queue, uploads } = useUploads();
  const { cache } = useApolloClient();

  async function complete(): Promise<void> {
    const outcome = await submission.submit(async ({ id }) => {
      const { [confirmedKey]: _, ...answers } = form.fields.getValues();
      const { version, callTitle } = application;
      const answered = await send(
        mutateApplication,
        { action: 'complete', id, version, answers: JSON.stringify(answers) },
        { about: callTitle },
      );
      if (answered.kind === 'done' && answered.data)
        writeRecord(cache, ApplicationFieldsDocument, answered.data);
      return answered;
    });
    // The version that was sent has their files: another request begins without them.
    if (outcome?.kind === 'done') for (const { key } of uploads) queue.forget(key);
    const isOver = outcome?.kind === 'refused' && ending.has(outcome.refusal.code);
    if (isOver || outcome?.kind === 'done') await onStep();
  }

  return (
    <div className={recordForm['missing']}>
      {pendingFiles > 0 && <p>{t('completion.waiting')}</p>}
      <Button
        type="button"
        busy={submission.isBusy}
        disabled={missing.length > 0 || pendingFiles > 0}
        onClick={() => void complete()}
      >
        {t(application.completion?.reason === 'requested' ? 'request.action' : 'completion.action')}
      </Button>
      <p>{t('completion.after')}</p>
      {submission.message && (
        <p role="alert" className={recordForm['refusal']}>
          {submission.message}
        </p>
      )}
    </div>
  );
}
