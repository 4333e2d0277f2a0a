import { useApolloClient } from '@apollo/client/react';
import { reread } from '../../../graphql/client/reread.ts';
import { writeRecord } from '../../../graphql/client/write-record.ts';
import { structureFormAddress } from './structure-form-address.ts';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { createStructure, updateStructure } from '../../../../shared/config/calls/structure-calls.ts';
import { pathTo } from '../../../../shared/config/routes.ts';
import type { OperationDocument } from '../../../../shared/graphql/operation-document.ts';
import { StructureDraftFieldsDocument } from '../../../../shared/graphql/generated/documents/structure-draft-fields.ts';
import type { StructureDraftQuery } from '../../../../shared/graphql/generated/operations.ts';
import { defaultComponents } from '../../../components/record-form/default-components.ts';
import { RecordForm } from '../../../components/record-form/record-form.tsx';
import type { Submit } from '../../../components/record-form/use-submission.ts';
import { Screen } from '../../../components/screen/screen.tsx';
import { RouteLink } from '../../../components/ui/route-link.tsx';
import { send } from '../../../lib/api/send.ts';
import type { Outcome } from '../../../lib/api/sender.ts';
import type { FormDefinition } from '../../../lib/forms/form-definition.ts';
import type { FormReference } from '../../../lib/record-form/form-checks.ts';
import type { SavedRecord } from '../../../lib/record-form/save-contract.ts';
import { useOwnAddress } from '../../../lib/record-form/use-own-address.ts';
import { useRecordCalls } from '../../../lib/record-form/use-record-calls.ts';
import { useDeclaredChecks } from '../../../lib/record-form/use-declared-checks.ts';
import { useFieldsSelector } from '../../../lib/record-form/use-fields-selector.ts';
import { type FieldValues, useRecordForm } from '../../../lib/record-form/use-record-form.ts';
import { useSite } from '../../../lib/site.ts';
import { PresentationStep } from './presentation-step.tsx';
import type { StructureMode } from './structure-mode.ts';
import { StructurePanelLater } from './structure-panel-later.tsx';

type Draft = StructureDraftQuery['passerelleStructureDraft'];

interface StructureFormProps {
  source: {
    definition: FormDefinition;
    query: OperationDocument<StructureDraftQuery, { id: number }>;
    recordIn: (answer: StructureDraftQuery) => Draft;
  };
  record: SavedRecord;
  mode: StructureMode;
  reference: FormReference;
  /** Whether the person has a public profile, without which nothing is published. */
  hasProfile: boolean;
  isInProfile: boolean;
  onCreated: (id: number) => void;
}

const nameOf = ({ name }: FieldValues): string => (typeof name === 'string' ? name : '');

const leads = {
  draft: 'form.lead',
  public: 'form.public',
  offline: 'form.offline',
} as const satisfies Record<StructureMode, string>;

/** The address of a new one changes when it is saved for the first time; the screen stays. */
export function StructureForm(props: StructureFormProps) {
  const { source, record, mode, reference, hasProfile, isInProfile, onCreated: created } = props;
  const { t } = useTranslation('structures');
  const { language } = useSite();
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const isPublic = mode === 'public';
  const calls = useRecordCalls({
    ...source,
    fragment: StructureDraftFieldsDocument,
    mutate: ({ id, version, input }, options) =>
      id === undefined
        ? send(createStructure, { action: 'save', inProfile: isInProfile, input }, options)
        : send(updateStructure, { action: 'save', id, version: version ?? 0, input }, options),
  });
  const toAddress = useOwnAddress(structureFormAddress);
  const onCreated = useCallback(
    (id: number) => {
      created(id);
      toAddress(id);
    },
    [created, toAddress],
  );
  const submit = useCallback<Submit>(
    async ({ id, version }) => {
      const published = isPublic
        ? undefined
        : await send(updateStructure, { action: 'publish', id, version });
      if (published?.kind === 'done') writeRecord(cache, StructureDraftFieldsDocument, published.data);
      const outcome: Outcome = published ?? { kind: 'done', data: undefined };
      if (outcome.kind === 'done') {
        await reread(async () => navigate(pathTo('structures', language)));
      }
      return outcome;
    },
    [navigate, language, isPublic, cache],
  );
  const checks = useDeclaredChecks(source.definition, reference);
  const form = useRecordForm({
    definition: source.definition,
    record,
    reference,
    calls,
    checks,
    onCreated,
    isDirect: true,
    isOnRequest: isPublic,
  });
  const { record: saved } = form.state.save;
  const name = useFieldsSelector(form.fields, nameOf);
  const layouts = useMemo(
    () => ({ presentation: <PresentationStep definition={source.definition} /> }),
    [source.definition],
  );
  const save = async (): Promise<number> => {
    if (!isPublic) await form.editor.flush();
    return form.editor.state().save.record.version ?? saved.version ?? 0;
  };
  return (
    <Screen
      title={name || t('form.new')}
      action={
        !hasProfile && (
          <RouteLink to="profileForm" suffix="#path">
            {t('form.toProfile')}
          </RouteLink>
        )
      }
    >
      <RecordForm
        form={form}
        components={defaultComponents}
        lead={t(hasProfile || mode !== 'draft' ? leads[mode] : 'form.withProfile')}
        layouts={layouts}
        {...(mode !== 'offline' && hasProfile && { submit })}
      />
      {saved.id !== undefined && saved.version !== undefined && (
        <StructurePanelLater id={saved.id} version={saved.version} save={save} />
      )}
    </Screen>
  );
}
