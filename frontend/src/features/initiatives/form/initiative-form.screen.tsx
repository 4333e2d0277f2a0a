import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { mutateInitiative } from '../../../../shared/config/calls/dashboard-calls.ts';
import type { Language } from '../../../../shared/config/locales.ts';
import { pathTo } from '../../../../shared/config/routes.ts';
import { InitiativeDraftDocument } from '../../../../shared/graphql/generated/documents/initiative-draft.ts';
import { InitiativeDraftFieldsDocument } from '../../../../shared/graphql/generated/documents/initiative-draft-fields.ts';
import type {
  InitiativeDraftFieldsFragment,
  InitiativeDraftQuery,
} from '../../../../shared/graphql/generated/operations.ts';
import { loadModerated } from '../../../content/own-records/form/load-moderated.ts';
import { ModeratedForm } from '../../../content/own-records/form/moderated-form.tsx';
import type { ModeratedType } from '../../../content/own-records/form/moderated-type.ts';
import { send } from '../../../lib/api/send.ts';
import { useOwnAddress } from '../../../lib/record-form/use-own-address.ts';
import type { Values } from '../../../lib/record-form/values.ts';
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

const titleOf = ({ title }: Values): string => (typeof title === 'string' ? title : '');

const addressOf = (language: Language, id: number): string =>
  pathTo('editInitiative', language, { id: String(id) });

export const loader = async (args: LoaderFunctionArgs) => loadModerated(args, type);

/** The address of a new one changes when it is saved for the first time; the screen stays. */
export function Component() {
  const { t } = useTranslation('initiatives');
  const loaded = useLoaderData<typeof loader>();
  const onCreated = useOwnAddress(addressOf);
  const texts = {
    new: t('form.new'),
    lead: t('form.lead'),
    proposal: t('form.proposal'),
    closed: t('form.closed'),
    back: t('form.toList'),
  };
  return <ModeratedForm {...{ type, texts, loaded, titleOf, onCreated }} />;
}
