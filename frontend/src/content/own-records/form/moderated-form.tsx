import type { Requirements } from '../../../components/record-form/requirements.ts';
import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { graphqlLanguage } from '../../../../shared/config/locales.ts';
import { pathTo } from '../../../../shared/config/routes.ts';
import { FormReferenceDocument } from '../../../../shared/graphql/generated/documents/form-reference.ts';
import { defaultComponents } from '../../../components/record-form/default-components.ts';
import { RecordForm } from '../../../components/record-form/record-form.tsx';
import type { Submit } from '../../../components/record-form/use-submission.ts';
import { Screen } from '../../../components/screen/screen.tsx';
import { reread } from '../../../graphql/client/reread.ts';
import { useRead } from '../../../graphql/client/use-read.ts';
import { writeRecord } from '../../../graphql/client/write-record.ts';
import type { FormReference } from '../../../lib/record-form/form-checks.ts';
import type { AnsweredRecord } from '../../../lib/record-form/record-values.ts';
import type { SavedRecord } from '../../../lib/record-form/save-contract.ts';
import { useFormKey } from '../../../lib/record-form/use-form-key.ts';
import { useMinorChange } from '../../../lib/record-form/use-minor-change.ts';
import { useRecordCalls } from '../../../lib/record-form/use-record-calls.ts';
import { useDeclaredChecks } from '../../../lib/record-form/use-declared-checks.ts';
import { useFieldsSelector } from '../../../lib/record-form/use-fields-selector.ts';
import { useRecordForm } from '../../../lib/record-form/use-record-form.ts';
import type { Values } from '../../../lib/record-form/values.ts';
import { useSite } from '../../../lib/site.ts';
import { ClosedRecord } from './closed-record.tsx';
import { FormPanel } from './form-panel.tsx';
import { SentBackNote } from './sent-back-note.tsx';
import type { LoadedRecord } from './load-moderated.ts';
import type { Mode, ModeratedTexts, ModeratedType, OfferedRecord, SentBack } from './moderated-type.ts';
import { withProposal } from './with-proposal.ts';

interface ModeratedFormProps<Data, Offered extends OfferedRecord, Draft extends AnsweredRecord> {
  type: ModeratedType<Data, Offered, Draft>;
  texts: ModeratedTexts;
  loaded: LoadedRecord;
  /** Title in the values, for the heading; '' for none. */
  titleOf: (values: Values) => string;
  /** The record exists from now on: leads to its own address. Without it, the new record stays at that of the form. */
  onCreated?: (id: number) => void;
  /** Content by step that replaces the step's fields. */
  layouts?: Readonly<Record<string, ReactNode>>;
  /** Problems outside of the form that prevent submission. */
  requirements?: Requirements;
  /** Content below the values, while the record cannot be edited. */
  closedAddition?: ReactNode;
}

/** The form of a record while it can be saved, or changes of it proposed. */
export function ModeratedForm<Data, Offered extends OfferedRecord, Draft extends AnsweredRecord>(
  props: ModeratedFormProps<Data, Offered, Draft>,
) {
  const { type, texts, loaded, titleOf, onCreated: afterCreation, closedAddition } = props;
  const { record, mode, sentBack, rejection } = loaded;
  const { language } = useSite();
  const { passerelleReference: reference } = useRead(FormReferenceDocument, {
    language: graphqlLanguage(language),
  });
  const { formKey, onCreated: remember } = useFormKey(record);
  const onCreated = useCallback(
    (id: number) => {
      remember(id);
      afterCreation?.(id);
    },
    [remember, afterCreation],
  );
  if (!mode) {
    const title = titleOf(record.values) || texts.new;
    const { definition, back, after } = type;
    return (
      <ClosedRecord
        {...{ record, reference, definition, title, texts, back, rejection }}
        hasMany={after !== undefined}
      >
        {closedAddition}
      </ClosedRecord>
    );
  }
  // A proposal that is withdrawn ends the form, too.
  const key = mode === 'propose' ? `${formKey} ${record.version}` : formKey;
  return (
    <OpenForm
      key={key}
      {...props}
      {...{ record, mode, sentBack, reference, onCreated }}
      staysAtAddress={!afterCreation}
    />
  );
}

interface OpenFormProps<Data, Offered extends OfferedRecord, Draft extends AnsweredRecord>
  extends ModeratedFormProps<Data, Offered, Draft> {
  record: SavedRecord;
  mode: Mode;
  sentBack: SentBack | undefined;
  reference: FormReference;
  onCreated: (id: number) => void;
  staysAtAddress: boolean;
}

function OpenForm<Data, Offered extends OfferedRecord, Draft extends AnsweredRecord>({
  type,
  texts,
  record,
  mode,
  sentBack,
  reference,
  titleOf,
  onCreated,
  staysAtAddress,
  layouts,
  requirements,
}: OpenFormProps<Data, Offered, Draft>) {
  const { language } = useSite();
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const { pathname, search } = useLocation();
  const { minorChange, isMinor } = useMinorChange();
  const calls = useRecordCalls<Data, Draft>({
    definition: type.definition,
    query: type.query,
    // The rest of the query's answer belongs to the screen.
    recordIn: (answer) => type.recordIn(answer) as unknown as Draft | null | undefined,
    fragment: type.fragment,
    action: mode,
    mutate: type.mutate,
    staysAtAddress,
    ...(mode === 'propose' && { shown: withProposal, locks: false }),
  });
  const submit = useCallback<Submit>(
    async (saved) => {
      const { after, fragment } = type;
      const open = async () =>
        reread(async () => navigate(after ? pathTo(after, language) : pathname + search));
      if (mode === 'propose') {
        await open();
        return { kind: 'done', data: undefined };
      }
      const outcome = await type.submit(saved);
      if (outcome.kind !== 'done') return outcome;
      if (outcome.data) writeRecord(cache, fragment, outcome.data);
      await open();
      return outcome;
    },
    [navigate, language, mode, type, pathname, search, cache],
  );
  const checks = useDeclaredChecks(type.definition, reference);
  const form = useRecordForm({
    definition: type.definition,
    record,
    reference,
    calls,
    checks,
    onCreated,
    isMinor,
    isOnRequest: mode === 'propose',
  });
  const title = useFieldsSelector(form.fields, titleOf);
  return (
    <Screen title={title || texts.new}>
      <RecordForm
        form={form}
        components={defaultComponents}
        submit={submit}
        lead={mode === 'propose' ? texts.proposal : texts.lead}
        {...(sentBack && { note: <SentBackNote sentBack={sentBack} />, markedField: sentBack.field })}
        {...(layouts && { layouts })}
        {...(requirements && { requirements })}
      />
      <FormPanel form={form} {...(mode === 'save' && { minorChange })} />
    </Screen>
  );
}
