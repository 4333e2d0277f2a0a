import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { EventDraftDocument } from '../../../../shared/graphql/generated/documents/event-draft.ts';
import { EventDraftFieldsDocument } from '../../../../shared/graphql/generated/documents/event-draft-fields.ts';
import { loadModerated } from '../../../content/own-records/form/load-moderated.ts';
import { ownForm } from '../../../content/own-records/form/own-form.ts';
import { OwnRecordForm } from '../../../content/own-records/form/own-record-form.tsx';
import { DatesStep } from './dates-step.tsx';
import { ownEvents } from './own-events.ts';
import { eventDefinition } from './event-definition.ts';
import { PlaceStep } from './place-step.tsx';

const type = ownForm(ownEvents, {
  definition: eventDefinition,
  query: EventDraftDocument,
  recordIn: ({ passerelleEventDraft }) => passerelleEventDraft,
  fragment: EventDraftFieldsDocument,
});

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
