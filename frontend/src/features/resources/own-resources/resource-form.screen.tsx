import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import definition from '../../../../forms/resource.json' with { type: 'json' };
import { ResourceDraftDocument } from '../../../../shared/graphql/generated/documents/resource-draft.ts';
import { ResourceDraftFieldsDocument } from '../../../../shared/graphql/generated/documents/resource-draft-fields.ts';
import { loadModerated } from '../../../content/own-records/form/load-moderated.ts';
import { ownForm } from '../../../content/own-records/form/own-form.ts';
import { OwnRecordForm } from '../../../content/own-records/form/own-record-form.tsx';
import type { FormDefinition } from '../../../lib/forms/form-definition.ts';
import { ownResources } from './own-resources.ts';

const type = ownForm(ownResources, {
  definition: definition as FormDefinition,
  query: ResourceDraftDocument,
  recordIn: ({ passerelleResourceDraft }) => passerelleResourceDraft,
  fragment: ResourceDraftFieldsDocument,
});

export const loader = async (args: LoaderFunctionArgs) => loadModerated(args, type);

export function Component() {
  const { t } = useTranslation('ownResources');
  const loaded = useLoaderData<typeof loader>();
  const texts = {
    new: t('form.new'),
    lead: t('form.lead'),
    proposal: t('form.proposal'),
    closed: t('form.closed'),
    back: t('form.toList'),
  };
  return <OwnRecordForm own={ownResources} {...{ type, texts, loaded }} />;
}
