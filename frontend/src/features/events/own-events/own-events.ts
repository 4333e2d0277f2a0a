import { mutateEvent } from '../../../../shared/config/calls/event-calls.ts';
import { listedType } from '../../../content/own-records/own-type.ts';

export const ownEvents = listedType({ listed: 'event', call: mutateEvent, texts: 'ownEvents' });
