import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { mutateEvent } from '../../../../shared/config/calls/event-calls.ts';
import { EventDraftDocument } from '../../../../shared/graphql/generated/documents/event-draft.ts';
import { EventDraftFieldsDocument } from '../../../../shared/graphql/generated/documents/event-draft-fields.ts';
import type {
  EventDraftFieldsFragment,
  EventDraftQuery,
} from '../../../../shared/graphql/generated/operations.ts';
import { loadModerated } from '../../../content/own-records/form/load-moderated.ts';
import type { ModeratedType } from '../../../content/own-records/form/moderated-type.ts';
import { OwnRecordForm } from '../../../content/own-records/form/own-record-form.tsx';
import { send } from '../../../lib/api/send.ts';
import { DatesStep } from './dates-step.tsx';
import { ownEvents } from './own-events.ts';
import { eventDefinition } from './event-definition.ts';
import { PlaceStep } from './place-step.tsx';

type Offered = NonNullable<EventDraftQuery['passerelleEventDraft']>;

const type: ModeratedType<EventDraftQuery, Offered, EventDraftFieldsFragment> = {
  definition: eventDefinition,
  query: EventDraftDocument,
  recordIn: ({ passerelleEventDraft }) => passerelleEventDraft,
  fragment: EventDraftFieldsDocument,
  mutate: async (action, body, options) => send(mutateEvent, { action, ...body }, options),
  submit: async (saved) => send(mutateEvent, { action: 'submit', ...saved }),
  after: 'ownEvents',
  back: 'ownEvents',
};

const layouts = { dates: <DatesStep />, place: <PlaceStep /> };

export const loader = async (args: LoaderFunctionArgs) => loadModerated(args, type);

export function Component() {
  const { t } = useTranslation('ownEvents');
  const loaded = useLoaderData<typeof loader>();
  const texts = {
    new: t('form.new'),
    lead: t('form.lead'),
    proposal: t('form.proposal'),
    closed: t('form.closed'),
    back: t('form.toList'),
  };
  return <OwnRecordForm own={ownEvents} {...{ type, texts, loaded, layouts }} />;
}
