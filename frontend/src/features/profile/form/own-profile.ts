import { mutateProfile } from '../../../../shared/config/calls/profile-calls.ts';
import { pathTo } from '../../../../shared/config/routes.ts';
import { asReader } from '../../../../shared/links/profile-reader.ts';
import type { OwnType } from '../../../content/own-records/own-type.ts';
import { send } from '../../../lib/api/send.ts';

/** Both languages of the profile have one address; `id` chooses another one than that of the page. */
export const ownProfile: OwnType = {
  steps: ['withdraw', 'withdrawProposal', 'offline', 'online', 'delete'],
  take: async (action, { id, version }) => send(mutateProfile, { action, id, version }),
  formAddress: (language, id) => `${pathTo('profileForm', language)}?id=${id}`,
  after: 'profileForm',
  hasPreview: true,
  isTranslatable: true,
  readersAddress: (language, id) => pathTo('member', language, { id: String(id) }) + asReader('visitor'),
};
