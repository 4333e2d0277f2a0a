// Written by frontend/scripts/codegen.ts: change the .graphql files instead.
import type { Operation } from '../operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PasserelleAidType =
  | 'COPRODUCTION'
  | 'EQUIPMENT'
  | 'GRANT'
  | 'MENTORING'
  | 'MOBILITY'
  | 'PRODUCTION_SUPPORT';

export type PasserelleAudience =
  | 'MEMBERS'
  | 'PUBLIC';

export type PasserelleCallType =
  | 'CALL_FOR_PROJECTS'
  | 'COMPETITION'
  | 'OPEN_CALL'
  | 'RESIDENCY'
  | 'SCHOLARSHIP'
  | 'TRAINING_PROGRAMME';

export type PasserelleCatalogueFilter = {
  countries?: Array<string> | null | undefined;
  kind?: PasserelleProfileKind | null | undefined;
  onlyUntranslated?: boolean | null | undefined;
  q?: string | null | undefined;
  sectors?: Array<string> | null | undefined;
  state?: PasserelleOpenFilter | null | undefined;
  type?: PasserelleContentType | null | undefined;
};

export type PasserelleConsentCategory =
  | 'ANALYTICS'
  | 'SOCIAL_LOGIN';

export type PasserelleContactInput = {
  consent: boolean;
  email: string;
  firstName: string;
  lastName: string;
  message: string;
  subject: string;
};

export type PasserelleContentType =
  | 'CALL_FOR_APPLICATION'
  | 'COMMUNITY_PROFILE'
  | 'EVENT'
  | 'FORMATION'
  | 'INITIATIVE'
  | 'RESOURCE'
  | 'STRUCTURE'
  | 'SUPPORTED_PROJECTS';

export type PasserelleDepositLanguage =
  | 'AR'
  | 'EN'
  | 'FR'
  | 'PT';

export type PasserelleHomeSection =
  | 'CALLS'
  | 'DIRECTORY'
  | 'EVENTS'
  | 'FEATURED'
  | 'INITIATIVES'
  | 'PARTNERS'
  | 'PROJECTS'
  | 'RESOURCES'
  | 'TRAININGS';

export type PasserelleLanguage =
  | 'EN'
  | 'FR';

export type PasserelleLevel =
  | 'ADVANCED'
  | 'ALL'
  | 'BEGINNER'
  | 'INTERMEDIATE';

export type PasserelleManagementMode =
  | 'EXTERNAL'
  | 'INTERNAL';

export type PasserelleMode =
  | 'HYBRID'
  | 'ONLINE'
  | 'ONSITE';

export type PasserelleMovedState =
  | 'GONE'
  | 'MOVED'
  | 'UNKNOWN';

export type PasserelleNetwork =
  | 'BEHANCE'
  | 'FACEBOOK'
  | 'INSTAGRAM'
  | 'LINKEDIN'
  | 'SOUNDCLOUD'
  | 'TIKTOK'
  | 'VIMEO'
  | 'WEBSITE'
  | 'X'
  | 'YOUTUBE';

export type PasserelleOnboardingInput = {
  allCountries: boolean;
  allSectors: boolean;
  countryIds: Array<number>;
  sectorIds: Array<number>;
  skipped: boolean;
};

export type PasserelleOpenFilter =
  | 'CLOSED'
  | 'OPEN';

export type PasserelleOpenState =
  | 'CLOSED'
  | 'OPEN'
  | 'UPCOMING';

export type PasserellePageKey =
  | 'PRIVACY';

export type PasserelleProfileKind =
  | 'PERSON'
  | 'STRUCTURE';

export type PasserelleReasonKind =
  | 'COUNTRY'
  | 'SECTOR'
  | 'STRUCTURE';

export type PasserelleRecordConsentInput = {
  clientMutationId?: string | null | undefined;
  consentId: string;
  granted: Array<PasserelleConsentCategory>;
  key: string;
  language: PasserelleLanguage;
  version: number;
};

export type PasserelleResourceKind =
  | 'ARTICLE'
  | 'DATASET'
  | 'GUIDE'
  | 'PODCAST'
  | 'REPORT'
  | 'TEMPLATE'
  | 'TOOLKIT'
  | 'VIDEO';

export type PasserelleSearchFilter =
  | 'COUNTRY'
  | 'KIND'
  | 'QUERY'
  | 'SECTOR'
  | 'STATUS'
  | 'TYPE';

