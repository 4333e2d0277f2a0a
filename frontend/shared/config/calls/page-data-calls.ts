import { LayoutOperation, PageOperation } from '../../graphql/generated/operations.ts';
import type { CallRow } from './call.ts';

const page = 'StaffText|null';
const countries = [{ isoCode: 'string', name: 'string' }] as const;
const password = {
  min: 'integer',
  max: 'integer',
  commonWords: 'integer',
  commonExtras: 'integer',
} as const;

const screen = {
  method: 'GET',
  summary: 'Texts of staff (null: the site’s own) and what the form of this screen needs',
  own: true,
  who: 'everybody',
  operation: PageOperation,
  body: {},
} as const;

export const layoutData = {
  path: '/api/page-data/layout',
  method: 'GET',
  summary: 'Texts and links of the frame of every page',
  who: 'everybody',
  operation: LayoutOperation,
  fills: ['language'],
} as const satisfies CallRow;

export const loginData = {
  ...screen,
  path: '/api/page-data/login',
  answer: { page },
} as const satisfies CallRow;

export const registerSignInData = {
  ...screen,
  path: '/api/page-data/register-sign-in',
  answer: { page, countries, password },
} as const satisfies CallRow;

export const registerActivateData = {
  ...screen,
  path: '/api/page-data/register-activate',
  answer: { page, countries, password },
} as const satisfies CallRow;

export const passwordRecoveryData = {
  ...screen,
  path: '/api/page-data/password-recovery',
  answer: { page },
} as const satisfies CallRow;

export const newPasswordData = {
  ...screen,
  path: '/api/page-data/new-password',
  answer: { page, password },
} as const satisfies CallRow;

export const settingsData = {
  ...screen,
  path: '/api/page-data/settings',
  answer: { page, countries, password },
} as const satisfies CallRow;
