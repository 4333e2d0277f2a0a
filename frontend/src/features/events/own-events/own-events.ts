import { mutateEvent } from '../../../../shared/config/calls/event-calls.ts';
import { listedType } from '../../../content/own-records/own-type.ts';
import { send } from '../../../lib/api/send.ts';

export const ownEvents = listedType({
  listed: 'event',
  take: async (action, record) => send(mutateEvent, { action, ...record }),
});
