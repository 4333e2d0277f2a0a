import { EventDraftDocument } from '../../../../shared/graphql/generated/documents/event-draft.ts';
import { EventDraftFieldsDocument } from '../../../../shared/graphql/generated/documents/event-draft-fields.ts';
import { ownFormScreen } from '../../../content/own-records/form/own-form-screen.tsx';
import { DatesStep } from './dates-step.tsx';
import { eventDefinition } from './event-definition.ts';
import { ownEvents } from './own-events.ts';
import { PlaceStep } from './place-step.tsx';

export const { loader, Component } = ownFormScreen(ownEvents, {
  definition: eventDefinition,
  query: EventDraftDocument,
  recordIn: ({ passerelleEventDraft }) => passerelleEventDraft,
  fragment: EventDraftFieldsDocument,
  layouts: { dates: <DatesStep />, place: <PlaceStep /> },
});
