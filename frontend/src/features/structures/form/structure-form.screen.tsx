import { data, type LoaderFunctionArgs, redirectDocument, useLoaderData } from 'react-router';
import { graphqlLanguage } from '../../../../shared/config/locales.ts';
import { pathTo } from '../../../../shared/config/routes.ts';
import { CreatorDocument } from '../../../../shared/graphql/generated/documents/creator.ts';
import { FormReferenceDocument } from '../../../../shared/graphql/generated/documents/form-reference.ts';
import { StructureDraftDocument } from '../../../../shared/graphql/generated/documents/structure-draft.ts';
import type { StructureDraftQuery } from '../../../../shared/graphql/generated/operations.ts';
import { load } from '../../../graphql/client/load.ts';
import { useRead } from '../../../graphql/client/use-read.ts';
import { loadRecord } from '../../../lib/record-form/load-record.ts';
import { useFormKey } from '../../../lib/record-form/use-form-key.ts';
import { languageContext, useSite } from '../../../lib/site.ts';
import { structureDefinition } from './structure-definition.ts';
import { StructureForm } from './structure-form.tsx';
import { type StructureMode, structureModeOf } from './structure-mode.ts';

const source = {
  definition: structureDefinition,
  query: StructureDraftDocument,
  recordIn: ({ passerelleStructureDraft }: StructureDraftQuery) => passerelleStructureDraft,
};

/**
 * The structure of the address (`?id=`), or a new one; `?inProfile=true`: within one’s own profile, which is not public yet.
 * @throws Response 404 · a redirect to the page for people without a public profile
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('id') ?? undefined;
  const language = context.get(languageContext);
  const { passerelleUser } = await load(context, CreatorDocument, {}, true);
  const hasProfile = passerelleUser?.hasPublishedProfile === true;
  const isInProfile = !hasProfile && searchParams.get('inProfile') === 'true';
  if (id === undefined && !hasProfile && !isInProfile) {
    throw redirectDocument(pathTo('noProfile', language));
  }
  // One that has just been created is known without a query.
  let mode = 'draft' as StructureMode | undefined;
  const [record] = await Promise.all([
    loadRecord(
      { context, params: { id } },
      {
        ...source,
        recordIn(answer) {
          const draft = source.recordIn(answer);
          mode = draft ? structureModeOf(draft) : undefined;
          return draft;
        },
      },
    ),
    load(context, FormReferenceDocument, { language: graphqlLanguage(language) }, true),
  ]);
  if (!mode) throw data(null, { status: 404 });
  return { record, mode, hasProfile, isInProfile };
}

/** The form of a structure, for its owners. */
export function Component() {
  const { record, mode, ...profile } = useLoaderData<typeof loader>();
  const { language } = useSite();
  const { passerelleReference: reference } = useRead(FormReferenceDocument, {
    language: graphqlLanguage(language),
  });
  const { formKey, onCreated } = useFormKey(record);
  return (
    <StructureForm
      key={`${formKey} ${mode}`}
      {...profile}
      source={source}
      record={record}
      mode={mode}
      reference={reference}
      onCreated={onCreated}
    />
  );
}
