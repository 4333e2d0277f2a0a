import { mutateInitiative } from '../../../../shared/config/calls/initiative-calls.ts';
import { listedType } from '../../../content/own-records/own-type.ts';

export const ownInitiatives = listedType({
  listed: 'initiative',
  call: mutateInitiative,
  texts: 'ownInitiatives',
});
