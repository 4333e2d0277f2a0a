import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { mutateInitiative } from '../../../../shared/config/calls/dashboard-calls.ts';
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
import type { Values } from '../../../lib/record-form/values.ts';
import { samePlace } from '../../../lib/same-place.ts';
import { useSite } from '../../../lib/site.ts';
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

export const loader = async (args: LoaderFunctionArgs) => loadModerated(args, type);

/** The address of a new one changes when it is saved for the first time; the screen stays. */
export function Component() {
  const { t } = useTranslation('initiatives');
  const { language } = useSite();
  const navigate = useNavigate();
  const loaded = useLoaderData<typeof loader>();
  const onCreated = useCallback(
    (id: number) => {
      const address = pathTo('editInitiative', language, { id: String(id) });
      void navigate(address, { replace: true, preventScrollReset: true, state: samePlace });
    },
    [navigate, language],
  );
  const texts = {
    new: t('form.new'),
    lead: t('form.lead'),
    proposal: t('form.proposal'),
    closed: t('form.closed'),
    back: t('form.toList'),
  };
  return <ModeratedForm {...{ type, texts, loaded, titleOf, onCreated }} />;
}
