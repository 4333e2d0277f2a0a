import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { mutateInitiative } from '../../../../shared/config/calls/dashboard-calls.ts';
import { graphqlLanguage } from '../../../../shared/config/locales.ts';
import { pathTo } from '../../../../shared/config/routes.ts';
import { FormReferenceDocument } from '../../../../shared/graphql/generated/documents/form-reference.ts';
import { InitiativeDraftDocument } from '../../../../shared/graphql/generated/documents/initiative-draft.ts';
import { InitiativeDraftFieldsDocument } from '../../../../shared/graphql/generated/documents/initiative-draft-fields.ts';
import type { InitiativeDraftQuery } from '../../../../shared/graphql/generated/operations.ts';
import { RecordForm } from '../../../components/record-form/record-form.tsx';
import { Screen } from '../../../components/screen/screen.tsx';
import { ClosedInitiative } from './closed-initiative.tsx';
import { FormPanel } from './form-panel.tsx';
import { initiativeDefinition } from './initiative-definition.ts';
import { useFormKey } from '../../../lib/record-form/use-form-key.ts';
import { useMinorChange } from '../../../lib/record-form/use-minor-change.ts';
import { withProposal } from './with-proposal.ts';
import { load } from '../../../graphql/client/load.ts';
import { useRead } from '../../../graphql/client/use-read.ts';
import { send } from '../../../lib/api/send.ts';
import type { Outcome } from '../../../lib/api/sender.ts';
import { loadRecord } from '../../../lib/record-form/load-record.ts';
import { useRecordCalls } from '../../../lib/record-form/use-record-calls.ts';
import { useRecordForm } from '../../../lib/record-form/use-record-form.ts';
import type { FormReference } from '../../../lib/record-form/form-checks.ts';
import type { Submit } from '../../../components/record-form/use-submission.ts';
import { samePlace } from '../../../lib/same-place.ts';
import { languageContext, useSite } from '../../../lib/site.ts';

const source = {
  definition: initiativeDefinition,
  query: InitiativeDraftDocument,
  recordIn: ({ passerelleInitiativeDraft }: InitiativeDraftQuery) => passerelleInitiativeDraft,
};
/** What the form does with what is typed: the first one that the content system allows. */
const modes = ['save', 'propose'] as const;
type Mode = (typeof modes)[number];

export async function loader(args: LoaderFunctionArgs) {
  const language = graphqlLanguage(args.context.get(languageContext));
  // One that has just been created is known without a query.
  let mode = 'save' as Mode | undefined;
  const [record] = await Promise.all([
    loadRecord(args, {
      ...source,
      recordIn(answer) {
        const draft = source.recordIn(answer);
        mode = modes.find((action) => draft?.allowedActions.includes(action));
        return draft && (mode === 'propose' ? withProposal(draft) : draft);
      },
    }),
    load(args.context, FormReferenceDocument, { language }, true),
  ]);
  return { record, mode };
}

/** The form of an initiative while it can be saved, or changes of it proposed. */
export function Component() {
  const { record, mode } = useLoaderData<typeof loader>();
  const { language } = useSite();
  const { passerelleReference: reference } = useRead(FormReferenceDocument, {
    language: graphqlLanguage(language),
  });
  const { formKey, onCreated } = useFormKey(record.id);
  if (!mode) return <ClosedInitiative record={record} reference={reference} />;
  // A proposal that is withdrawn ends the form, too.
  const key = mode === 'propose' ? `${formKey} ${record.version}` : formKey;
  return <InitiativeForm key={key} mode={mode} reference={reference} onCreated={onCreated} />;
}

interface InitiativeFormProps {
  mode: Mode;
  reference: FormReference;
  onCreated: (id: number) => void;
}

/** The address of a new one changes when it is saved for the first time; the screen stays. */
function InitiativeForm({ mode, reference, onCreated: created }: InitiativeFormProps) {
  const { t } = useTranslation('initiatives');
  const { language } = useSite();
  const navigate = useNavigate();
  const { record } = useLoaderData<typeof loader>();
  const { minorChange, isMinor } = useMinorChange();
  const calls = useRecordCalls({
    ...source,
    fragment: InitiativeDraftFieldsDocument,
    mutate: (body, options) => send(mutateInitiative, { action: mode, ...body }, options),
    ...(mode === 'propose' && { shown: withProposal, locks: false }),
  });
  const onCreated = useCallback(
    (id: number) => {
      created(id);
      const address = pathTo('editInitiative', language, { id: String(id) });
      void navigate(address, { replace: true, preventScrollReset: true, state: samePlace });
    },
    [navigate, language, created],
  );
  const submit = useCallback<Submit>(
    async ({ id, version }) => {
      const outcome: Outcome =
        mode === 'propose'
          ? { kind: 'done', data: undefined }
          : await send(mutateInitiative, { action: 'submit', id, version });
      if (outcome.kind === 'done') await navigate(pathTo('ownInitiatives', language));
      return outcome;
    },
    [navigate, language, mode],
  );
  const form = useRecordForm({
    definition: initiativeDefinition,
    record,
    reference,
    calls,
    onCreated,
    isMinor,
    isOnRequest: mode === 'propose',
  });
  const { title } = form.state.save.values;
  return (
    <Screen
      title={typeof title === 'string' ? title : t('form.new')}
      lead={mode === 'propose' ? t('form.proposal') : t('form.lead')}
    >
      <RecordForm form={form} submit={submit} />
      <FormPanel form={form} {...(mode === 'save' && { minorChange })} />
    </Screen>
  );
}