export type PasserelleSort =
  | 'RECENT'
  | 'RELEVANCE'
  | 'TITLE_ASC'
  | 'TITLE_DESC';

export type PasserelleStructureType =
  | 'ASSOCIATION'
  | 'COLLECTIVE'
  | 'COMPANY'
  | 'FESTIVAL'
  | 'FOUNDATION'
  | 'NETWORK'
  | 'PUBLIC_INSTITUTION'
  | 'SCHOOL';

export type PasserelleSuggestionKind =
  | 'COUNTRY'
  | 'ITEM'
  | 'SECTOR';

export type LayoutQueryVariables = Exact<{
  language: PasserelleLanguage;
}>;


export type LayoutQuery = { passerelleLayout: { description: string, siteName: string } };

export type MovedQueryVariables = Exact<{
  language: PasserelleLanguage;
  slug: string;
  type: PasserelleContentType;
}>;


export type MovedQuery = { passerelleMoved: { slug: string | null, state: PasserelleMovedState } };

export type Card_CardFragment = { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> };

export type Files_FileFragment = { id: number, mime: string, name: string, size: number };

export type People_PersonFragment = { groupId: number | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, structureName: string | null, structureType: PasserelleStructureType | null };

export type Related_RelatedFragment = { card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> };

export type Picture_ImageFragment = { alt: string, height: number, id: number, width: number };

export type EndSessionMutationVariables = Exact<{
  id: number;
}>;


export type EndSessionMutation = { passerelleEndSession: boolean };

export type RenewSessionMutationVariables = Exact<{
  refreshToken: string;
}>;


export type RenewSessionMutation = { passerelleRenewSession: { accessToken: string, accessSeconds: number, refreshToken: string, refreshSeconds: number, user: { id: number, email: string, firstName: string, lastName: string, country: string | null, language: PasserelleLanguage, capabilities: Array<string>, roles: Array<{ name: string }> } } };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { passerelleSessions: Array<{ id: number, device: string, startedAt: string, usedAt: string, isCurrent: boolean }> };

export type SignInMutationVariables = Exact<{
  email: string;
  password: string;
  address: string;
  device: string;
}>;


export type SignInMutation = { passerelleSignIn: { accessToken: string, accessSeconds: number, refreshToken: string, refreshSeconds: number, user: { id: number, email: string, firstName: string, lastName: string, country: string | null, language: PasserelleLanguage, capabilities: Array<string>, roles: Array<{ name: string }> } } };

export type SignOutMutationVariables = Exact<{
  refreshToken: string;
}>;


export type SignOutMutation = { passerelleSignOut: boolean };

export type SignedInUserQueryVariables = Exact<{ [key: string]: never; }>;


export type SignedInUserQuery = { passerelleUser: { id: number, email: string, firstName: string, lastName: string, country: string | null, language: PasserelleLanguage, capabilities: Array<string>, roles: Array<{ name: string }> } | null };

export type SwitchMutationVariables = Exact<{
  token: string;
  device: string;
}>;


export type SwitchMutation = { passerelleSwitch: { accessToken: string, accessSeconds: number, refreshToken: string, refreshSeconds: number, user: { id: number, email: string, firstName: string, lastName: string, country: string | null, language: PasserelleLanguage, capabilities: Array<string>, roles: Array<{ name: string }> } } };

export type UserFieldsFragment = { id: number, email: string, firstName: string, lastName: string, country: string | null, language: PasserelleLanguage, capabilities: Array<string>, roles: Array<{ name: string }> };

export type CallQueryVariables = Exact<{
  language: PasserelleLanguage;
  slug: string;
}>;


