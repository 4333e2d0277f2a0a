import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { mutateResource } from '../../../../shared/config/calls/resource-calls.ts';
import { ResourceDraftDocument } from '../../../../shared/graphql/generated/documents/resource-draft.ts';
import { ResourceDraftFieldsDocument } from '../../../../shared/graphql/generated/documents/resource-draft-fields.ts';
import type {
  ResourceDraftFieldsFragment,
  ResourceDraftQuery,
} from '../../../../shared/graphql/generated/operations.ts';
import { loadModerated } from '../../../content/own-records/form/load-moderated.ts';
import type { ModeratedType } from '../../../content/own-records/form/moderated-type.ts';
import { OwnRecordForm } from '../../../content/own-records/form/own-record-form.tsx';
import { send } from '../../../lib/api/send.ts';
import { ownResources } from './own-resources.ts';
import { resourceDefinition } from './resource-definition.ts';

type Offered = NonNullable<ResourceDraftQuery['passerelleResourceDraft']>;

const type: ModeratedType<ResourceDraftQuery, Offered, ResourceDraftFieldsFragment> = {
  definition: resourceDefinition,
  query: ResourceDraftDocument,
  recordIn: ({ passerelleResourceDraft }) => passerelleResourceDraft,
  fragment: ResourceDraftFieldsDocument,
  mutate: async (action, body, options) => send(mutateResource, { action, ...body }, options),
  submit: async (saved) => send(mutateResource, { action: 'submit', ...saved }),
  after: 'ownResources',
  back: 'ownResources',
};

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
