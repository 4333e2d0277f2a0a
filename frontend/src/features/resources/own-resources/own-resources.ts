import { mutateResource } from '../../../../shared/config/calls/resource-calls.ts';
import { listedType } from '../../../content/own-records/own-type.ts';
import { send } from '../../../lib/api/send.ts';

export const ownResources = listedType({
  listed: 'resource',
  take: async (action, record) => send(mutateResource, { action, ...record }),
});
