import {
  AnswerOnboardingOperation,
  SectorsAndCountriesOperation,
  SignedInUserOperation,
} from '../../graphql/generated/operations.ts';
import { anyMember } from '../rights.ts';
import type { CallRow } from './call.ts';

const interests = {
  isOnboarded: 'boolean',
  sectorIds: ['integer'],
  countryIds: ['integer'],
  allSectors: 'boolean',
  allCountries: 'boolean',
} as const;

export const sectorsAndCountries = {
  path: '/api/onboarding/sectors-and-countries',
  method: 'GET',
  summary: 'Sectors and countries, named in the language of x-locale',
  who: 'everybody',
  operation: SectorsAndCountriesOperation,
  fills: ['language'],
} as const satisfies CallRow;

export const onboardingDatas = {
  path: '/api/onboarding/onboarding-datas',
  method: 'GET',
  summary: 'Interests of the signed-in user, and whether onboarding is done',
  own: true,
  who: anyMember,
  operation: SignedInUserOperation,
  answer: interests,
} as const satisfies CallRow;

export const updateInterests = {
  path: '/api/onboarding/update-interests-and-centers',
  silent: 'dialog',
  method: 'POST',
  summary: 'Save the interests; skipped: later',
  own: true,
  who: anyMember,
  operation: AnswerOnboardingOperation,
  defaults: { sectorIds: [], countryIds: [], allSectors: false, allCountries: false, skipped: false },
  answer: interests,
} as const satisfies CallRow;
