import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { graphqlLanguage } from '../../../../shared/config/locales.ts';
import { CallDraftDocument } from '../../../../shared/graphql/generated/documents/call-draft.ts';
import { ComposedFormDocument } from '../../../../shared/graphql/generated/documents/composed-form.ts';
import { FormReferenceDocument } from '../../../../shared/graphql/generated/documents/form-reference.ts';
import { load } from '../../../graphql/client/load.ts';
import { languageContext } from '../../../lib/site.ts';
import { stageVariables } from '../../../components/stages/stage-address.ts';
import { loadStages } from '../../../components/stages/load-stages.ts';
import { FormComposing } from './form-composing.tsx';

/** The form of the call of the address; `?stage=`: of a later stage. @throws Response 404, also for calls of others */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { id = '' } = params;
  if (!/^[1-9]\d{0,9}$/.test(id)) throw data(null, { status: 404 });
  const callId = Number(id);
  const language = graphqlLanguage(context.get(languageContext));
  const [{ passerelleComposedForm: form }, { passerelleCallDraft: call }, reference] = await Promise.all([
    load(context, ComposedFormDocument, stageVariables(callId, new URL(request.url).searchParams)),
    load(context, CallDraftDocument, { id: callId }),
    load(context, FormReferenceDocument, { language }, true),
    loadStages(context, callId),
  ]);
  if (!form || !call) throw data(null, { status: 404 });
  const { countries } = reference.passerelleReference;
  return {
    form,
    title: call.title ?? '',
    isInternal: call.managementMode === 'internal',
    countries: countries.flatMap(({ isoCode, name }) => (isoCode ? [{ code: isoCode, name }] : [])),
  };
}

export function Component() {
  const props = useLoaderData<typeof loader>();
  return <FormComposing key={`${props.form.callId} ${props.form.stage}`} {...props} />;
}
