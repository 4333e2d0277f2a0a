import { mutateResource } from '../../../../shared/config/calls/resource-calls.ts';
import { listedType } from '../../../content/own-records/own-type.ts';

export const ownResources = listedType({ listed: 'resource', call: mutateResource, texts: 'ownResources' });
