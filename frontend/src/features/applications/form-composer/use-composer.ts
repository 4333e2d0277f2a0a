import { type ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormDocument } from '../../../../shared/application-form/form-document.ts';
import { saveApplicationForm } from '../../../../shared/config/calls/application-form-calls.ts';
import type { BodyOf } from '../../../../shared/config/calls/types.ts';
import { ComposedFormDocument } from '../../../../shared/graphql/generated/documents/composed-form.ts';
import type {
  ComposedFormFieldsFragment,
  ComposedFormQuery,
} from '../../../../shared/graphql/generated/operations.ts';
import { send } from '../../../lib/api/send.ts';
import { ofBrowser } from '../../../lib/record-form/create-editor.ts';
import { type EditorState, RecordEditor } from '../../../lib/record-form/record-editor.ts';
import type { SavedRecord } from '../../../lib/record-form/save-contract.ts';
import { usePageEvents } from '../../../lib/record-form/use-page-events.ts';
import { useMember } from '../../../lib/use-member.ts';
import { documentOf, parsed, valuesOf } from './document/document-values.ts';
import type { Edit } from './document/edits.ts';
import { FormSaver } from './form-saver.ts';

export type ComposedForm = ComposedFormFieldsFragment;
/** A form as a screen reads it first. */
export type ReadForm = NonNullable<ComposedFormQuery['passerelleComposedForm']>;
type Body = BodyOf<typeof saveApplicationForm>;

/** What is done with a form besides saving it. */
export type Step = Pick<Body, 'fromCallId' | 'readyMade'> & {
  readonly action: Exclude<Body['action'], 'save'>;
};

export interface Composer {
  /** The form in the browser, with unsaved changes. */
  readonly document: FormDocument;
  /** The form of the server’s last answer. */
  readonly composed: ComposedForm;
  /** The document of that answer, whose paths its problems and changes name. */
  readonly answered: FormDocument;
  /** That of applicants. */
  readonly published: FormDocument | undefined;
  readonly editor: RecordEditor;
  readonly state: EditorState;
  readonly change: (edit: Edit) => void;
  /** Saves, then takes the step. @returns why it was refused */
  readonly take: (step: Step) => Promise<string | undefined>;
}

/** The first is the default. */
export const stageOf = ({ stage }: Pick<ComposedForm, 'stage'>): { stage?: number } =>
  stage > 1 ? { stage } : {};

const recordOf = ({ callId, version, document }: ComposedForm): SavedRecord => ({
  id: callId,
  version,
  values: valuesOf(parsed(document)),
});

/** The form of a call as a person composes it: it is saved while they write, like any record. */
export function useComposer(initial: ReadForm, title: string): Composer {
  const { t } = useTranslation('formComposer');
  const { id: userId } = useMember();
  const client = useApolloClient();
  const [composed, setComposed] = useState<ComposedForm>(initial);
  const [published, setPublished] = useState(initial.published);
  const [{ editor, saver }] = useState(() => newEditor({ initial, userId, client, onAnswer: setComposed }));
  const state = useSyncExternalStore(editor.subscribe, editor.state, editor.state);
  const { values } = state.save;
  const document = useMemo(() => documentOf(values), [values]);
  const answered = useMemo(() => parsed(composed.document), [composed.document]);
  const applicants = useMemo(() => (published === null ? undefined : parsed(published)), [published]);
  usePageEvents(editor);

  const change = useCallback(
    (edit: Edit) => editor.change(valuesOf(edit(documentOf(editor.state().save.values)))),
    [editor],
  );

  async function take(step: Step): Promise<string | undefined> {
    await editor.flush();
    if (!editor.isSaved) return t('step.unsaved');
    const { id = 0, version = 0 } = editor.state().save.record;
    const outcome = await send(
      saveApplicationForm,
      { callId: id, ...stageOf(initial), version, ...step },
      { about: title },
    );
    if (outcome.kind === 'unreachable') return t('step.unreachable');
    const answer =
      outcome.kind === 'done' ? outcome.data : (outcome.refusal.current as ComposedForm | undefined);
    if (answer) {
      setComposed(answer);
      if (step.action === 'publish' && outcome.kind === 'done') setPublished(answer.document);
      await editor.merge(saver.remember(recordOf(answer)));
    }
    return outcome.kind === 'refused' ? outcome.refusal.message : undefined;
  }

  return { document, composed, answered, published: applicants, editor, state, change, take };
}

interface EditorOptions {
  initial: ComposedForm;
  userId: number;
  client: ApolloClient;
  onAnswer: (form: ComposedForm) => void;
}

function newEditor({ initial, userId, client, onAnswer }: EditorOptions) {
  const { callId, stage } = initial;
  const record = recordOf(initial);
  const saver = new FormSaver<ComposedForm>(record, async (body, options) => {
    const outcome = await send(
      saveApplicationForm,
      { callId, ...stageOf(initial), action: 'save', ...body },
      options,
    );
    const answer =
      outcome.kind === 'refused' ? (outcome.refusal.current as ComposedForm | undefined) : undefined;
    if (outcome.kind === 'done') onAnswer(outcome.data);
    else if (answer) onAnswer(answer);
    return outcome;
  });
  const editor = new RecordEditor({
    ...ofBrowser(),
    userId,
    // Unsaved changes stay on the device by this name.
    name: stage === 1 ? 'applicationForm' : `applicationForm${stage}`,
    record,
    save: async (request) => saver.save(request, recordOf),
    async read() {
      try {
        const { data } = await client.query({
          query: ComposedFormDocument,
          variables: { callId, ...stageOf(initial) },
          fetchPolicy: 'network-only',
        });
        const form = data?.passerelleComposedForm;
        return form ? saver.remember(recordOf(form)) : undefined;
      } catch {
        return undefined;
      }
    },
    // Several people may compose it at once: their changes are merged.
    lock: async () => ({ outcome: 'unknown' }),
    refusedFields: () => new Set(),
    needed: [],
  });
  return { editor, saver };
}
