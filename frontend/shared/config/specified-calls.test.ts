import { expect, it } from 'vitest';
import { calls } from './calls/table.ts';

/** The calls that section 7 of the specification names, by hand, so that one that is missing here or there fails. */
const specified: Readonly<Record<string, readonly string[]>> = {
  '/api/auth': [
    'logout',
    'login',
    'forgot-password',
    'user-details',
    'register-user',
    'verify-user-hash',
    'get-auth',
    'create-user',
    'reset-password',
    'user-auth-token',
    'switch',
  ],
  '/api/onboarding': ['update-interests-and-centers', 'sectors-and-countries', 'onboarding-datas'],
  '/api/page-data': [
    'login',
    'register-sign-in',
    'register-activate',
    'password-recovery',
    'new-password',
    'layout',
    'settings',
    'newsletter-datas',
  ],
  '/api': [
    'isr/invalidate',
    'verify-recaptcha',
    'file/download-file',
    'dropdown/getSelectCommunities',
    'polylang/duplicatePostToLanguage',
    'newsletter',
    'newsletter/validation',
  ],
  '/api/dashboard/initiatives': [
    'list',
    'get-initiative',
    'mutate-initiative',
    'initiative-reference-data',
    'moderate-initiative',
  ],
  '/api/dashboard/call-for-applications': [
    'list',
    'get-call-for-application',
    'mutate-call-for-application',
    'call-for-application-reference-data',
  ],
  '/api/moderations': [
    'members/list',
    'members/getMemberDetail',
    'members/updateRoles',
    'initiatives/list',
    'initiatives/get-initiative',
    'events/list',
    'resources/list',
    'update-status',
    'filters/validators',
    'filters/members',
    'filters/sectors-and-countries',
  ],
  '/api/settings': ['update'],
  '/api/directory': [
    'download/attestationOfficielle',
    'download/cv',
    'structures/userListToStructure',
    'structures/getDetailCommunity',
    'structures/updateStatutRoleUserStructure',
    'structures/inviteUserExternal',
    'structures/deleteStructure',
    'structures/postStructure',
    'structures/putStructure',
    'structures/getMyStructure',
    'person/putManyStatutCommunities',
    'person/putStatutCommunity',
    'member/postMember',
    'member/putMember',
    'member/getMember',
    'member/getDetailCommunity',
  ],
};

it('serves every call that the specification names', () => {
  const served = new Set(calls.map(({ path }) => path as string));
  const named = Object.entries(specified).flatMap(([root, names]) => names.map((name) => `${root}/${name}`));
  expect(named.filter((path) => !served.has(path))).toEqual([]);
});
