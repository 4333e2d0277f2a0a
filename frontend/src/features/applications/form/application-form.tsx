import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormReferenceQuery } from '../../../../shared/graphql/generated/operations.ts';
import { Imported } from '../../../components/record-form/imported.tsx';
import { RecordForm } from '../../../components/record-form/record-form.tsx';
import type { RecordCalls } from '../../../lib/record-form/create-editor.ts';
import { useFieldsSelector } from '../../../lib/record-form/use-fields-selector.ts';
import { useRecordForm } from '../../../lib/record-form/use-record-form.ts';
import type { Values } from '../../../lib/record-form/values.ts';
import { unreadAnswers } from './application-checks.ts';
import { useApplicationParts } from './application-context.ts';
import { definitionOf, savedApplication, visibleIds } from './application-definition.ts';
import { SectionStep } from './section-step.tsx';
import { type Presence, useApplicationCalls } from './use-application-calls.ts';
import { useReadAnswer } from './use-read-answer.ts';

export interface ApplicationViewProps {
  reference: FormReferenceQuery['passerelleReference'];
  /** The application was sent, taken back, withdrawn, or is closed now. */
  onStep: () => Promise<void>;
}

/** Stands below the questions, which are there first. */
const loadSendPanel = async () => (await import('./send-panel.tsx')).SendPanel;
const loadNotes = async () => (await import('./application-notes.tsx')).ApplicationNotes;
/** Questions have controls of their own. */
const noComponents = {};
const nothing = () => undefined;

/** The form of an application: a record’s form whose definition is read at run time. */
export function ApplicationForm({ reference, onStep }: ApplicationViewProps) {
  const { t } = useTranslation('applications');
  const { application, document, checks, origins } = useApplicationParts();
  const read = useReadAnswer(reference);
  const definition = useMemo(() => definitionOf(document, read), [document, read]);
  const record = useMemo(() => savedApplication(document, application), [document, application]);
  const [presence, setPresence] = useState<Presence>({ version: 0, writers: [] });
  const calls = useApplicationCalls(document, setPresence);
  const form = useRecordForm({ definition, record, reference, calls, checks, onCreated: nothing });
  const layouts = useMemo(
    () =>
      Object.fromEntries(
        document.sections.map((section) => [section.id, <SectionStep key={section.id} section={section} />]),
      ),
    [document],
  );
  const { values: saved } = form.state.save.record;
  const requirements = useCallback(
    (values: Values) => unreadAnswers(document, origins, saved, values),
    [document, origins, saved],
  );
  const steps = useVisibleSteps(form);
  useAnswersOfOthers(form, calls, presence);
  const shown = useMemo(() => ({ ...form, steps }), [form, steps]);
  const sendProps = useMemo(() => ({ onStep }), [onStep]);
  return (
    <RecordForm
      form={shown}
      lead={t('lead', { count: application.minutes })}
      components={noComponents}
      layouts={layouts}
      requirements={requirements}
      note={<Imported load={loadNotes} props={{ reference, onStep, writers: presence.writers }} />}
      end={<Imported load={loadSendPanel} props={sendProps} />}
    />
  );
}

/** The steps in which the answers so far show a question. */
function useVisibleSteps({ steps, fields }: ReturnType<typeof useRecordForm>) {
  const { document } = useApplicationParts();
  const shown = useFieldsSelector(fields, (values) => visibleIds(document, values));
  return useMemo(() => {
    const ids = new Set(shown.split(' '));
    const visible = steps.filter((step) => step.fields.some(({ key }) => ids.has(key)));
    return visible.length > 0 ? visible : steps.slice(0, 1);
  }, [steps, shown]);
}

/** Reads the application again once another writer has saved. */
function useAnswersOfOthers(
  { editor, state }: ReturnType<typeof useRecordForm>,
  calls: RecordCalls,
  { version }: Presence,
): void {
  const { id = 0, version: read = 0 } = state.save.record;
  const isBehind = version > read && state.save.status === 'saved';
  useEffect(() => {
    async function take(): Promise<void> {
      const record = await calls.read(id);
      if (record) await editor.merge(record);
    }
    if (isBehind) void take();
  }, [isBehind, calls, editor, id]);
}