export type CallQuery = { passerelleCall: { description: string | null, modifiedAt: string, closesAt: string | null, depositLanguages: Array<PasserelleDepositLanguage>, extendedFrom: string | null, externalUrl: string | null, managementMode: PasserelleManagementMode, opensAt: string | null, zone: string | null, author: { groupId: number | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, documents: Array<{ id: number, mime: string, name: string, size: number }>, related: Array<{ card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> }>, translations: Array<{ language: PasserelleLanguage, slug: string }>, eligibility: Array<{ subtitle: string | null, title: string }>, emitters: Array<{ description: string | null, name: string, logo: { alt: string, height: number, id: number, width: number } | null }>, faq: Array<{ answer: string, question: string }>, mentors: Array<{ groupId: number | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, structureName: string | null, structureType: PasserelleStructureType | null }>, partners: Array<{ groupId: number | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, structureName: string | null, structureType: PasserelleStructureType | null }>, steps: Array<{ date: string | null, description: string | null, title: string }> } | null };

export type CatalogueQueryVariables = Exact<{
  filter?: PasserelleCatalogueFilter | null | undefined;
  language: PasserelleLanguage;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  sort?: PasserelleSort | null | undefined;
}>;


export type CatalogueQuery = { passerelleCatalogue: { otherLanguageTotal: number, page: number, perPage: number, total: number, facets: { countries: Array<{ count: number, value: string }>, kinds: Array<{ count: number, value: string }>, sectors: Array<{ count: number, value: string }>, states: Array<{ count: number, value: string }>, types: Array<{ count: number, value: string }> }, items: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }>, otherLanguageItems: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }>, relaxations: Array<{ filter: PasserelleSearchFilter, total: number, values: Array<string> }> }, passerelleReference: { countries: Array<{ id: number, isoCode: string, name: string }>, sectors: Array<{ icon: string | null, id: number, key: string, name: string, parentId: number | null }> } };

export type ConsentProofsQueryVariables = Exact<{
  consentId: string;
}>;


export type ConsentProofsQuery = { passerelleConsentProofs: Array<{ consentId: string, granted: Array<PasserelleConsentCategory>, language: PasserelleLanguage, recordedAt: string, version: number }> };

export type RecordConsentMutationVariables = Exact<{
  input: PasserelleRecordConsentInput;
}>;


export type RecordConsentMutation = { passerelleRecordConsent: { consentId: string } | null };

export type ContactMutationVariables = Exact<{
  language: PasserelleLanguage;
  input: PasserelleContactInput;
  address: string;
}>;


export type ContactMutation = { passerelleContact: boolean };

export type EventQueryVariables = Exact<{
  language: PasserelleLanguage;
  slug: string;
}>;


export type EventQuery = { passerelleEvent: { description: string | null, modifiedAt: string, accessibility: string | null, address: string | null, endsAt: string | null, onlineUrl: string | null, organiser: string | null, place: string | null, price: string | null, startsAt: string | null, zone: string | null, author: { groupId: number | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, documents: Array<{ id: number, mime: string, name: string, size: number }>, related: Array<{ card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> }>, translations: Array<{ language: PasserelleLanguage, slug: string }>, links: Array<{ network: PasserelleNetwork, url: string }> } | null };

export type FeedQueryVariables = Exact<{
  filter?: PasserelleCatalogueFilter | null | undefined;
  language: PasserelleLanguage;
  perPage?: number | null | undefined;
}>;


export type FeedQuery = { passerelleCatalogue: { items: Array<{ city: string | null, groupId: number, locked: boolean, modifiedAt: string, place: string | null, publishedAt: string, slug: string, summary: string, title: string, type: PasserelleContentType, countries: Array<{ name: string }>, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ name: string }> }> } };

export type ShareCardQueryVariables = Exact<{
  groupId: number;
  language: PasserelleLanguage;
}>;


export type ShareCardQuery = { passerelleCard: { callType: PasserelleCallType | null, completed: boolean, groupId: number, locked: boolean, openState: PasserelleOpenState | null, profileKind: PasserelleProfileKind | null, resourceKind: PasserelleResourceKind | null, slug: string, title: string, type: PasserelleContentType, countries: Array<{ name: string }>, period: { end: string | null, start: string | null, zone: string | null } | null } | null };

export type SitemapPageQueryVariables = Exact<{
  after?: number | null | undefined;
  part: number;
  type: PasserelleContentType;
}>;


export type SitemapPageQuery = { passerelleSitemap: { next: number | null, entries: Array<{ addresses: Array<{ language: PasserelleLanguage, modifiedAt: string, slug: string }> }> } };

export type SitemapPartsQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapPartsQuery = { passerelleSitemapParts: Array<{ modifiedAt: string, number: number, type: PasserelleContentType }> };

export type HomeQueryVariables = Exact<{
  language: PasserelleLanguage;
}>;


