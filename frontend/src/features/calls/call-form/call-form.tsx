import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { mutateCall } from '../../../../shared/config/calls/call-for-application-calls.ts';
import { CallDraftDocument } from '../../../../shared/graphql/generated/documents/call-draft.ts';
import { CallDraftFieldsDocument } from '../../../../shared/graphql/generated/documents/call-draft-fields.ts';
import type {
  CallDraftFieldsFragment,
  CallDraftQuery,
} from '../../../../shared/graphql/generated/operations.ts';
import { defaultComponents } from '../../../components/record-form/default-components.ts';
import { importedField } from '../../../components/record-form/imported-field.tsx';
import { Imported } from '../../../components/record-form/imported.tsx';
import { RecordForm } from '../../../components/record-form/record-form.tsx';
import { Screen } from '../../../components/screen/screen.tsx';
import { send } from '../../../lib/api/send.ts';
import type { FormDefinition } from '../../../lib/forms/form-definition.ts';
import type { FormReference } from '../../../lib/record-form/form-checks.ts';
import type { SavedRecord } from '../../../lib/record-form/save-contract.ts';
import { useOwnAddress } from '../../../lib/record-form/use-own-address.ts';
import { useRecordCalls } from '../../../lib/record-form/use-record-calls.ts';
import { useDeclaredChecks } from '../../../lib/record-form/use-declared-checks.ts';
import { useFieldsSelector } from '../../../lib/record-form/use-fields-selector.ts';
import { type FieldValues, useRecordForm } from '../../../lib/record-form/use-record-form.ts';
import { callAddress } from '../call-steps/call-address.ts';
import { CallEnd } from './call-end.tsx';
import { CallStep } from './call-step.tsx';
import { ModelsList } from './models-list.tsx';

interface CallFormProps {
  definition: FormDefinition;
  record: SavedRecord;
  reference: FormReference;
  /** The public sees it: what is typed is sent when the person says so. */
  isPublic: boolean;
  onCreated: (id: number) => void;
  /** A step has changed the call. */
  onStep: () => Promise<void>;
}

const components = {
  ...defaultComponents,
  users: importedField(async () => (await import('./users-field.tsx')).UsersField),
};
const loadConditions = async () => (await import('./conditions-step.tsx')).ConditionsStep;
const loadApplications = async () => (await import('./applications-step.tsx')).ApplicationsStep;

/** The address of a new one changes when it is saved for the first time; the screen stays. */
export function CallForm(props: CallFormProps) {
  const { definition, record, reference, isPublic, onCreated: created, onStep } = props;
  const { t } = useTranslation('callForm');
  const calls = useRecordCalls<CallDraftQuery, CallDraftFieldsFragment>({
    definition,
    query: CallDraftDocument,
    recordIn: ({ passerelleCallDraft }) => passerelleCallDraft,
    fragment: CallDraftFieldsDocument,
    mutate: async (body, options) => send(mutateCall, { ...body, action: 'save' }, options),
  });
  const toAddress = useOwnAddress(callAddress);
  const onCreated = useCallback(
    (id: number) => {
      created(id);
      toAddress(id);
    },
    [created, toAddress],
  );
  const checks = useDeclaredChecks(definition, reference);
  const form = useRecordForm({
    definition,
    record,
    reference,
    calls,
    checks,
    onCreated,
    isDirect: true,
    isOnRequest: isPublic,
  });
  const layouts = useMemo(() => layoutsOf(definition), [definition]);
  const { record: saved } = form.state.save;
  const title = useFieldsSelector(form.fields, titleOf);
  return (
    <Screen title={title || t('new')}>
      {saved.id === undefined && <ModelsList />}
      <RecordForm
        form={form}
        lead={t(isPublic ? 'leadPublic' : 'lead')}
        components={components}
        layouts={layouts}
        end={<CallEnd isPublic={isPublic} onStep={onStep} />}
      />
    </Screen>
  );
}

const titleOf = ({ title }: FieldValues): string => (typeof title === 'string' ? title : '');

/** Each step begins with what it is about; those with fields that depend on others are chunks of their own. */
function layoutsOf({ steps }: FormDefinition) {
  const loaders = { conditions: loadConditions, applications: loadApplications };
  return Object.fromEntries(
    steps.map((step) => {
      const load = Object.entries(loaders).find(([key]) => key === step.key)?.[1];
      const content = load ? <Imported load={load} props={{ step }} /> : <CallStep step={step} />;
      return [step.key, content] as const;
    }),
  );
}
