import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useReread } from '../../../graphql/client/reread.ts';
import { graphqlLanguage } from '../../../../shared/config/locales.ts';
import { CallDraftDocument } from '../../../../shared/graphql/generated/documents/call-draft.ts';
import { FormReferenceDocument } from '../../../../shared/graphql/generated/documents/form-reference.ts';
import { OwnCallsDocument } from '../../../../shared/graphql/generated/documents/own-calls.ts';
import type { CallDraftQuery } from '../../../../shared/graphql/generated/operations.ts';
import { load } from '../../../graphql/client/load.ts';
import { useRead } from '../../../graphql/client/use-read.ts';
import { loadRecord } from '../../../lib/record-form/load-record.ts';
import { useFormKey } from '../../../lib/record-form/use-form-key.ts';
import { languageContext, useSite } from '../../../lib/site.ts';
import { CallForm } from './call-form.tsx';
import { type CallMode, callModeOf } from './call-mode.ts';
import { modelsVariables } from './models.ts';

/**
 * The call of the address, or a new one with one’s earlier calls as models. The declaration of the form is a chunk of its own.
 * @throws Response 404
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { callDefinition: definition } = await import('./call-definition.ts');
  const language = graphqlLanguage(context.get(languageContext));
  // One that has just been created is known without a query.
  let mode = 'hidden' as CallMode;
  const source = {
    definition,
    query: CallDraftDocument,
    recordIn({ passerelleCallDraft: draft }: CallDraftQuery) {
      mode = draft ? callModeOf(draft) : mode;
      return draft;
    },
  };
  const [record] = await Promise.all([
    loadRecord({ context, params }, source),
    load(context, FormReferenceDocument, { language }, true),
    params['id'] === undefined && load(context, OwnCallsDocument, modelsVariables),
  ]);
  // A chunk of its own: those who write need it not.
  const closed = mode === 'closed' ? (await import('./closed-call.tsx')).ClosedCall : undefined;
  return { definition, record, mode, closed };
}

/** The form of a call, for those who run it; what it contains, for those who only read it. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { definition, record, mode, closed: ClosedCall } = data;
  const { language } = useSite();
  const { passerelleReference: reference } = useRead(FormReferenceDocument, {
    language: graphqlLanguage(language),
  });
  const reread = useReread();
  const { formKey, onCreated } = useFormKey(record);
  // A step changes more than the form sends: it begins again with the call as it now is, once that is rendered.
  const [step, setStep] = useState<{ count: number; before: typeof data }>();
  const steps = step ? step.count - (step.before === data ? 1 : 0) : 0;
  if (ClosedCall) return <ClosedCall {...{ definition, record, reference }} />;
  return (
    <CallForm
      key={`${formKey} ${mode} ${steps}`}
      {...{ definition, record, reference, onCreated }}
      isPublic={mode === 'public'}
      onStep={async () => {
        setStep({ count: steps + 1, before: data });
        await reread();
      }}
    />
  );
}
