import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { mutateInitiative } from '../../../../shared/config/calls/initiative-calls.ts';
import { InitiativeDraftDocument } from '../../../../shared/graphql/generated/documents/initiative-draft.ts';
import { InitiativeDraftFieldsDocument } from '../../../../shared/graphql/generated/documents/initiative-draft-fields.ts';
import type {
  InitiativeDraftFieldsFragment,
  InitiativeDraftQuery,
} from '../../../../shared/graphql/generated/operations.ts';
import { loadModerated } from '../../../content/own-records/form/load-moderated.ts';
import type { ModeratedType } from '../../../content/own-records/form/moderated-type.ts';
import { OwnRecordForm } from '../../../content/own-records/form/own-record-form.tsx';
import { ownInitiatives } from '../../../content/own-records/own-type.ts';
import { send } from '../../../lib/api/send.ts';
import { initiativeDefinition } from './initiative-definition.ts';

type Offered = NonNullable<InitiativeDraftQuery['passerelleInitiativeDraft']>;

const type: ModeratedType<InitiativeDraftQuery, Offered, InitiativeDraftFieldsFragment> = {
  definition: initiativeDefinition,
  query: InitiativeDraftDocument,
  recordIn: ({ passerelleInitiativeDraft }) => passerelleInitiativeDraft,
  fragment: InitiativeDraftFieldsDocument,
  mutate: async (action, body, options) => send(mutateInitiative, { action, ...body }, options),
  submit: async (saved) => send(mutateInitiative, { action: 'submit', ...saved }),
  after: 'ownInitiatives',
  back: 'ownInitiatives',
};

export const loader = async (args: LoaderFunctionArgs) => loadModerated(args, type);

export function Component() {
  const { t } = useTranslation('initiatives');
  const loaded = useLoaderData<typeof loader>();
  const texts = {
    new: t('form.new'),
    lead: t('form.lead'),
    proposal: t('form.proposal'),
    closed: t('form.closed'),
    back: t('form.toList'),
  };
  return <OwnRecordForm own={ownInitiatives} {...{ type, texts, loaded }} />;
}