export type HomeQuery = { passerelleHome: { countriesCount: number, intro: string, sections: Array<PasserelleHomeSection>, title: string, closingSoon: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }>, counts: Array<{ count: number, type: PasserelleContentType }>, directory: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }>, directoryCountries: Array<{ persons: number, structures: number, country: { isoCode: string, name: string } }>, featured: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }>, latestInitiatives: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }>, latestResources: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }>, nextEvents: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }>, partners: Array<{ name: string, url: string | null, logo: { alt: string, height: number, id: number, width: number } | null }>, projects: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }>, trainings: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }> } };

export type InitiativeQueryVariables = Exact<{
  language: PasserelleLanguage;
  slug: string;
}>;


export type InitiativeQuery = { passerelleInitiative: { description: string | null, modifiedAt: string, ambition: string | null, endDate: string | null, localContext: string | null, offered: string | null, sought: string | null, startDate: string | null, subtitle: string | null, youtubeUrl: string | null, author: { groupId: number | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, documents: Array<{ id: number, mime: string, name: string, size: number }>, related: Array<{ card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> }>, translations: Array<{ language: PasserelleLanguage, slug: string }>, actions: Array<{ description: string, endDate: string | null, name: string, startDate: string | null }>, gallery: Array<{ alt: string, height: number, id: number, width: number }>, members: Array<{ groupId: number | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, structureName: string | null, structureType: PasserelleStructureType | null }>, partners: Array<{ groupId: number | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, structureName: string | null, structureType: PasserelleStructureType | null }> } | null };

export type AnswerOnboardingMutationVariables = Exact<{
  input: PasserelleOnboardingInput;
}>;


export type AnswerOnboardingMutation = { passerelleAnswerOnboarding: { isOnboarded: boolean, interestSectors: Array<number>, interestCountries: Array<number>, allSectors: boolean, allCountries: boolean } };

export type SectorsAndCountriesQueryVariables = Exact<{
  language: PasserelleLanguage;
}>;


export type SectorsAndCountriesQuery = { passerelleReference: { sectors: Array<{ id: number, name: string, icon: string | null, parentId: number | null }>, countries: Array<{ id: number, name: string, isoCode: string }> } };

export type ProjectQueryVariables = Exact<{
  language: PasserelleLanguage;
  slug: string;
}>;


export type ProjectQuery = { passerelleProject: { description: string | null, modifiedAt: string, beneficiary: string | null, endDate: string | null, results: string | null, startDate: string | null, author: { groupId: number | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, documents: Array<{ id: number, mime: string, name: string, size: number }>, related: Array<{ card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> }>, translations: Array<{ language: PasserelleLanguage, slug: string }>, links: Array<{ network: PasserelleNetwork, url: string }>, partners: Array<{ groupId: number | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, structureName: string | null, structureType: PasserelleStructureType | null }> } | null };

export type ResourceQueryVariables = Exact<{
  language: PasserelleLanguage;
  slug: string;
}>;


export type ResourceQuery = { passerelleResource: { description: string | null, modifiedAt: string, organiser: string | null, url: string | null, author: { groupId: number | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, related: Array<{ card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> }>, translations: Array<{ language: PasserelleLanguage, slug: string }>, file: { id: number, mime: string, name: string, size: number } | null, links: Array<{ network: PasserelleNetwork, url: string }> } | null };

export type PageQueryVariables = Exact<{
  key: PasserellePageKey;
  language: PasserelleLanguage;
}>;


export type PageQuery = { passerellePage: { content: string, language: PasserelleLanguage, modifiedAt: string, title: string } | null };

export type SuggestionsQueryVariables = Exact<{
  language: PasserelleLanguage;
  text: string;
  types?: Array<PasserelleContentType> | PasserelleContentType | null | undefined;
}>;


export type SuggestionsQuery = { passerelleSuggestions: Array<{ count: number | null, key: string | null, kind: PasserelleSuggestionKind, slug: string | null, title: string, type: PasserelleContentType | null }> };

export type TrainingQueryVariables = Exact<{
  language: PasserelleLanguage;
  slug: string;
}>;


export type TrainingQuery = { passerelleTraining: { description: string | null, modifiedAt: string, address: string | null, endDate: string | null, organiser: string | null, price: string | null, provider: string | null, startDate: string | null, url: string | null, author: { groupId: number | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, documents: Array<{ id: number, mime: string, name: string, size: number }>, related: Array<{ card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> }>, translations: Array<{ language: PasserelleLanguage, slug: string }>, links: Array<{ network: PasserelleNetwork, url: string }> } | null };

export const AnswerOnboardingOperation: Operation<AnswerOnboardingMutation, AnswerOnboardingMutationVariables> = { id: 'a5fe7abe0849feed', name: 'AnswerOnboarding' }
export const CallOperation: Operation<CallQuery, CallQueryVariables> = { id: 'f6d7df1cc710e573', name: 'Call' }
export const CatalogueOperation: Operation<CatalogueQuery, CatalogueQueryVariables> = { id: 'f745a3aed43cb06e', name: 'Catalogue' }
export const ConsentProofsOperation: Operation<ConsentProofsQuery, ConsentProofsQueryVariables> = { id: 'e4925c5e47cf6323', name: 'ConsentProofs' }
export const ContactOperation: Operation<ContactMutation, ContactMutationVariables> = { id: '2e356a3edb2e456f', name: 'Contact' }
export const EndSessionOperation: Operation<EndSessionMutation, EndSessionMutationVariables> = { id: 'e3d625fe86cc2425', name: 'EndSession' }
export const EventOperation: Operation<EventQuery, EventQueryVariables> = { id: '20ee812c7a19fd6b', name: 'Event' }
export const FeedOperation: Operation<FeedQuery, FeedQueryVariables> = { id: '31429ebc01e573ec', name: 'Feed' }
export const HomeOperation: Operation<HomeQuery, HomeQueryVariables> = { id: 'db87d077c3755d4a', name: 'Home' }
export const InitiativeOperation: Operation<InitiativeQuery, InitiativeQueryVariables> = { id: 'a60618e009987bc4', name: 'Initiative' }
export const LayoutOperation: Operation<LayoutQuery, LayoutQueryVariables> = { id: '701bb0b29eb5ccd4', name: 'Layout' }
export const MovedOperation: Operation<MovedQuery, MovedQueryVariables> = { id: '69ef66b93e8ce306', name: 'Moved' }
export const PageOperation: Operation<PageQuery, PageQueryVariables> = { id: '382f6a64c3f60e6e', name: 'Page' }
export const ProjectOperation: Operation<ProjectQuery, ProjectQueryVariables> = { id: '428919d13afd679e', name: 'Project' }
export const RecordConsentOperation: Operation<RecordConsentMutation, RecordConsentMutationVariables> = { id: '48ba1980a769cece', name: 'RecordConsent' }
export const RenewSessionOperation: Operation<RenewSessionMutation, RenewSessionMutationVariables> = { id: '2d544ac312c100b1', name: 'RenewSession' }
export const ResourceOperation: Operation<ResourceQuery, ResourceQueryVariables> = { id: '578e3241077a90ea', name: 'Resource' }
export const SectorsAndCountriesOperation: Operation<SectorsAndCountriesQuery, SectorsAndCountriesQueryVariables> = { id: '4c29bb7f23f5b1dd', name: 'SectorsAndCountries' }
export const SessionsOperation: Operation<SessionsQuery, SessionsQueryVariables> = { id: '094ed58013e74f85', name: 'Sessions' }
export const ShareCardOperation: Operation<ShareCardQuery, ShareCardQueryVariables> = { id: '1b7ec5dda181e82f', name: 'ShareCard' }
export const SignedInUserOperation: Operation<SignedInUserQuery, SignedInUserQueryVariables> = { id: '0f0fd2773860ecf9', name: 'SignedInUser' }
export const SignInOperation: Operation<SignInMutation, SignInMutationVariables> = { id: '23a6b06c3207cecb', name: 'SignIn' }
export const SignOutOperation: Operation<SignOutMutation, SignOutMutationVariables> = { id: '17b1bd661e1be685', name: 'SignOut' }
export const SitemapPageOperation: Operation<SitemapPageQuery, SitemapPageQueryVariables> = { id: '5d8eba4559952819', name: 'SitemapPage' }
export const SitemapPartsOperation: Operation<SitemapPartsQuery, SitemapPartsQueryVariables> = { id: '3d131b84564abee6', name: 'SitemapParts' }
export const SuggestionsOperation: Operation<SuggestionsQuery, SuggestionsQueryVariables> = { id: '4cc7b06ef9e15a77', name: 'Suggestions' }
export const SwitchOperation: Operation<SwitchMutation, SwitchMutationVariables> = { id: 'a1077d763432846c', name: 'Switch' }
export const TrainingOperation: Operation<TrainingQuery, TrainingQueryVariables> = { id: '820ac085ffd57c6c', name: 'Training' }
