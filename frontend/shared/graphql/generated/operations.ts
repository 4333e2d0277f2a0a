// Written by frontend/scripts/codegen.ts: change the .graphql files instead.
import type { Operation } from '../operation.ts'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PasserelleAccountInput = {
  country: string;
  firstName: string;
  language: PasserelleLanguage;
  lastName: string;
  phone: string;
};

export type PasserelleActionsRowInput = {
  description?: string | null | undefined;
  endDate?: string | null | undefined;
  name?: string | null | undefined;
  startDate?: string | null | undefined;
};

export type PasserelleAidType =
  | 'coproduction'
  | 'equipment'
  | 'grant'
  | 'mentoring'
  | 'mobility'
  | 'production_support';

export type PasserelleAnswerOrigins =
  | 'earlier'
  | 'profile';

export type PasserelleApplicant =
  | 'person'
  | 'structure';

export type PasserelleApplicantKind =
  | 'person'
  | 'structure';

export type PasserelleApplicationAction =
  | 'complete'
  | 'delete'
  | 'save'
  | 'send'
  | 'takeBack'
  | 'withdraw';

export type PasserelleApplicationSort =
  | 'answer'
  | 'answerDescending'
  | 'changed'
  | 'country'
  | 'name'
  | 'newest'
  | 'oldest';

export type PasserelleAssignmentState =
  | 'accepted'
  | 'asked'
  | 'cancelled'
  | 'declined'
  | 'done'
  | 'recused';

export type PasserelleAudience =
  | 'members'
  | 'public';

export type PasserelleCallAction =
  | 'closeEarly'
  | 'delete'
  | 'duplicate'
  | 'extend'
  | 'offline'
  | 'online'
  | 'publish'
  | 'ready'
  | 'save'
  | 'schedule'
  | 'unready'
  | 'unschedule';

export type PasserelleCallDateChangeKind =
  | 'changed'
  | 'closed_early'
  | 'extended';

export type PasserelleCallInput = {
  ageMax?: number | null | undefined;
  ageMin?: number | null | undefined;
  aidType?: string | null | undefined;
  amountMax?: number | null | undefined;
  amountMin?: number | null | undefined;
  applicantCountryIds?: Array<number | null | undefined> | null | undefined;
  applicants?: Array<string | null | undefined> | null | undefined;
  applicationsEach?: number | null | undefined;
  applicationsKeptMonths?: number | null | undefined;
  audience?: string | null | undefined;
  callType?: string | null | undefined;
  closesAt?: string | null | undefined;
  countryIds?: Array<number | null | undefined> | null | undefined;
  coverImageId?: number | null | undefined;
  covers?: string | null | undefined;
  currency?: string | null | undefined;
  decisionDate?: string | null | undefined;
  depositLanguages?: Array<string | null | undefined> | null | undefined;
  description?: string | null | undefined;
  documentIds?: Array<number | null | undefined> | null | undefined;
  documentsAsked?: string | null | undefined;
  eligibility?: Array<PasserelleEligibilityRowInput | null | undefined> | null | undefined;
  emitters?: Array<PasserelleEmittersRowInput | null | undefined> | null | undefined;
  externalUrl?: string | null | undefined;
  faq?: Array<PasserelleFaqRowInput | null | undefined> | null | undefined;
  feeAmount?: number | null | undefined;
  feeCurrency?: string | null | undefined;
  fees?: string | null | undefined;
  language?: string | null | undefined;
  managementMode?: string | null | undefined;
  managerIds?: Array<number | null | undefined> | null | undefined;
  mentorIds?: Array<number | null | undefined> | null | undefined;
  minorChange?: boolean | null | undefined;
  opensAt?: string | null | undefined;
  partners?: Array<PasserellePeopleRowInput | null | undefined> | null | undefined;
  places?: number | null | undefined;
  resultsDate?: string | null | undefined;
  resultsUrl?: string | null | undefined;
  sectorIds?: Array<number | null | undefined> | null | undefined;
  slug?: string | null | undefined;
  steps?: Array<PasserelleStepsRowInput | null | undefined> | null | undefined;
  summary?: string | null | undefined;
  title?: string | null | undefined;
  zone?: string | null | undefined;
};

export type PasserelleCallRole =
  | 'manager'
  | 'mentor'
  | 'owner'
  | 'staff';

export type PasserelleCallState =
  | 'announced'
  | 'awaiting_publication'
  | 'closed'
  | 'closing_soon'
  | 'draft'
  | 'offline'
  | 'open'
  | 'scheduled';

export type PasserelleCallTask =
  | 'manager'
  | 'mentor';

export type PasserelleCallType =
  | 'call_for_projects'
  | 'competition'
  | 'open_call'
  | 'residency'
  | 'scholarship'
  | 'training_programme';

export type PasserelleCatalogueFilter = {
  aidTypes?: Array<PasserelleAidType> | null | undefined;
  callTypes?: Array<PasserelleCallType> | null | undefined;
  closing?: PasserelleClosingFilter | null | undefined;
  countries?: Array<string> | null | undefined;
  dates?: PasserelleDatesFilter | null | undefined;
  days?: string | null | undefined;
  depositLanguages?: Array<PasserelleDepositLanguage> | null | undefined;
  fees?: PasserelleFees | null | undefined;
  kind?: PasserelleProfileKind | null | undefined;
  levels?: Array<PasserelleLevel> | null | undefined;
  literal?: Array<string> | null | undefined;
  modes?: Array<PasserelleMode> | null | undefined;
  onlyUntranslated?: boolean | null | undefined;
  q?: string | null | undefined;
  sectors?: Array<string> | null | undefined;
  state?: PasserelleOpenFilter | null | undefined;
  type?: PasserelleContentType | null | undefined;
};

export type PasserelleCategoryInput = {
  amount: string;
  id: string;
  minimums: Array<PasserelleMinimumInput>;
  places: number;
};

export type PasserelleClosingFilter =
  | 'days_14'
  | 'days_30'
  | 'days_7'
  | 'days_90';

export type PasserelleCoWriterAction =
  | 'resend'
  | 'revoke'
  | 'setRole';

export type PasserelleCoWriterRole =
  | 'edit'
  | 'read';

export type PasserelleCoWriterState =
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'former'
  | 'pending'
  | 'revoked';

export type PasserelleCommunitiesRowInput = {
  name?: string | null | undefined;
  role?: string | null | undefined;
  status?: string | null | undefined;
};

export type PasserelleCompletingInput = {
  acceptTerms: boolean;
  country: string;
  firstName: string;
  lastName: string;
  password: string;
  passwordConfirm: string;
  phone?: string | null | undefined;
};

export type PasserelleCompletionReason =
  | 'refused_file'
  | 'requested';

export type PasserelleConfirmNewsletterInput = {
  address: string;
  hash: string;
};

export type PasserelleConflictKind =
  | 'applicant'
  | 'coWriter'
  | 'declared'
  | 'declaredByManager'
  | 'mailDomain'
  | 'mentor'
  | 'partner'
  | 'referee'
  | 'structure';

export type PasserelleConsentCategory =
  | 'analytics'
  | 'social_login';

export type PasserelleContactInput = {
  consent: boolean;
  email: string;
  firstName: string;
  lastName: string;
  message: string;
  subject: string;
};

export type PasserelleContentType =
  | 'call_for_application'
  | 'community_profile'
  | 'event'
  | 'formation'
  | 'initiative'
  | 'resource'
  | 'structure'
  | 'supported_projects';

export type PasserelleCriterionCode =
  | 'age'
  | 'country'
  | 'dates'
  | 'kind'
  | 'language';

export type PasserelleCriterionScoreInput = {
  comment?: string | null | undefined;
  criterionId: string;
  points?: number | null | undefined;
};

export type PasserelleCurrency =
  | 'CDF'
  | 'DZD'
  | 'EGP'
  | 'ETB'
  | 'EUR'
  | 'GBP'
  | 'GHS'
  | 'GNF'
  | 'KES'
  | 'MAD'
  | 'MGA'
  | 'NGN'
  | 'RWF'
  | 'TND'
  | 'TZS'
  | 'UGX'
  | 'USD'
  | 'XAF'
  | 'XOF'
  | 'ZAR';

export type PasserelleDatesFilter =
  | 'days_1'
  | 'days_30'
  | 'days_7'
  | 'days_90'
  | 'month'
  | 'next_month'
  | 'next_week'
  | 'weekend';

export type PasserelleDecidedApplication = {
  amount?: string | null | undefined;
  id: number;
  version: number;
};

export type PasserelleDecision =
  | 'pending'
  | 'rejected'
  | 'to_edit'
  | 'valid';

export type PasserelleDecisionCount = {
  count: number;
  kind: PasserelleDecisionKind;
};

export type PasserelleDecisionKind =
  | 'advanced'
  | 'not_selected'
  | 'selected'
  | 'shortlisted'
  | 'waiting_list';

export type PasserelleDecisionReviewState =
  | 'dismissed'
  | 'ended'
  | 'open'
  | 'upheld';

export type PasserelleDecisionTarget =
  | 'proposal'
  | 'record';

export type PasserelleDepositLanguage =
  | 'ar'
  | 'en'
  | 'fr'
  | 'pt';

export type PasserelleDuplicateKind =
  | 'email'
  | 'file'
  | 'person'
  | 'structure';

export type PasserelleEligibilityResult =
  | 'eligible'
  | 'ineligible';

export type PasserelleEligibilityRowInput = {
  subtitle?: string | null | undefined;
  title?: string | null | undefined;
};

export type PasserelleEmittersRowInput = {
  description?: string | null | undefined;
  logoId?: number | null | undefined;
  name?: string | null | undefined;
};

export type PasserelleEventInput = {
  accessibility?: string | null | undefined;
  address?: string | null | undefined;
  audience?: string | null | undefined;
  capacity?: number | null | undefined;
  countryIds?: Array<number | null | undefined> | null | undefined;
  coverImageId?: number | null | undefined;
  description?: string | null | undefined;
  documentIds?: Array<number | null | undefined> | null | undefined;
  endsAt?: string | null | undefined;
  language?: string | null | undefined;
  links?: Array<PasserelleLinksRowInput | null | undefined> | null | undefined;
  minorChange?: boolean | null | undefined;
  mode?: string | null | undefined;
  onlineUrl?: string | null | undefined;
  organiserId?: number | null | undefined;
  place?: string | null | undefined;
  price?: string | null | undefined;
  recurrence?: PasserelleRecurrenceInput | null | undefined;
  sectorIds?: Array<number | null | undefined> | null | undefined;
  slug?: string | null | undefined;
  startsAt?: string | null | undefined;
  summary?: string | null | undefined;
  timing?: string | null | undefined;
  title?: string | null | undefined;
  zone?: string | null | undefined;
};

export type PasserelleExportKind =
  | 'csv'
  | 'xlsx'
  | 'zip';

export type PasserelleFaqRowInput = {
  answer?: string | null | undefined;
  question?: string | null | undefined;
};

export type PasserelleFavouriteDateKind =
  | 'beginning'
  | 'closing';

export type PasserelleFavouriteFeedAction =
  | 'renew'
  | 'revoke';

export type PasserelleFavouriteSort =
  | 'date'
  | 'recent';

export type PasserelleFees =
  | 'amount'
  | 'none';

export type PasserelleFileState =
  | 'ready'
  | 'refused'
  | 'scanning';

export type PasserelleFormAction =
  | 'copy'
  | 'discard'
  | 'publish'
  | 'save'
  | 'useReadyMade';

export type PasserelleFormEffect =
  | 'added'
  | 'kindChanged'
  | 'none'
  | 'relaxed'
  | 'retired'
  | 'reworded'
  | 'tightened';

export type PasserelleFrequency =
  | 'daily'
  | 'monthly'
  | 'monthly_weekday'
  | 'weekly';

export type PasserelleHandlingStep =
  | 'cancelCompletion'
  | 'findEligible'
  | 'findIneligible'
  | 'requestCompletion';

export type PasserelleHomeSection =
  | 'calls'
  | 'directory'
  | 'events'
  | 'featured'
  | 'initiatives'
  | 'partners'
  | 'projects'
  | 'resources'
  | 'trainings';

export type PasserelleIneligibilityReason =
  | 'age'
  | 'country'
  | 'incomplete'
  | 'kind'
  | 'language'
  | 'other'
  | 'stated';

export type PasserelleInitiativeInput = {
  actions?: Array<PasserelleActionsRowInput | null | undefined> | null | undefined;
  ambition?: string | null | undefined;
  audience?: string | null | undefined;
  countryIds?: Array<number | null | undefined> | null | undefined;
  coverImageId?: number | null | undefined;
  description?: string | null | undefined;
  documentIds?: Array<number | null | undefined> | null | undefined;
  endDate?: string | null | undefined;
  galleryIds?: Array<number | null | undefined> | null | undefined;
  language?: string | null | undefined;
  localContext?: string | null | undefined;
  members?: Array<PasserellePeopleRowInput | null | undefined> | null | undefined;
  minorChange?: boolean | null | undefined;
  offered?: string | null | undefined;
  organiserId?: number | null | undefined;
  partners?: Array<PasserellePeopleRowInput | null | undefined> | null | undefined;
  sectorIds?: Array<number | null | undefined> | null | undefined;
  slug?: string | null | undefined;
  sought?: string | null | undefined;
  startDate?: string | null | undefined;
  subtitle?: string | null | undefined;
  title?: string | null | undefined;
  videoIds?: Array<number | null | undefined> | null | undefined;
  youtubeUrl?: string | null | undefined;
};

export type PasserelleInvitationAnswer =
  | 'accept'
  | 'decline';

export type PasserelleLanguage =
  | 'EN'
  | 'FR';

export type PasserelleLateLinkState =
  | 'expired'
  | 'open'
  | 'revoked'
  | 'used';

export type PasserelleLetterAction =
  | 'decline'
  | 'erase'
  | 'removeFile'
  | 'save'
  | 'send';

export type PasserelleLetterDelivery =
  | 'refused'
  | 'sent'
  | 'unknown'
  | 'waiting';

export type PasserelleLetterInput = {
  body: string;
  kind: PasserelleDecisionKind;
  language: string;
  subject: string;
};

export type PasserelleLetterState =
  | 'asked'
  | 'declined'
  | 'erased'
  | 'opened'
  | 'received'
  | 'withdrawn';

export type PasserelleLevel =
  | 'advanced'
  | 'all'
  | 'beginner'
  | 'intermediate';

export type PasserelleLinkState =
  | 'bad_certificate'
  | 'dead'
  | 'moved'
  | 'ok'
  | 'unchecked';

export type PasserelleLinksRowInput = {
  network?: string | null | undefined;
  url?: string | null | undefined;
};

export type PasserelleLockAction =
  | 'release'
  | 'renew'
  | 'take'
  | 'takeOver';

export type PasserelleMailInvitationState =
  | 'accepted'
  | 'created'
  | 'declined'
  | 'delivery_unknown'
  | 'expired'
  | 'refused'
  | 'sent';

export type PasserelleMailRefusal =
  | 'mailbox_unavailable'
  | 'other'
  | 'policy'
  | 'unknown_address';

export type PasserelleManagementMode =
  | 'external'
  | 'internal';

export type PasserelleMembershipRequest = {
  action: PasserelleOwnMembershipAction;
  hash?: string | null | undefined;
  structureId?: number | null | undefined;
};

export type PasserelleMembershipRole =
  | 'guest'
  | 'member'
  | 'owner';

export type PasserelleMembershipStatus =
  | 'guest'
  | 'member'
  | 'pretender';

export type PasserelleMentorAction =
  | 'accept'
  | 'allowDraft'
  | 'decline'
  | 'end'
  | 'hideDraft'
  | 'propose'
  | 'withdraw';

export type PasserelleMentorState =
  | 'accepted'
  | 'declined'
  | 'ended'
  | 'proposed'
  | 'withdrawn';

export type PasserelleMinimumInput = {
  count: number;
  question: string;
  source: PasserelleMinimumSource;
  value: string;
};

export type PasserelleMinimumSource =
  | 'country'
  | 'language'
  | 'question';

export type PasserelleMissedSearch = {
  count: number;
  day: string;
  language: PasserelleLanguage;
  words: string;
};

export type PasserelleMode =
  | 'hybrid'
  | 'online'
  | 'onsite';

export type PasserelleMovedState =
  | 'gone'
  | 'moved'
  | 'unknown';

export type PasserelleNetwork =
  | 'behance'
  | 'facebook'
  | 'instagram'
  | 'linkedin'
  | 'soundcloud'
  | 'tiktok'
  | 'vimeo'
  | 'website'
  | 'x'
  | 'youtube';

export type PasserelleNewsletterSource =
  | 'footer'
  | 'home'
  | 'page'
  | 'popup';

export type PasserelleNewsletterState =
  | 'active'
  | 'bounced'
  | 'ended'
  | 'pending';

export type PasserelleNextStep =
  | 'favourite'
  | 'interests'
  | 'profile';

export type PasserelleNoticeKind =
  | 'application_completion'
  | 'application_decision'
  | 'application_eligibility'
  | 'application_mentor'
  | 'application_message'
  | 'application_writers'
  | 'call_dates'
  | 'call_role'
  | 'call_state'
  | 'contact'
  | 'decision_review'
  | 'invitation'
  | 'letter_received'
  | 'membership'
  | 'moderation_decided'
  | 'moderation_submitted'
  | 'newsletter'
  | 'proposal_decided'
  | 'record_offline'
  | 'reminder'
  | 'report_handled'
  | 'review_assigned'
  | 'review_due'
  | 'search_alert'
  | 'transfer';

export type PasserelleNoticeMail =
  | 'daily'
  | 'never'
  | 'now'
  | 'weekly';

export type PasserelleNoticePreferenceInput = {
  app?: boolean | null | undefined;
  mail?: PasserelleNoticeMail | null | undefined;
};

export type PasserelleNoticePreferencesInput = {
  application_completion?: PasserelleNoticePreferenceInput | null | undefined;
  application_decision?: PasserelleNoticePreferenceInput | null | undefined;
  application_eligibility?: PasserelleNoticePreferenceInput | null | undefined;
  application_mentor?: PasserelleNoticePreferenceInput | null | undefined;
  application_message?: PasserelleNoticePreferenceInput | null | undefined;
  application_writers?: PasserelleNoticePreferenceInput | null | undefined;
  call_dates?: PasserelleNoticePreferenceInput | null | undefined;
  call_role?: PasserelleNoticePreferenceInput | null | undefined;
  call_state?: PasserelleNoticePreferenceInput | null | undefined;
  contact?: PasserelleNoticePreferenceInput | null | undefined;
  decision_review?: PasserelleNoticePreferenceInput | null | undefined;
  invitation?: PasserelleNoticePreferenceInput | null | undefined;
  letter_received?: PasserelleNoticePreferenceInput | null | undefined;
  membership?: PasserelleNoticePreferenceInput | null | undefined;
  moderation_decided?: PasserelleNoticePreferenceInput | null | undefined;
  moderation_submitted?: PasserelleNoticePreferenceInput | null | undefined;
  newsletter?: PasserelleNoticePreferenceInput | null | undefined;
  proposal_decided?: PasserelleNoticePreferenceInput | null | undefined;
  record_offline?: PasserelleNoticePreferenceInput | null | undefined;
  reminder?: PasserelleNoticePreferenceInput | null | undefined;
  report_handled?: PasserelleNoticePreferenceInput | null | undefined;
  review_assigned?: PasserelleNoticePreferenceInput | null | undefined;
  review_due?: PasserelleNoticePreferenceInput | null | undefined;
  search_alert?: PasserelleNoticePreferenceInput | null | undefined;
  transfer?: PasserelleNoticePreferenceInput | null | undefined;
};

export type PasserelleOfferAnswer =
  | 'confirmed'
  | 'declined'
  | 'lapsed'
  | 'revoked';

export type PasserelleOnboardingInput = {
  allCountries: boolean;
  allSectors: boolean;
  countryIds: Array<number>;
  sectorIds: Array<number>;
  skipped: boolean;
};

export type PasserelleOpenFilter =
  | 'closed'
  | 'open'
  | 'upcoming';

export type PasserelleOpenState =
  | 'closed'
  | 'open'
  | 'upcoming';

export type PasserelleOwnCallSort =
  | 'closing'
  | 'opening'
  | 'recent'
  | 'title';

export type PasserelleOwnMembershipAction =
  | 'accept'
  | 'acceptTransfer'
  | 'ask'
  | 'leave'
  | 'refuse'
  | 'refuseTransfer'
  | 'withdraw';

export type PasserelleOwnSort =
  | 'recent'
  | 'title_asc'
  | 'title_desc'
  | 'waiting';

export type PasserelleOwnType =
  | 'event'
  | 'initiative'
  | 'resource'
  | 'supported_projects';

export type PasserelleOwnerMembershipAction =
  | 'accept'
  | 'cancelInvitation'
  | 'cancelTransfer'
  | 'invite'
  | 'refuse'
  | 'remove'
  | 'resend'
  | 'setRole'
  | 'transferOwnership';

export type PasserellePageKey =
  | 'activation'
  | 'forgot_password'
  | 'login'
  | 'new_password'
  | 'no_profile'
  | 'privacy'
  | 'settings'
  | 'sign_up';

export type PasserellePeopleRowInput = {
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  profileId?: number | null | undefined;
  role?: string | null | undefined;
  structureId?: number | null | undefined;
  structureName?: string | null | undefined;
  structureType?: string | null | undefined;
};

export type PasserellePlaceBasis =
  | 'minimum'
  | 'ranking'
  | 'waiting_list';

export type PasserellePreferencesInput = {
  allCountries: boolean;
  allSectors: boolean;
  countryIds: Array<number>;
  newsletter: boolean;
  sectorIds: Array<number>;
};

export type PasserelleProfileFile =
  | 'certificateId'
  | 'cvId';

export type PasserelleProfileInput = {
  acceptsContact?: string | null | undefined;
  activityCity?: string | null | undefined;
  activityCountry?: string | null | undefined;
  audience?: string | null | undefined;
  biography?: string | null | undefined;
  certificateId?: number | null | undefined;
  communities?: Array<PasserelleCommunitiesRowInput | null | undefined> | null | undefined;
  cvId?: number | null | undefined;
  firstName?: string | null | undefined;
  job?: string | null | undefined;
  language?: string | null | undefined;
  lastName?: string | null | undefined;
  links?: Array<PasserelleLinksRowInput | null | undefined> | null | undefined;
  memberType?: string | null | undefined;
  minorChange?: boolean | null | undefined;
  motivation?: string | null | undefined;
  offered?: string | null | undefined;
  pictureId?: number | null | undefined;
  programs?: Array<PasserelleProgramsRowInput | null | undefined> | null | undefined;
  residenceCity?: string | null | undefined;
  residenceCountry?: string | null | undefined;
  secondaryCountryIds?: Array<number | null | undefined> | null | undefined;
  sectorIds?: Array<number | null | undefined> | null | undefined;
  slug?: string | null | undefined;
  sought?: string | null | undefined;
  spokenLanguages?: Array<string | null | undefined> | null | undefined;
  visibility?: PasserelleVisibilityInput | null | undefined;
};

export type PasserelleProfileKind =
  | 'person'
  | 'structure';

export type PasserelleProfileReader =
  | 'member'
  | 'validator'
  | 'visitor';

export type PasserelleProgramsRowInput = {
  from?: string | null | undefined;
  name?: string | null | undefined;
  to?: string | null | undefined;
  type?: string | null | undefined;
};

export type PasserelleProjectInput = {
  audience?: string | null | undefined;
  beneficiary?: string | null | undefined;
  countryIds?: Array<number | null | undefined> | null | undefined;
  coverImageId?: number | null | undefined;
  description?: string | null | undefined;
  documentIds?: Array<number | null | undefined> | null | undefined;
  endDate?: string | null | undefined;
  language?: string | null | undefined;
  links?: Array<PasserelleLinksRowInput | null | undefined> | null | undefined;
  minorChange?: boolean | null | undefined;
  partners?: Array<PasserellePeopleRowInput | null | undefined> | null | undefined;
  results?: string | null | undefined;
  sectorIds?: Array<number | null | undefined> | null | undefined;
  slug?: string | null | undefined;
  startDate?: string | null | undefined;
  summary?: string | null | undefined;
  title?: string | null | undefined;
};

export type PasserellePublishedItems =
  | 'keep'
  | 'remove'
  | 'transfer';

export type PasserelleQueueSort =
  | 'newest'
  | 'oldest'
  | 'title_asc'
  | 'title_desc';

export type PasserelleReadyMadeForm =
  | 'mobility'
  | 'project'
  | 'residency';

export type PasserelleReasonKind =
  | 'country'
  | 'sector'
  | 'structure';

export type PasserelleRecommendationCode =
  | 'closing_soon'
  | 'coming_soon'
  | 'country'
  | 'offers_sought'
  | 'recent'
  | 'sector'
  | 'seeks_offered';

export type PasserelleRecordAction =
  | 'complete'
  | 'delete'
  | 'offline'
  | 'online'
  | 'propose'
  | 'reopen'
  | 'save'
  | 'submit'
  | 'withdraw'
  | 'withdrawProposal';

export type PasserelleRecordConsentInput = {
  clientMutationId?: string | null | undefined;
  consentId: string;
  granted: Array<PasserelleConsentCategory>;
  key: string;
  language: PasserelleLanguage;
  version: number;
};

export type PasserelleRecordStatus =
  | 'completed'
  | 'draft'
  | 'future'
  | 'pending'
  | 'pending_review'
  | 'private'
  | 'publish'
  | 'rejected';

export type PasserelleRecurrenceInput = {
  byDay?: Array<string | null | undefined> | null | undefined;
  except?: Array<string | null | undefined> | null | undefined;
  frequency?: string | null | undefined;
  interval?: number | null | undefined;
  until?: string | null | undefined;
};

export type PasserelleRegistrationInput = {
  acceptTerms: boolean;
  country: string;
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  passwordConfirm: string;
  phone?: string | null | undefined;
};

export type PasserelleRejectionReason =
  | 'duplicate'
  | 'incomplete'
  | 'no_clear_link'
  | 'other'
  | 'terms_of_use';

export type PasserelleReportOutcome =
  | 'account_closed'
  | 'no_consequence'
  | 'profile_offline';

export type PasserelleReportState =
  | 'handled'
  | 'open';

export type PasserelleResourceInput = {
  audience?: string | null | undefined;
  countryIds?: Array<number | null | undefined> | null | undefined;
  coverImageId?: number | null | undefined;
  description?: string | null | undefined;
  fileId?: number | null | undefined;
  language?: string | null | undefined;
  links?: Array<PasserelleLinksRowInput | null | undefined> | null | undefined;
  minorChange?: boolean | null | undefined;
  organiserId?: number | null | undefined;
  resourceKind?: string | null | undefined;
  sectorIds?: Array<number | null | undefined> | null | undefined;
  slug?: string | null | undefined;
  summary?: string | null | undefined;
  title?: string | null | undefined;
  url?: string | null | undefined;
};

export type PasserelleResourceKind =
  | 'article'
  | 'dataset'
  | 'guide'
  | 'podcast'
  | 'report'
  | 'template'
  | 'toolkit'
  | 'video';

export type PasserelleReviewAction =
  | 'accept'
  | 'declareConflict'
  | 'decline'
  | 'recuse';

export type PasserelleReviewPairInput = {
  applicationId: number;
  userId: number;
};

export type PasserelleReviewerState =
  | 'accepted'
  | 'declined'
  | 'invited'
  | 'removed';

export type PasserelleSearchFilter =
  | 'aid'
  | 'calltype'
  | 'closing'
  | 'country'
  | 'days'
  | 'deposit'
  | 'fees'
  | 'kind'
  | 'level'
  | 'mode'
  | 'query'
  | 'sector'
  | 'status'
  | 'type'
  | 'when';

export type PasserelleSearchQuery = {
  filter?: PasserelleCatalogueFilter | null | undefined;
  language: PasserelleLanguage;
};

export type PasserelleSeriesKey =
  | 'contacts'
  | 'favourites'
  | 'views';

export type PasserelleSizeUnit =
  | 'KB'
  | 'MB';

export type PasserelleSlugState =
  | 'free'
  | 'invalid'
  | 'taken';

export type PasserelleSocialInput = {
  email: string;
  firstName: string;
  isVerified: boolean;
  lastName: string;
  provider: PasserelleSocialProvider;
  subject: string;
};

export type PasserelleSocialProvider =
  | 'facebook'
  | 'google'
  | 'linkedin';

export type PasserelleSort =
  | 'closing'
  | 'next'
  | 'recent'
  | 'relevance'
  | 'title_asc'
  | 'title_desc';

export type PasserelleStepsRowInput = {
  date?: string | null | undefined;
  description?: string | null | undefined;
  title?: string | null | undefined;
};

export type PasserelleStructureAction =
  | 'offline'
  | 'online'
  | 'publish'
  | 'save';

export type PasserelleStructureInput = {
  activities?: string | null | undefined;
  audience?: string | null | undefined;
  city?: string | null | undefined;
  communities?: Array<PasserelleCommunitiesRowInput | null | undefined> | null | undefined;
  contactEmail?: string | null | undefined;
  description?: string | null | undefined;
  documentIds?: Array<number | null | undefined> | null | undefined;
  headquartersCountry?: string | null | undefined;
  language?: string | null | undefined;
  links?: Array<PasserelleLinksRowInput | null | undefined> | null | undefined;
  logoId?: number | null | undefined;
  minorChange?: boolean | null | undefined;
  name?: string | null | undefined;
  sectorIds?: Array<number | null | undefined> | null | undefined;
  slug?: string | null | undefined;
  structureType?: string | null | undefined;
  summary?: string | null | undefined;
};

export type PasserelleStructureType =
  | 'association'
  | 'collective'
  | 'company'
  | 'festival'
  | 'foundation'
  | 'network'
  | 'public_institution'
  | 'school';

export type PasserelleSubmissionState =
  | 'advanced'
  | 'confirmed'
  | 'declined'
  | 'draft'
  | 'eligible'
  | 'ineligible'
  | 'not_selected'
  | 'revoked'
  | 'selected'
  | 'sent'
  | 'shortlisted'
  | 'waiting_list';

export type PasserelleSubscribeToNewsletterInput = {
  address: string;
  email: string;
  language: PasserelleLanguage;
  source?: PasserelleNewsletterSource | null | undefined;
};

export type PasserelleSuggestionKind =
  | 'country'
  | 'item'
  | 'sector';

export type PasserelleThreadSide =
  | 'applicant'
  | 'mentor'
  | 'team';

export type PasserelleTimelineEvent =
  | 'completed'
  | 'completion_asked'
  | 'completion_cancelled'
  | 'decided'
  | 'eligible'
  | 'file_refused'
  | 'ineligible'
  | 'late_link_granted'
  | 'late_link_revoked'
  | 'offer_confirmed'
  | 'offer_declined'
  | 'offer_lapsed'
  | 'offer_revoked'
  | 'review_asked'
  | 'review_dismissed'
  | 'review_named'
  | 'review_upheld'
  | 'sent'
  | 'sent_late'
  | 'taken_back'
  | 'withdrawn';

export type PasserelleUnsubscribeFromNewsletterInput = {
  hash: string;
};

export type PasserelleUpdateNewsletterPreferencesInput = {
  countryIds: Array<number>;
  hash: string;
  language: PasserelleLanguage;
  sectorIds: Array<number>;
};

export type PasserelleVerdict =
  | 'no'
  | 'unclear'
  | 'yes';

export type PasserelleVersionedApplication = {
  id: number;
  version: number;
};

export type PasserelleVersionedRecord = {
  id: number;
  version: number;
};

export type PasserelleViewCount = {
  count: number;
  day: string;
  groupId: number;
};

export type PasserelleVisibilityInput = {
  biography?: string | null | undefined;
  city?: string | null | undefined;
  communities?: string | null | undefined;
  links?: string | null | undefined;
  offered?: string | null | undefined;
  picture?: string | null | undefined;
  programs?: string | null | undefined;
  sought?: string | null | undefined;
  spokenLanguages?: string | null | undefined;
};

export type PasserelleWaitingKind =
  | 'completion'
  | 'date'
  | 'decision_review'
  | 'draft'
  | 'invitation'
  | 'message'
  | 'ownership'
  | 'refused'
  | 'request'
  | 'review'
  | 'to_edit';

export type PasserelleWeekday =
  | 'fr'
  | 'mo'
  | 'sa'
  | 'su'
  | 'th'
  | 'tu'
  | 'we';

export type PasserelleWriterRole =
  | 'applicant'
  | 'edit'
  | 'read';

export type OwnTitlesQueryVariables = Exact<{
  text: string;
  language: PasserelleLanguage;
}>;


export type OwnTitlesQuery = { passerelleOwnTitles: Array<{ id: number, language: PasserelleLanguage, status: string, title: string, type: PasserelleContentType }> };

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

export type PreviewQueryVariables = Exact<{
  hash: string;
  language: PasserelleLanguage;
}>;


export type PreviewQuery = { passerellePreview: { call: { description: string | null, modifiedAt: string, ageMax: number | null, ageMin: number | null, amountMax: number | null, amountMin: number | null, applicants: Array<PasserelleApplicant>, applicationsEach: number | null, calendarSequence: number, closesAt: string | null, covers: string | null, currency: PasserelleCurrency | null, decisionDate: string | null, depositLanguages: Array<PasserelleDepositLanguage>, documentsAsked: string | null, extendedFrom: string | null, externalUrl: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, linkIsDead: boolean, managementMode: PasserelleManagementMode, opensAt: string | null, places: number | null, resultsDate: string | null, resultsUrl: string | null, zone: string | null, author: { groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, documents: Array<{ id: number, mime: string, name: string, size: number }>, related: Array<{ card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> }>, translations: Array<{ language: PasserelleLanguage, slug: string }>, applicationForm: { minutes: number, questions: number, attachments: Array<{ isLetter: boolean, isRequired: boolean, label: string }> } | null, applicantCountries: Array<{ isoCode: string, name: string }>, eligibility: Array<{ subtitle: string | null, title: string }>, emitters: Array<{ description: string | null, name: string, logo: { alt: string, height: number, id: number, width: number } | null }>, faq: Array<{ answer: string, question: string }>, mentors: Array<{ groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null }>, partners: Array<{ groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null }>, publicResults: Array<{ country: string | null, name: string, title: string | null }>, stages: Array<{ closesAt: string | null, name: string, number: number, opensAt: string | null }>, steps: Array<{ date: string | null, description: string | null, title: string }> } | null, event: { description: string | null, modifiedAt: string, accessibility: string | null, address: string | null, capacity: number | null, endsAt: string | null, onlineUrl: string | null, place: string | null, price: string | null, startsAt: string | null, zone: string | null, author: { groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, dates: Array<{ endsAt: string | null, startsAt: string }>, documents: Array<{ id: number, mime: string, name: string, size: number }>, related: Array<{ card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> }>, translations: Array<{ language: PasserelleLanguage, slug: string }>, links: Array<{ network: PasserelleNetwork, url: string }>, organiser: { groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null, recurrence: { byDay: Array<PasserelleWeekday>, endsAt: string | null, except: Array<string>, exceptions: Array<string>, frequency: PasserelleFrequency, interval: number, rule: string, startsAt: string, until: string } | null } | null, initiative: { description: string | null, modifiedAt: string, ambition: string | null, endDate: string | null, localContext: string | null, offered: string | null, sought: string | null, startDate: string | null, subtitle: string | null, translatedFromEarlierVersion: boolean, youtubeUrl: string | null, author: { groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, documents: Array<{ id: number, mime: string, name: string, size: number }>, related: Array<{ card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> }>, translations: Array<{ language: PasserelleLanguage, slug: string }>, actions: Array<{ description: string, endDate: string | null, name: string, startDate: string | null }>, gallery: Array<{ alt: string, height: number, id: number, width: number }>, members: Array<{ groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null }>, organiser: { groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null, partners: Array<{ groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null }>, videos: Array<{ id: number, mime: string, name: string, size: number }> } | null, profile: { acceptsContact: boolean, activityCity: string | null, biography: string | null, memberType: string | null, modifiedAt: string, offered: string | null, residenceCity: string | null, sought: string | null, spokenLanguages: Array<string>, activityCountry: { isoCode: string, name: string } | null, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, communities: Array<{ name: string, role: string | null, status: string | null }>, links: Array<{ network: PasserelleNetwork, url: string }>, programs: Array<{ type: string | null, name: string, from: string | null, to: string | null }>, published: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }>, related: Array<{ card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> }>, residenceCountry: { isoCode: string, name: string } | null, secondaryCountries: Array<{ isoCode: string, name: string }>, translations: Array<{ language: PasserelleLanguage, slug: string }> } | null, resource: { description: string | null, modifiedAt: string, url: string | null, author: { groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, related: Array<{ card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> }>, translations: Array<{ language: PasserelleLanguage, slug: string }>, file: { id: number, mime: string, name: string, size: number } | null, links: Array<{ network: PasserelleNetwork, url: string }>, organiser: { groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null } | null, structure: { activities: string | null, description: string | null, modifiedAt: string, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, communities: Array<{ name: string, role: string | null, status: string | null }>, links: Array<{ network: PasserelleNetwork, url: string }>, published: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }>, related: Array<{ card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> }>, translations: Array<{ language: PasserelleLanguage, slug: string }> } | null } };

export type WorkspaceCountsQueryVariables = Exact<{
  validates: boolean;
}>;


export type WorkspaceCountsQuery = { passerelleWaitingMemberships: number, passerelleOpenReports?: number, passerelleUser: { id: number, hasPublishedProfile: boolean, unreadNotices: number } | null, passerelleOwnCounts: Array<{ type: PasserelleContentType, drafts: number, toEdit: number }>, passerelleModerationCounts?: Array<{ type: PasserelleContentType, count: number }> };

export type CallStagesFieldsFragment = { callId: number, mayAdd: boolean, zone: string | null, items: Array<{ closesAt: string | null, mayRemove: boolean, number: number, opensAt: string | null, version: number, names: Array<{ name: string, value: string }> }> };

export type CallStagesQueryVariables = Exact<{
  callId: number;
}>;


export type CallStagesQuery = { passerelleCallStages: { callId: number, mayAdd: boolean, zone: string | null, items: Array<{ closesAt: string | null, mayRemove: boolean, number: number, opensAt: string | null, version: number, names: Array<{ name: string, value: string }> }> } | null };

export type EarlierStagesQueryVariables = Exact<{
  id: number;
}>;


export type EarlierStagesQuery = { passerelleEarlierStages: Array<{ number: number, state: PasserelleSubmissionState, names: Array<{ name: string, value: string }>, version: { answers: string, form: string, number: number, questions: Array<string>, sentAt: string, sha256: string, files: Array<{ bytes: number, id: number, name: string, questionId: string, sha256: string, state: PasserelleFileState, type: string }>, profile: Array<{ name: string, value: string }> } }> | null };

export type RemoveStageMutationVariables = Exact<{
  callId: number;
  stage: number;
  version: number;
}>;


export type RemoveStageMutation = { passerelleRemoveStage: { callId: number, mayAdd: boolean, zone: string | null, items: Array<{ closesAt: string | null, mayRemove: boolean, number: number, opensAt: string | null, version: number, names: Array<{ name: string, value: string }> }> } };

export type SaveStageMutationVariables = Exact<{
  callId: number;
  closesAt: string;
  nameEn: string;
  nameFr: string;
  opensAt: string;
  stage?: number | null | undefined;
  version: number;
}>;


export type SaveStageMutation = { passerelleSaveStage: { callId: number, mayAdd: boolean, zone: string | null, items: Array<{ closesAt: string | null, mayRemove: boolean, number: number, opensAt: string | null, version: number, names: Array<{ name: string, value: string }> }> } };

export type SentStageFieldsFragment = { number: number, state: PasserelleSubmissionState, names: Array<{ name: string, value: string }>, version: { answers: string, form: string, number: number, questions: Array<string>, sentAt: string, sha256: string, files: Array<{ bytes: number, id: number, name: string, questionId: string, sha256: string, state: PasserelleFileState, type: string }>, profile: Array<{ name: string, value: string }> } };

export type Picture_ImageFragment = { alt: string, height: number, id: number, width: number };

export type Card_CardFragment = { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> };

export type Highlights_CardFragment = { summaryHighlights: Array<{ end: number, start: number }>, titleHighlights: Array<{ end: number, start: number }> };

export type Files_FileFragment = { id: number, mime: string, name: string, size: number };

export type People_PersonFragment = { groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null };

export type Related_RelatedFragment = { card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> };

export type InterestOptions_ReferenceFragment = { sectors: Array<{ id: number, name: string, icon: string | null, parentId: number | null }>, countries: Array<{ id: number, name: string, isoCode: string }> };

export type OwnRecordFieldsFragment = { id: number, groupId: number, version: number, title: string, language: PasserelleLanguage, status: string, path: string | null, modifiedAt: string, waitingSince: string | null, allowedActions: Array<string>, waiting: { ahead: number, usualDays: number | null } | null, cover: { alt: string, height: number, id: number, width: number } | null, moderation: { status: string | null, date: string | null, comment: string | null, field: string | null }, proposal: { status: string, date: string, fields: Array<string> } | null, languageVersions: Array<{ language: PasserelleLanguage, state: string, changedFields: Array<string>, isSource: boolean, id: number | null, path: string | null, title: string | null }> };

export type OwnRecordQueryVariables = Exact<{
  id: number;
}>;


export type OwnRecordQuery = { passerelleOwnRecord: { id: number, groupId: number, version: number, title: string, language: PasserelleLanguage, status: string, path: string | null, modifiedAt: string, waitingSince: string | null, allowedActions: Array<string>, waiting: { ahead: number, usualDays: number | null } | null, cover: { alt: string, height: number, id: number, width: number } | null, moderation: { status: string | null, date: string | null, comment: string | null, field: string | null }, proposal: { status: string, date: string, fields: Array<string> } | null, languageVersions: Array<{ language: PasserelleLanguage, state: string, changedFields: Array<string>, isSource: boolean, id: number | null, path: string | null, title: string | null }> } | null };

export type OwnRecordsQueryVariables = Exact<{
  language?: PasserelleLanguage | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  sort?: PasserelleOwnSort | null | undefined;
  status?: PasserelleRecordStatus | null | undefined;
  type: PasserelleOwnType;
}>;


export type OwnRecordsQuery = { passerelleOwnRecords: { total: number, page: number, perPage: number, items: Array<{ id: number, groupId: number, version: number, title: string, language: PasserelleLanguage, status: string, path: string | null, modifiedAt: string, waitingSince: string | null, allowedActions: Array<string>, waiting: { ahead: number, usualDays: number | null } | null, cover: { alt: string, height: number, id: number, width: number } | null, moderation: { status: string | null, date: string | null, comment: string | null, field: string | null }, proposal: { status: string, date: string, fields: Array<string> } | null, languageVersions: Array<{ language: PasserelleLanguage, state: string, changedFields: Array<string>, isSource: boolean, id: number | null, path: string | null, title: string | null }> }> } };

export type PreviewLinksQueryVariables = Exact<{
  id: number;
}>;


export type PreviewLinksQuery = { passerellePreviewLinks: Array<{ createdAt: string, expiresAt: string, id: number, isOwn: boolean }> };

export type RevokePreviewLinkMutationVariables = Exact<{
  id: number;
  linkId: number;
}>;


export type RevokePreviewLinkMutation = { passerelleRevokePreviewLink: boolean };

export type AnswerCoWritingMutationVariables = Exact<{
  answer: PasserelleInvitationAnswer;
  id: number;
}>;


export type AnswerCoWritingMutation = { passerelleAnswerCoWriting: number };

export type AnswerDecisionReviewMutationVariables = Exact<{
  amount?: string | null | undefined;
  currency?: string | null | undefined;
  id: number;
  isUpheld: boolean;
  kind?: PasserelleDecisionKind | null | undefined;
  sources?: string | null | undefined;
  text: string;
  version: number;
}>;


export type AnswerDecisionReviewMutation = { passerelleAnswerDecisionReview: { id: number, isUpheld: boolean } };

export type AnswerLetterMutationVariables = Exact<{
  hash: string;
  action: PasserelleLetterAction;
  text?: string | null | undefined;
  fileId?: number | null | undefined;
  address: string;
}>;


export type AnswerLetterMutation = { passerelleAnswerLetter: boolean };

export type AnswerOfferMutationVariables = Exact<{
  agrees?: boolean | null | undefined;
  confirms: boolean;
  id: number;
}>;


export type AnswerOfferMutation = { passerelleAnswerOffer: { amount: string | null, answer: PasserelleOfferAnswer | null, answerUntil: string | null, answers: boolean, currency: string | null, id: number, kind: PasserelleDecisionKind, place: number | null, publishedAt: string, reason: string | null, state: PasserelleSubmissionState, zone: string, letters: Array<{ body: string, language: string, subject: string }>, publicResult: { agrees: boolean, country: string | null, isShown: boolean, name: string, title: string | null } | null } };

export type ApplicationCopyQueryVariables = Exact<{
  id: number;
  sent: boolean;
  stage?: number | null | undefined;
}>;


export type ApplicationCopyQuery = { passerelleApplicationCopy: { document: string, form: string, readerZone: string | null, sentAt: string | null, sha256: string | null, zone: string | null, letters: Array<{ hashes: Array<string>, name: string, receivedAt: string }> } | null };

export type ApplicationFieldsFragment = { actions: Array<PasserelleApplicationAction>, answers: string, askedQuestions: string | null, applicantName: string | null, begunAt: string, callId: number, callState: PasserelleCallState, callTitle: string, changedAt: string, closesAt: string | null, form: string, formNumber: number, id: number, identifyingAnswers: Array<string>, invites: boolean, isLapsed: boolean, language: string, lateUntil: string | null, minutes: number, number: string | null, opensAt: string | null, removalAt: string | null, role: PasserelleWriterRole, sentAt: string | null, sentNumber: number, stage: number, state: PasserelleSubmissionState, structureName: string | null, trialUntil: string | null, version: number, withdrawnAt: string | null, zone: string | null, changes: Array<{ effect: PasserelleFormEffect, id: string, path: string }>, completion: { askedAt: string, isOver: boolean, questions: Array<string>, reason: PasserelleCompletionReason, text: string, until: string } | null, coWriters: Array<{ actions: Array<PasserelleCoWriterAction>, answeredAt: string | null, email: string | null, expiresAt: string | null, id: number, isSelf: boolean, name: string | null, role: PasserelleCoWriterRole, state: PasserelleCoWriterState }>, eligibility: { criterion: string, decidedAt: string, reason: PasserelleIneligibilityReason | null, text: string } | null, files: Array<{ bytes: number, id: number, name: string, state: PasserelleFileState, type: string }>, letterQuestions: Array<{ deadline: string | null, mayAsk: boolean, questionId: string }>, letters: Array<{ answeredAt: string | null, askedAt: string, delivery: PasserelleLetterDelivery, email: string | null, id: number, language: string, mayChange: boolean, name: string, openedAt: string | null, questionId: string, state: PasserelleLetterState, text: string | null, files: Array<{ bytes: number, id: number, name: string, state: PasserelleFileState, type: string }> }>, missing: Array<{ code: string, path: string, params: Array<{ name: string, value: string }> }>, origins: Array<{ id: string, origin: PasserelleAnswerOrigins }>, profile: Array<{ name: string, value: string }>, receipts: Array<{ number: number, sentAt: string, sha256: string }>, stageNames: Array<{ name: string, value: string }> };

export type ApplicationHandlingQueryVariables = Exact<{
  id: number;
}>;


export type ApplicationHandlingQuery = { passerelleApplicationHandling: { criteria: Array<string>, id: number, questions: Array<string>, state: PasserelleSubmissionState, steps: Array<PasserelleHandlingStep>, version: number, completion: { askedAt: string, isOver: boolean, questions: Array<string>, reason: PasserelleCompletionReason, text: string, until: string } | null, eligibility: { criterion: string, decidedAt: string, reason: PasserelleIneligibilityReason | null, text: string } | null, timeline: Array<{ actor: string | null, at: string, criterion: string | null, decision: PasserelleDecisionKind | null, id: number, kind: PasserelleTimelineEvent, number: number, questions: Array<string>, reason: PasserelleIneligibilityReason | null, stage: number | null, text: string | null, until: string | null }> } | null };

export type ApplicationMentorsFieldsFragment = { id: number, isTeam: boolean, candidates: Array<{ id: number, name: string }>, mentors: Array<{ actions: Array<PasserelleMentorAction>, changedAt: string, id: number, name: string, readsDraft: boolean, state: PasserelleMentorState }> };

export type ApplicationMentorsQueryVariables = Exact<{
  id: number;
}>;


export type ApplicationMentorsQuery = { passerelleApplicationMentors: { id: number, isTeam: boolean, candidates: Array<{ id: number, name: string }>, mentors: Array<{ actions: Array<PasserelleMentorAction>, changedAt: string, id: number, name: string, readsDraft: boolean, state: PasserelleMentorState }> } | null };

export type ApplicationNeighboursQueryVariables = Exact<{
  asked?: boolean | null | undefined;
  by?: string | null | undefined;
  country?: string | null | undefined;
  duplicate?: boolean | null | undefined;
  id: number;
  kind?: PasserelleApplicantKind | null | undefined;
  language?: PasserelleLanguage | null | undefined;
  search?: string | null | undefined;
  since?: string | null | undefined;
  sort?: PasserelleApplicationSort | null | undefined;
  stage?: number | null | undefined;
  state?: PasserelleSubmissionState | null | undefined;
  tag?: number | null | undefined;
  unread?: boolean | null | undefined;
  withdrawn?: boolean | null | undefined;
}>;


export type ApplicationNeighboursQuery = { passerelleApplicationNeighbours: { next: number | null, place: number | null, previous: number | null, total: number } | null };

export type ApplicationNoteFieldsFragment = { author: string | null, id: number, isOwn: boolean, text: string, writtenAt: string };

export type ApplicationPresenceMutationVariables = Exact<{
  id: number;
  leaves: boolean;
}>;


export type ApplicationPresenceMutation = { passerelleApplicationPresence: { version: number, writers: Array<string> } };

export type ApplicationThreadFieldsFragment = { callTitle: string, id: number, isSent: boolean, mayWrite: boolean, name: string | null, number: string | null, side: PasserelleThreadSide, withdrawnAt: string | null, zone: string | null, messages: Array<{ author: string | null, id: number, isOwn: boolean, isUnread: boolean, side: PasserelleThreadSide, text: string, writtenAt: string, files: Array<{ bytes: number, id: number, name: string, state: PasserelleFileState, type: string }> }> };

export type ApplicationThreadQueryVariables = Exact<{
  id: number;
}>;


export type ApplicationThreadQuery = { passerelleApplicationThread: { callTitle: string, id: number, isSent: boolean, mayWrite: boolean, name: string | null, number: string | null, side: PasserelleThreadSide, withdrawnAt: string | null, zone: string | null, messages: Array<{ author: string | null, id: number, isOwn: boolean, isUnread: boolean, side: PasserelleThreadSide, text: string, writtenAt: string, files: Array<{ bytes: number, id: number, name: string, state: PasserelleFileState, type: string }> }> } | null };

export type ApplicationViewFieldsFragment = { id: number, isOwn: boolean, isShared: boolean, name: string, search: string };

export type ApplicationViewsQueryVariables = Exact<{
  callId: number;
  stage?: number | null | undefined;
}>;


export type ApplicationViewsQuery = { passerelleApplicationViews: Array<{ id: number, isOwn: boolean, isShared: boolean, name: string, search: string }> };

export type ApplicationQueryVariables = Exact<{
  id: number;
}>;


export type ApplicationQuery = { passerelleApplication: { actions: Array<PasserelleApplicationAction>, answers: string, askedQuestions: string | null, applicantName: string | null, begunAt: string, callId: number, callState: PasserelleCallState, callTitle: string, changedAt: string, closesAt: string | null, form: string, formNumber: number, id: number, identifyingAnswers: Array<string>, invites: boolean, isLapsed: boolean, language: string, lateUntil: string | null, minutes: number, number: string | null, opensAt: string | null, removalAt: string | null, role: PasserelleWriterRole, sentAt: string | null, sentNumber: number, stage: number, state: PasserelleSubmissionState, structureName: string | null, trialUntil: string | null, version: number, withdrawnAt: string | null, zone: string | null, changes: Array<{ effect: PasserelleFormEffect, id: string, path: string }>, completion: { askedAt: string, isOver: boolean, questions: Array<string>, reason: PasserelleCompletionReason, text: string, until: string } | null, coWriters: Array<{ actions: Array<PasserelleCoWriterAction>, answeredAt: string | null, email: string | null, expiresAt: string | null, id: number, isSelf: boolean, name: string | null, role: PasserelleCoWriterRole, state: PasserelleCoWriterState }>, eligibility: { criterion: string, decidedAt: string, reason: PasserelleIneligibilityReason | null, text: string } | null, files: Array<{ bytes: number, id: number, name: string, state: PasserelleFileState, type: string }>, letterQuestions: Array<{ deadline: string | null, mayAsk: boolean, questionId: string }>, letters: Array<{ answeredAt: string | null, askedAt: string, delivery: PasserelleLetterDelivery, email: string | null, id: number, language: string, mayChange: boolean, name: string, openedAt: string | null, questionId: string, state: PasserelleLetterState, text: string | null, files: Array<{ bytes: number, id: number, name: string, state: PasserelleFileState, type: string }> }>, missing: Array<{ code: string, path: string, params: Array<{ name: string, value: string }> }>, origins: Array<{ id: string, origin: PasserelleAnswerOrigins }>, profile: Array<{ name: string, value: string }>, receipts: Array<{ number: number, sentAt: string, sha256: string }>, stageNames: Array<{ name: string, value: string }> } | null };

export type ApplicationsQueryVariables = Exact<{
  language: PasserelleLanguage;
}>;


export type ApplicationsQuery = { passerelleApplications: Array<{ actions: Array<PasserelleApplicationAction>, applicantName: string | null, begunAt: string, callId: number, callState: PasserelleCallState, callTitle: string, changedAt: string, closesAt: string | null, id: number, invites: boolean, isLapsed: boolean, language: string, lateUntil: string | null, number: string | null, opensAt: string | null, role: PasserelleWriterRole, sentAt: string | null, sentNumber: number, stage: number, state: PasserelleSubmissionState, structureName: string | null, unread: number, version: number, withdrawnAt: string | null, zone: string | null, completion: { askedAt: string, isOver: boolean, questions: Array<string>, reason: PasserelleCompletionReason, text: string, until: string } | null, stageNames: Array<{ name: string, value: string }> }> };

export type AskDecisionReviewMutationVariables = Exact<{
  id: number;
  text: string;
}>;


export type AskDecisionReviewMutation = { passerelleAskDecisionReview: { answer: string | null, answeredAt: string | null, askedAt: string | null, asks: boolean, id: number, isFinal: boolean, state: PasserelleDecisionReviewState | null, text: string | null, until: string | null, zone: string } };

export type AskLetterMutationVariables = Exact<{
  email: string;
  id: number;
  instead?: number | null | undefined;
  locale: string;
  message?: string | null | undefined;
  name: string;
  questionId: string;
}>;


export type AskLetterMutation = { passerelleAskLetter: { actions: Array<PasserelleApplicationAction>, answers: string, askedQuestions: string | null, applicantName: string | null, begunAt: string, callId: number, callState: PasserelleCallState, callTitle: string, changedAt: string, closesAt: string | null, form: string, formNumber: number, id: number, identifyingAnswers: Array<string>, invites: boolean, isLapsed: boolean, language: string, lateUntil: string | null, minutes: number, number: string | null, opensAt: string | null, removalAt: string | null, role: PasserelleWriterRole, sentAt: string | null, sentNumber: number, stage: number, state: PasserelleSubmissionState, structureName: string | null, trialUntil: string | null, version: number, withdrawnAt: string | null, zone: string | null, changes: Array<{ effect: PasserelleFormEffect, id: string, path: string }>, completion: { askedAt: string, isOver: boolean, questions: Array<string>, reason: PasserelleCompletionReason, text: string, until: string } | null, coWriters: Array<{ actions: Array<PasserelleCoWriterAction>, answeredAt: string | null, email: string | null, expiresAt: string | null, id: number, isSelf: boolean, name: string | null, role: PasserelleCoWriterRole, state: PasserelleCoWriterState }>, eligibility: { criterion: string, decidedAt: string, reason: PasserelleIneligibilityReason | null, text: string } | null, files: Array<{ bytes: number, id: number, name: string, state: PasserelleFileState, type: string }>, letterQuestions: Array<{ deadline: string | null, mayAsk: boolean, questionId: string }>, letters: Array<{ answeredAt: string | null, askedAt: string, delivery: PasserelleLetterDelivery, email: string | null, id: number, language: string, mayChange: boolean, name: string, openedAt: string | null, questionId: string, state: PasserelleLetterState, text: string | null, files: Array<{ bytes: number, id: number, name: string, state: PasserelleFileState, type: string }> }>, missing: Array<{ code: string, path: string, params: Array<{ name: string, value: string }> }>, origins: Array<{ id: string, origin: PasserelleAnswerOrigins }>, profile: Array<{ name: string, value: string }>, receipts: Array<{ number: number, sentAt: string, sha256: string }>, stageNames: Array<{ name: string, value: string }> } | null };

export type BeginApplicationMutationVariables = Exact<{
  answerLanguage?: string | null | undefined;
  callId: number;
  onBehalfOf?: number | null | undefined;
}>;


export type BeginApplicationMutation = { passerelleBeginApplication: { actions: Array<PasserelleApplicationAction>, answers: string, askedQuestions: string | null, applicantName: string | null, begunAt: string, callId: number, callState: PasserelleCallState, callTitle: string, changedAt: string, closesAt: string | null, form: string, formNumber: number, id: number, identifyingAnswers: Array<string>, invites: boolean, isLapsed: boolean, language: string, lateUntil: string | null, minutes: number, number: string | null, opensAt: string | null, removalAt: string | null, role: PasserelleWriterRole, sentAt: string | null, sentNumber: number, stage: number, state: PasserelleSubmissionState, structureName: string | null, trialUntil: string | null, version: number, withdrawnAt: string | null, zone: string | null, changes: Array<{ effect: PasserelleFormEffect, id: string, path: string }>, completion: { askedAt: string, isOver: boolean, questions: Array<string>, reason: PasserelleCompletionReason, text: string, until: string } | null, coWriters: Array<{ actions: Array<PasserelleCoWriterAction>, answeredAt: string | null, email: string | null, expiresAt: string | null, id: number, isSelf: boolean, name: string | null, role: PasserelleCoWriterRole, state: PasserelleCoWriterState }>, eligibility: { criterion: string, decidedAt: string, reason: PasserelleIneligibilityReason | null, text: string } | null, files: Array<{ bytes: number, id: number, name: string, state: PasserelleFileState, type: string }>, letterQuestions: Array<{ deadline: string | null, mayAsk: boolean, questionId: string }>, letters: Array<{ answeredAt: string | null, askedAt: string, delivery: PasserelleLetterDelivery, email: string | null, id: number, language: string, mayChange: boolean, name: string, openedAt: string | null, questionId: string, state: PasserelleLetterState, text: string | null, files: Array<{ bytes: number, id: number, name: string, state: PasserelleFileState, type: string }> }>, missing: Array<{ code: string, path: string, params: Array<{ name: string, value: string }> }>, origins: Array<{ id: string, origin: PasserelleAnswerOrigins }>, profile: Array<{ name: string, value: string }>, receipts: Array<{ number: number, sentAt: string, sha256: string }>, stageNames: Array<{ name: string, value: string }> } };

export type BeginExportMutationVariables = Exact<{
  asked?: boolean | null | undefined;
  by?: string | null | undefined;
  callId: number;
  country?: string | null | undefined;
  duplicate?: boolean | null | undefined;
  format: PasserelleExportKind;
  kind?: PasserelleApplicantKind | null | undefined;
  language?: PasserelleLanguage | null | undefined;
  search?: string | null | undefined;
  since?: string | null | undefined;
  sort?: PasserelleApplicationSort | null | undefined;
  stage?: number | null | undefined;
  state?: PasserelleSubmissionState | null | undefined;
  tag?: number | null | undefined;
  unread?: boolean | null | undefined;
  withdrawn?: boolean | null | undefined;
}>;


export type BeginExportMutation = { passerelleBeginExport: { callTitle: string, criteria: string, hasPlaces: boolean, items: string, pass: string, questions: string, zone: string | null } };

export type BeginTrialMutationVariables = Exact<{
  answerLanguage?: string | null | undefined;
  callId: number;
  stage?: number | null | undefined;
}>;


export type BeginTrialMutation = { passerelleBeginTrial: { actions: Array<PasserelleApplicationAction>, answers: string, askedQuestions: string | null, applicantName: string | null, begunAt: string, callId: number, callState: PasserelleCallState, callTitle: string, changedAt: string, closesAt: string | null, form: string, formNumber: number, id: number, identifyingAnswers: Array<string>, invites: boolean, isLapsed: boolean, language: string, lateUntil: string | null, minutes: number, number: string | null, opensAt: string | null, removalAt: string | null, role: PasserelleWriterRole, sentAt: string | null, sentNumber: number, stage: number, state: PasserelleSubmissionState, structureName: string | null, trialUntil: string | null, version: number, withdrawnAt: string | null, zone: string | null, changes: Array<{ effect: PasserelleFormEffect, id: string, path: string }>, completion: { askedAt: string, isOver: boolean, questions: Array<string>, reason: PasserelleCompletionReason, text: string, until: string } | null, coWriters: Array<{ actions: Array<PasserelleCoWriterAction>, answeredAt: string | null, email: string | null, expiresAt: string | null, id: number, isSelf: boolean, name: string | null, role: PasserelleCoWriterRole, state: PasserelleCoWriterState }>, eligibility: { criterion: string, decidedAt: string, reason: PasserelleIneligibilityReason | null, text: string } | null, files: Array<{ bytes: number, id: number, name: string, state: PasserelleFileState, type: string }>, letterQuestions: Array<{ deadline: string | null, mayAsk: boolean, questionId: string }>, letters: Array<{ answeredAt: string | null, askedAt: string, delivery: PasserelleLetterDelivery, email: string | null, id: number, language: string, mayChange: boolean, name: string, openedAt: string | null, questionId: string, state: PasserelleLetterState, text: string | null, files: Array<{ bytes: number, id: number, name: string, state: PasserelleFileState, type: string }> }>, missing: Array<{ code: string, path: string, params: Array<{ name: string, value: string }> }>, origins: Array<{ id: string, origin: PasserelleAnswerOrigins }>, profile: Array<{ name: string, value: string }>, receipts: Array<{ number: number, sentAt: string, sha256: string }>, stageNames: Array<{ name: string, value: string }> } };

export type CallStatisticsQueryVariables = Exact<{
  callId: number;
  language: PasserelleLanguage;
  stage?: number | null | undefined;
}>;


export type CallStatisticsQuery = { passerelleCallStatistics: { begun: number | null, callId: number, countedAt: string | null, hasQuestions: boolean, sent: number, title: string, zone: string | null, countries: Array<{ count: number | null, key: string, name: string | null }>, days: Array<{ begun: number | null, day: string, sent: number }>, kinds: Array<{ count: number | null, key: string }>, languages: Array<{ count: number | null, key: string }>, questions: Array<{ id: string, isRestHidden: boolean, people: number, title: string, values: Array<{ count: number | null, key: string, name: string | null }> }>, states: Array<{ count: number | null, key: string }> } | null };

export type CancelCompletionMutationVariables = Exact<{
  id: number;
  version: number;
}>;


export type CancelCompletionMutation = { passerelleCancelCompletion: { code: string | null, id: number, ok: boolean, state: PasserelleSubmissionState | null, version: number | null } };

export type CancelLetterMutationVariables = Exact<{
  id: number;
  letterId: number;
}>;


export type CancelLetterMutation = { passerelleCancelLetter: { actions: Array<PasserelleApplicationAction>, answers: string, askedQuestions: string | null, applicantName: string | null, begunAt: string, callId: number, callState: PasserelleCallState, callTitle: string, changedAt: string, closesAt: string | null, form: string, formNumber: number, id: number, identifyingAnswers: Array<string>, invites: boolean, isLapsed: boolean, language: string, lateUntil: string | null, minutes: number, number: string | null, opensAt: string | null, removalAt: string | null, role: PasserelleWriterRole, sentAt: string | null, sentNumber: number, stage: number, state: PasserelleSubmissionState, structureName: string | null, trialUntil: string | null, version: number, withdrawnAt: string | null, zone: string | null, changes: Array<{ effect: PasserelleFormEffect, id: string, path: string }>, completion: { askedAt: string, isOver: boolean, questions: Array<string>, reason: PasserelleCompletionReason, text: string, until: string } | null, coWriters: Array<{ actions: Array<PasserelleCoWriterAction>, answeredAt: string | null, email: string | null, expiresAt: string | null, id: number, isSelf: boolean, name: string | null, role: PasserelleCoWriterRole, state: PasserelleCoWriterState }>, eligibility: { criterion: string, decidedAt: string, reason: PasserelleIneligibilityReason | null, text: string } | null, files: Array<{ bytes: number, id: number, name: string, state: PasserelleFileState, type: string }>, letterQuestions: Array<{ deadline: string | null, mayAsk: boolean, questionId: string }>, letters: Array<{ answeredAt: string | null, askedAt: string, delivery: PasserelleLetterDelivery, email: string | null, id: number, language: string, mayChange: boolean, name: string, openedAt: string | null, questionId: string, state: PasserelleLetterState, text: string | null, files: Array<{ bytes: number, id: number, name: string, state: PasserelleFileState, type: string }> }>, missing: Array<{ code: string, path: string, params: Array<{ name: string, value: string }> }>, origins: Array<{ id: string, origin: PasserelleAnswerOrigins }>, profile: Array<{ name: string, value: string }>, receipts: Array<{ number: number, sentAt: string, sha256: string }>, stageNames: Array<{ name: string, value: string }> } | null };

export type ChangeCoWriterMutationVariables = Exact<{
  action: PasserelleCoWriterAction;
  id: number;
  role?: PasserelleCoWriterRole | null | undefined;
  writerId: number;
}>;


export type ChangeCoWriterMutation = { passerelleChangeCoWriter: Array<{ actions: Array<PasserelleCoWriterAction>, answeredAt: string | null, email: string | null, expiresAt: string | null, id: number, isSelf: boolean, name: string | null, role: PasserelleCoWriterRole, state: PasserelleCoWriterState }> };

export type ChangeFormMutationVariables = Exact<{
  action: PasserelleFormAction;
  callId: number;
  form?: string | null | undefined;
  fromCallId?: number | null | undefined;
  readyMade?: PasserelleReadyMadeForm | null | undefined;
  stage?: number | null | undefined;
  version: number;
}>;


export type ChangeFormMutation = { passerelleChangeForm: { actions: Array<PasserelleFormAction>, callId: number, changedAt: string | null, drafts: number, document: string, languages: Array<string>, minutes: number, publishedAt: string | null, publishedNumber: number, sent: number, stage: number, version: number, changes: Array<{ answered: number | null, effect: PasserelleFormEffect, id: string, path: string }>, problems: Array<{ code: string, path: string, params: Array<{ name: string, value: string }> }> } };

export type ChangeMentorMutationVariables = Exact<{
  action: PasserelleMentorAction;
  id: number;
  userId: number;
}>;


export type ChangeMentorMutation = { passerelleChangeMentor: { id: number, isTeam: boolean, candidates: Array<{ id: number, name: string }>, mentors: Array<{ actions: Array<PasserelleMentorAction>, changedAt: string, id: number, name: string, readsDraft: boolean, state: PasserelleMentorState }> } | null };

export type CheckEligibilityMutationVariables = Exact<{
  items: Array<PasserelleVersionedApplication> | PasserelleVersionedApplication;
  result: PasserelleEligibilityResult;
  reason?: PasserelleIneligibilityReason | null | undefined;
  stated?: number | null | undefined;
  text?: string | null | undefined;
}>;


export type CheckEligibilityMutation = { passerelleCheckEligibility: { results: Array<{ code: string | null, id: number, ok: boolean, state: PasserelleSubmissionState | null, version: number | null }> } };

export type CheckReceiptMutationVariables = Exact<{
  address: string;
  number: string;
  sha256: string;
}>;


export type CheckReceiptMutation = { passerelleCheckReceipt: { matches: boolean, sentAt: string | null } };

export type CoWriterFieldsFragment = { actions: Array<PasserelleCoWriterAction>, answeredAt: string | null, email: string | null, expiresAt: string | null, id: number, isSelf: boolean, name: string | null, role: PasserelleCoWriterRole, state: PasserelleCoWriterState };

export type CoWriterInvitationsQueryVariables = Exact<{
  language: PasserelleLanguage;
}>;


export type CoWriterInvitationsQuery = { passerelleCoWriterInvitations: Array<{ callTitle: string, expiresAt: string | null, id: number, inviter: string, role: PasserelleCoWriterRole }> };

export type ComposedFormFieldsFragment = { actions: Array<PasserelleFormAction>, callId: number, changedAt: string | null, drafts: number, document: string, languages: Array<string>, minutes: number, publishedAt: string | null, publishedNumber: number, sent: number, stage: number, version: number, changes: Array<{ answered: number | null, effect: PasserelleFormEffect, id: string, path: string }>, problems: Array<{ code: string, path: string, params: Array<{ name: string, value: string }> }> };

export type ComposedFormQueryVariables = Exact<{
  callId: number;
  stage?: number | null | undefined;
}>;


export type ComposedFormQuery = { passerelleComposedForm: { published: string | null, actions: Array<PasserelleFormAction>, callId: number, changedAt: string | null, drafts: number, document: string, languages: Array<string>, minutes: number, publishedAt: string | null, publishedNumber: number, sent: number, stage: number, version: number, changes: Array<{ answered: number | null, effect: PasserelleFormEffect, id: string, path: string }>, problems: Array<{ code: string, path: string, params: Array<{ name: string, value: string }> }> } | null };

export type DecisionReviewFieldsFragment = { amountAsked: string | null, answer: string | null, answeredAt: string | null, answerer: string | null, answers: boolean, askedAt: string, callId: number, callTitle: string, handles: boolean, id: number, isAboutEligibility: boolean, kinds: Array<PasserelleDecisionKind>, state: PasserelleDecisionReviewState, text: string, version: number, zone: string, amount: { currency: string, decimals: number } | null, application: { askedUntil: string | null, callId: number, callTitle: string, changed: Array<string>, country: string | null, id: number, language: PasserelleLanguage, name: string, number: string, person: string | null, state: PasserelleSubmissionState, withdrawnAt: string | null, zone: string | null, earlier: { answers: string, form: string, number: number, questions: Array<string>, sentAt: string, sha256: string, files: Array<{ bytes: number, id: number, name: string, questionId: string, sha256: string, state: PasserelleFileState, type: string }>, profile: Array<{ name: string, value: string }> } | null, letters: Array<{ id: number, name: string, questionId: string, receivedAt: string, text: string, files: Array<{ bytes: number, id: number, name: string, state: PasserelleFileState, type: string }> }>, notes: Array<{ author: string | null, id: number, isOwn: boolean, text: string, writtenAt: string }>, shown: { answers: string, form: string, number: number, questions: Array<string>, sentAt: string, sha256: string, files: Array<{ bytes: number, id: number, name: string, questionId: string, sha256: string, state: PasserelleFileState, type: string }>, profile: Array<{ name: string, value: string }> }, versions: Array<{ number: number, sentAt: string, sha256: string }> }, correction: { after: { amount: string | null, currency: string | null, place: number | null, rank: number | null, ranked: number, state: PasserelleSubmissionState }, before: { amount: string | null, currency: string | null, place: number | null, rank: number | null, ranked: number, state: PasserelleSubmissionState } } | null, result: { amount: string | null, at: string | null, criterion: string | null, currency: string | null, isHidden: boolean, kind: PasserelleDecisionKind | null, place: number | null, rank: number | null, ranked: number, reason: PasserelleIneligibilityReason | null, revocation: string | null, text: string | null, letters: Array<{ body: string, language: string, subject: string }> } };

export type DecisionReviewQueryVariables = Exact<{
  id: number;
}>;


export type DecisionReviewQuery = { passerelleDecisionReview: { amountAsked: string | null, answer: string | null, answeredAt: string | null, answerer: string | null, answers: boolean, askedAt: string, callId: number, callTitle: string, handles: boolean, id: number, isAboutEligibility: boolean, kinds: Array<PasserelleDecisionKind>, state: PasserelleDecisionReviewState, text: string, version: number, zone: string, amount: { currency: string, decimals: number } | null, application: { askedUntil: string | null, callId: number, callTitle: string, changed: Array<string>, country: string | null, id: number, language: PasserelleLanguage, name: string, number: string, person: string | null, state: PasserelleSubmissionState, withdrawnAt: string | null, zone: string | null, earlier: { answers: string, form: string, number: number, questions: Array<string>, sentAt: string, sha256: string, files: Array<{ bytes: number, id: number, name: string, questionId: string, sha256: string, state: PasserelleFileState, type: string }>, profile: Array<{ name: string, value: string }> } | null, letters: Array<{ id: number, name: string, questionId: string, receivedAt: string, text: string, files: Array<{ bytes: number, id: number, name: string, state: PasserelleFileState, type: string }> }>, notes: Array<{ author: string | null, id: number, isOwn: boolean, text: string, writtenAt: string }>, shown: { answers: string, form: string, number: number, questions: Array<string>, sentAt: string, sha256: string, files: Array<{ bytes: number, id: number, name: string, questionId: string, sha256: string, state: PasserelleFileState, type: string }>, profile: Array<{ name: string, value: string }> }, versions: Array<{ number: number, sentAt: string, sha256: string }> }, correction: { after: { amount: string | null, currency: string | null, place: number | null, rank: number | null, ranked: number, state: PasserelleSubmissionState }, before: { amount: string | null, currency: string | null, place: number | null, rank: number | null, ranked: number, state: PasserelleSubmissionState } } | null, result: { amount: string | null, at: string | null, criterion: string | null, currency: string | null, isHidden: boolean, kind: PasserelleDecisionKind | null, place: number | null, rank: number | null, ranked: number, reason: PasserelleIneligibilityReason | null, revocation: string | null, text: string | null, letters: Array<{ body: string, language: string, subject: string }> } } | null };

export type DeleteNoteMutationVariables = Exact<{
  id: number;
  noteId: number;
}>;


export type DeleteNoteMutation = { passerelleDeleteNote: Array<{ author: string | null, id: number, isOwn: boolean, text: string, writtenAt: string }> };

export type DeleteViewMutationVariables = Exact<{
  callId: number;
  stage?: number | null | undefined;
  id: number;
}>;


export type DeleteViewMutation = { passerelleDeleteView: Array<{ id: number, isOwn: boolean, isShared: boolean, name: string, search: string }> };

export type DraftThreadsQueryVariables = Exact<{
  callId: number;
}>;


export type DraftThreadsQuery = { passerelleDraftThreads: Array<{ id: number, lastAt: string, name: string | null, unread: number }> };

export type EligibilityQueryVariables = Exact<{
  callId: number;
  onBehalfOf?: number | null | undefined;
  lateLink?: number | null | undefined;
}>;


export type EligibilityQuery = { passerelleEligibility: { applicationId: number | null, applicationsBegun: number, applicationsEach: number, callTitle: string, isBlocked: boolean, languages: Array<string>, lateUntil: string | null, minutes: number | null, monthsKept: number, verdict: PasserelleVerdict, zone: string | null, criteria: Array<{ code: PasserelleCriterionCode, verdict: PasserelleVerdict, facts: Array<{ name: string, value: string }> }> } | null };

export type ExportReviewsQueryVariables = Exact<{
  items: string;
  pass: string;
}>;


export type ExportReviewsQuery = { passerelleExportReviews: { read: number, rows: string } | null };

export type ExportRowsQueryVariables = Exact<{
  items: string;
  pass: string;
}>;


export type ExportRowsQuery = { passerelleExportRows: { read: number, rows: string } | null };

export type GrantLateLinkMutationVariables = Exact<{
  callId: number;
  stage?: number | null | undefined;
  email: string;
  mailLanguage: string;
  reason: string;
  until: string;
}>;


export type GrantLateLinkMutation = { passerelleGrantLateLink: { applicationId: number | null, email: string, grantedAt: string, grantedBy: string | null, id: number, reason: string, state: PasserelleLateLinkState, until: string, usedAt: string | null } };

export type HandledApplicationFieldsFragment = { code: string | null, id: number, ok: boolean, state: PasserelleSubmissionState | null, version: number | null };

export type InviteCoWriterMutationVariables = Exact<{
  email?: string | null | undefined;
  id: number;
  memberId?: number | null | undefined;
  role: PasserelleCoWriterRole;
  userId?: number | null | undefined;
}>;


export type InviteCoWriterMutation = { passerelleInviteCoWriter: Array<{ actions: Array<PasserelleCoWriterAction>, answeredAt: string | null, email: string | null, expiresAt: string | null, id: number, isSelf: boolean, name: string | null, role: PasserelleCoWriterRole, state: PasserelleCoWriterState }> };

export type LateLinkFieldsFragment = { applicationId: number | null, email: string, grantedAt: string, grantedBy: string | null, id: number, reason: string, state: PasserelleLateLinkState, until: string, usedAt: string | null };

export type LateLinksQueryVariables = Exact<{
  callId: number;
  stage?: number | null | undefined;
}>;


export type LateLinksQuery = { passerelleLateLinks: { first: string, last: string, refusal: string | null, items: Array<{ applicationId: number | null, email: string, grantedAt: string, grantedBy: string | null, id: number, reason: string, state: PasserelleLateLinkState, until: string, usedAt: string | null }> } | null };

export type LetterQueryVariables = Exact<{
  hash: string;
  language: PasserelleLanguage;
}>;


export type LetterQuery = { passerelleLetter: { applicant: string, callPath: string | null, callTitle: string, deadline: string | null, isReadByApplicant: boolean, isReceived: boolean, maxFiles: number, maxText: number, message: string, name: string, question: string, text: string, zone: string | null, files: Array<{ bytes: number, error: string | null, id: number, name: string, state: PasserelleFileState, type: string }> } };

export type ListedApplicationFieldsFragment = { actions: Array<PasserelleApplicationAction>, applicantName: string | null, begunAt: string, callId: number, callState: PasserelleCallState, callTitle: string, changedAt: string, closesAt: string | null, id: number, invites: boolean, isLapsed: boolean, language: string, lateUntil: string | null, number: string | null, opensAt: string | null, role: PasserelleWriterRole, sentAt: string | null, sentNumber: number, stage: number, state: PasserelleSubmissionState, structureName: string | null, unread: number, version: number, withdrawnAt: string | null, zone: string | null, completion: { askedAt: string, isOver: boolean, questions: Array<string>, reason: PasserelleCompletionReason, text: string, until: string } | null, stageNames: Array<{ name: string, value: string }> };

export type MentoredApplicationQueryVariables = Exact<{
  id: number;
}>;


export type MentoredApplicationQuery = { passerelleMentoredApplication: { callTitle: string, changedAt: string, id: number, language: PasserelleLanguage, name: string | null, number: string | null, readsDraft: boolean, state: PasserelleSubmissionState, withdrawnAt: string | null, zone: string | null, draft: { answers: string, changedAt: string, form: string, questions: Array<string>, files: Array<{ bytes: number, id: number, name: string, questionId: string, sha256: string, state: PasserelleFileState, type: string }>, profile: Array<{ name: string, value: string }> } | null, stages: Array<{ number: number, state: PasserelleSubmissionState, names: Array<{ name: string, value: string }>, version: { answers: string, form: string, number: number, questions: Array<string>, sentAt: string, sha256: string, files: Array<{ bytes: number, id: number, name: string, questionId: string, sha256: string, state: PasserelleFileState, type: string }>, profile: Array<{ name: string, value: string }> } }> } | null };

export type MentoredApplicationsQueryVariables = Exact<{
  language: PasserelleLanguage;
}>;


export type MentoredApplicationsQuery = { passerelleMentoredApplications: Array<{ callTitle: string, changedAt: string, id: number, name: string | null, number: string | null, state: PasserelleSubmissionState, unread: number, withdrawnAt: string | null, zone: string | null }> };

export type MutateApplicationMutationVariables = Exact<{
  action: PasserelleApplicationAction;
  answers?: string | null | undefined;
  id: number;
  version: number;
}>;


export type MutateApplicationMutation = { passerelleMutateApplication: { actions: Array<PasserelleApplicationAction>, answers: string, askedQuestions: string | null, applicantName: string | null, begunAt: string, callId: number, callState: PasserelleCallState, callTitle: string, changedAt: string, closesAt: string | null, form: string, formNumber: number, id: number, identifyingAnswers: Array<string>, invites: boolean, isLapsed: boolean, language: string, lateUntil: string | null, minutes: number, number: string | null, opensAt: string | null, removalAt: string | null, role: PasserelleWriterRole, sentAt: string | null, sentNumber: number, stage: number, state: PasserelleSubmissionState, structureName: string | null, trialUntil: string | null, version: number, withdrawnAt: string | null, zone: string | null, changes: Array<{ effect: PasserelleFormEffect, id: string, path: string }>, completion: { askedAt: string, isOver: boolean, questions: Array<string>, reason: PasserelleCompletionReason, text: string, until: string } | null, coWriters: Array<{ actions: Array<PasserelleCoWriterAction>, answeredAt: string | null, email: string | null, expiresAt: string | null, id: number, isSelf: boolean, name: string | null, role: PasserelleCoWriterRole, state: PasserelleCoWriterState }>, eligibility: { criterion: string, decidedAt: string, reason: PasserelleIneligibilityReason | null, text: string } | null, files: Array<{ bytes: number, id: number, name: string, state: PasserelleFileState, type: string }>, letterQuestions: Array<{ deadline: string | null, mayAsk: boolean, questionId: string }>, letters: Array<{ answeredAt: string | null, askedAt: string, delivery: PasserelleLetterDelivery, email: string | null, id: number, language: string, mayChange: boolean, name: string, openedAt: string | null, questionId: string, state: PasserelleLetterState, text: string | null, files: Array<{ bytes: number, id: number, name: string, state: PasserelleFileState, type: string }> }>, missing: Array<{ code: string, path: string, params: Array<{ name: string, value: string }> }>, origins: Array<{ id: string, origin: PasserelleAnswerOrigins }>, profile: Array<{ name: string, value: string }>, receipts: Array<{ number: number, sentAt: string, sha256: string }>, stageNames: Array<{ name: string, value: string }> } | null };

export type OwnDecisionFieldsFragment = { amount: string | null, answer: PasserelleOfferAnswer | null, answerUntil: string | null, answers: boolean, currency: string | null, id: number, kind: PasserelleDecisionKind, place: number | null, publishedAt: string, reason: string | null, state: PasserelleSubmissionState, zone: string, letters: Array<{ body: string, language: string, subject: string }>, publicResult: { agrees: boolean, country: string | null, isShown: boolean, name: string, title: string | null } | null };

export type OwnDecisionReviewFieldsFragment = { answer: string | null, answeredAt: string | null, askedAt: string | null, asks: boolean, id: number, isFinal: boolean, state: PasserelleDecisionReviewState | null, text: string | null, until: string | null, zone: string };

export type OwnDecisionReviewQueryVariables = Exact<{
  id: number;
}>;


export type OwnDecisionReviewQuery = { passerelleOwnDecisionReview: { answer: string | null, answeredAt: string | null, askedAt: string | null, asks: boolean, id: number, isFinal: boolean, state: PasserelleDecisionReviewState | null, text: string | null, until: string | null, zone: string } | null };

export type OwnDecisionQueryVariables = Exact<{
  id: number;
  stage?: number | null | undefined;
}>;


export type OwnDecisionQuery = { passerelleOwnDecision: { amount: string | null, answer: PasserelleOfferAnswer | null, answerUntil: string | null, answers: boolean, currency: string | null, id: number, kind: PasserelleDecisionKind, place: number | null, publishedAt: string, reason: string | null, state: PasserelleSubmissionState, zone: string, letters: Array<{ body: string, language: string, subject: string }>, publicResult: { agrees: boolean, country: string | null, isShown: boolean, name: string, title: string | null } | null } | null };

export type PreviewCorrectionMutationVariables = Exact<{
  amount?: string | null | undefined;
  currency?: string | null | undefined;
  id: number;
  kind: PasserelleDecisionKind;
}>;


export type PreviewCorrectionMutation = { passerellePreviewCorrection: { id: number, sources: string, letters: Array<{ body: string, language: string, subject: string }> } };

export type ReadMessagesMutationVariables = Exact<{
  id: number;
  upTo: number;
}>;


export type ReadMessagesMutation = { passerelleReadMessages: { callTitle: string, id: number, isSent: boolean, mayWrite: boolean, name: string | null, number: string | null, side: PasserelleThreadSide, withdrawnAt: string | null, zone: string | null, messages: Array<{ author: string | null, id: number, isOwn: boolean, isUnread: boolean, side: PasserelleThreadSide, text: string, writtenAt: string, files: Array<{ bytes: number, id: number, name: string, state: PasserelleFileState, type: string }> }> } | null };

export type ReceivedApplicationQueryVariables = Exact<{
  earlier?: number | null | undefined;
  id: number;
  stage?: number | null | undefined;
  version?: number | null | undefined;
}>;


export type ReceivedApplicationQuery = { passerelleReceivedApplication: { askedUntil: string | null, callId: number, callTitle: string, changed: Array<string>, country: string | null, id: number, language: PasserelleLanguage, name: string, number: string, person: string | null, stage: number, state: PasserelleSubmissionState, tags: Array<string>, withdrawnAt: string | null, zone: string | null, duplicates: Array<{ id: number, kinds: Array<PasserelleDuplicateKind>, name: string, number: string, state: PasserelleSubmissionState, withdrawn: boolean }>, earlier: { answers: string, form: string, number: number, questions: Array<string>, sentAt: string, sha256: string, files: Array<{ bytes: number, id: number, name: string, questionId: string, sha256: string, state: PasserelleFileState, type: string }>, profile: Array<{ name: string, value: string }> } | null, letters: Array<{ id: number, name: string, questionId: string, receivedAt: string, text: string, files: Array<{ bytes: number, id: number, name: string, state: PasserelleFileState, type: string }> }>, notes: Array<{ author: string | null, id: number, isOwn: boolean, text: string, writtenAt: string }>, shown: { answers: string, form: string, number: number, questions: Array<string>, sentAt: string, sha256: string, files: Array<{ bytes: number, id: number, name: string, questionId: string, sha256: string, state: PasserelleFileState, type: string }>, profile: Array<{ name: string, value: string }> }, stages: Array<{ number: number, state: PasserelleSubmissionState, names: Array<{ name: string, value: string }>, version: { answers: string, form: string, number: number, questions: Array<string>, sentAt: string, sha256: string, files: Array<{ bytes: number, id: number, name: string, questionId: string, sha256: string, state: PasserelleFileState, type: string }>, profile: Array<{ name: string, value: string }> } }>, versions: Array<{ number: number, sentAt: string, sha256: string }> } | null };

export type RecordedResultFieldsFragment = { amount: string | null, currency: string | null, place: number | null, rank: number | null, ranked: number, state: PasserelleSubmissionState };

export type RemindLetterMutationVariables = Exact<{
  id: number;
  letterId: number;
}>;


export type RemindLetterMutation = { passerelleRemindLetter: { actions: Array<PasserelleApplicationAction>, answers: string, askedQuestions: string | null, applicantName: string | null, begunAt: string, callId: number, callState: PasserelleCallState, callTitle: string, changedAt: string, closesAt: string | null, form: string, formNumber: number, id: number, identifyingAnswers: Array<string>, invites: boolean, isLapsed: boolean, language: string, lateUntil: string | null, minutes: number, number: string | null, opensAt: string | null, removalAt: string | null, role: PasserelleWriterRole, sentAt: string | null, sentNumber: number, stage: number, state: PasserelleSubmissionState, structureName: string | null, trialUntil: string | null, version: number, withdrawnAt: string | null, zone: string | null, changes: Array<{ effect: PasserelleFormEffect, id: string, path: string }>, completion: { askedAt: string, isOver: boolean, questions: Array<string>, reason: PasserelleCompletionReason, text: string, until: string } | null, coWriters: Array<{ actions: Array<PasserelleCoWriterAction>, answeredAt: string | null, email: string | null, expiresAt: string | null, id: number, isSelf: boolean, name: string | null, role: PasserelleCoWriterRole, state: PasserelleCoWriterState }>, eligibility: { criterion: string, decidedAt: string, reason: PasserelleIneligibilityReason | null, text: string } | null, files: Array<{ bytes: number, id: number, name: string, state: PasserelleFileState, type: string }>, letterQuestions: Array<{ deadline: string | null, mayAsk: boolean, questionId: string }>, letters: Array<{ answeredAt: string | null, askedAt: string, delivery: PasserelleLetterDelivery, email: string | null, id: number, language: string, mayChange: boolean, name: string, openedAt: string | null, questionId: string, state: PasserelleLetterState, text: string | null, files: Array<{ bytes: number, id: number, name: string, state: PasserelleFileState, type: string }> }>, missing: Array<{ code: string, path: string, params: Array<{ name: string, value: string }> }>, origins: Array<{ id: string, origin: PasserelleAnswerOrigins }>, profile: Array<{ name: string, value: string }>, receipts: Array<{ number: number, sentAt: string, sha256: string }>, stageNames: Array<{ name: string, value: string }> } | null };

export type RemoveCoWriterMutationVariables = Exact<{
  id: number;
  writerId: number;
}>;


export type RemoveCoWriterMutation = { passerelleRemoveCoWriter: Array<{ actions: Array<PasserelleCoWriterAction>, answeredAt: string | null, email: string | null, expiresAt: string | null, id: number, isSelf: boolean, name: string | null, role: PasserelleCoWriterRole, state: PasserelleCoWriterState }> };

export type RequestCompletionMutationVariables = Exact<{
  id: number;
  version: number;
  questions: Array<string> | string;
  until: string;
  text: string;
}>;


export type RequestCompletionMutation = { passerelleRequestCompletion: { code: string | null, id: number, ok: boolean, state: PasserelleSubmissionState | null, version: number | null } };

export type RevokeLateLinkMutationVariables = Exact<{
  callId: number;
  id: number;
}>;


export type RevokeLateLinkMutation = { passerelleRevokeLateLink: { applicationId: number | null, email: string, grantedAt: string, grantedBy: string | null, id: number, reason: string, state: PasserelleLateLinkState, until: string, usedAt: string | null } };

export type SaveViewMutationVariables = Exact<{
  callId: number;
  stage?: number | null | undefined;
  id?: number | null | undefined;
  name: string;
  search: string;
  isShared: boolean;
}>;


export type SaveViewMutation = { passerelleSaveView: Array<{ id: number, isOwn: boolean, isShared: boolean, name: string, search: string }> };

export type SentApplicationsQueryVariables = Exact<{
  asked?: boolean | null | undefined;
  by?: string | null | undefined;
  callId: number;
  columns?: string | null | undefined;
  country?: string | null | undefined;
  duplicate?: boolean | null | undefined;
  kind?: PasserelleApplicantKind | null | undefined;
  language?: PasserelleLanguage | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
  since?: string | null | undefined;
  sort?: PasserelleApplicationSort | null | undefined;
  stage?: number | null | undefined;
  state?: PasserelleSubmissionState | null | undefined;
  tag?: number | null | undefined;
  unread?: boolean | null | undefined;
  withdrawn?: boolean | null | undefined;
}>;


export type SentApplicationsQuery = { passerelleSentApplications: { callId: number, countries: Array<string>, own: number, page: number, pages: number, questions: string, title: string, total: number, zone: string | null, items: Array<{ answers: string, askedUntil: string | null, changedAt: string, country: string | null, duplicates: Array<PasserelleDuplicateKind>, id: number, kind: PasserelleApplicantKind, language: PasserelleLanguage, name: string, number: string, person: string | null, sentAt: string, state: PasserelleSubmissionState, tags: Array<string>, unread: number, versions: number, withdrawnAt: string | null }>, tags: Array<{ id: number, name: string }> } | null };

export type SentVersionFieldsFragment = { answers: string, form: string, number: number, questions: Array<string>, sentAt: string, sha256: string, files: Array<{ bytes: number, id: number, name: string, questionId: string, sha256: string, state: PasserelleFileState, type: string }>, profile: Array<{ name: string, value: string }> };

export type ShowOwnResultMutationVariables = Exact<{
  agrees: boolean;
  id: number;
}>;


export type ShowOwnResultMutation = { passerelleShowOwnResult: { amount: string | null, answer: PasserelleOfferAnswer | null, answerUntil: string | null, answers: boolean, currency: string | null, id: number, kind: PasserelleDecisionKind, place: number | null, publishedAt: string, reason: string | null, state: PasserelleSubmissionState, zone: string, letters: Array<{ body: string, language: string, subject: string }>, publicResult: { agrees: boolean, country: string | null, isShown: boolean, name: string, title: string | null } | null } };

export type TagApplicationsMutationVariables = Exact<{
  ids: Array<number> | number;
  tag: string;
  isAdded: boolean;
}>;


export type TagApplicationsMutation = { passerelleTagApplications: { results: Array<{ code: string | null, id: number, ok: boolean }> } };

export type WriteMessageMutationVariables = Exact<{
  files: Array<number> | number;
  id: number;
  text: string;
}>;


export type WriteMessageMutation = { passerelleWriteMessage: { callTitle: string, id: number, isSent: boolean, mayWrite: boolean, name: string | null, number: string | null, side: PasserelleThreadSide, withdrawnAt: string | null, zone: string | null, messages: Array<{ author: string | null, id: number, isOwn: boolean, isUnread: boolean, side: PasserelleThreadSide, text: string, writtenAt: string, files: Array<{ bytes: number, id: number, name: string, state: PasserelleFileState, type: string }> }> } | null };

export type WriteNoteMutationVariables = Exact<{
  id: number;
  text: string;
}>;


export type WriteNoteMutation = { passerelleWriteNote: Array<{ author: string | null, id: number, isOwn: boolean, text: string, writtenAt: string }> };

export type ActivateMutationVariables = Exact<{
  hash: string;
  password?: string | null | undefined;
  passwordConfirm?: string | null | undefined;
  replace?: boolean | null | undefined;
  address: string;
  device: string;
}>;


export type ActivateMutation = { passerelleActivate: { demandToken: string | null, demandSeconds: number | null, signedIn: { accessToken: string, accessSeconds: number, refreshToken: string, refreshSeconds: number, deviceProof: string, deviceSeconds: number, user: { id: number, email: string, firstName: string, lastName: string, phone: string | null, country: string | null, language: PasserelleLanguage, isOnboarded: boolean, interestSectors: Array<number>, interestCountries: Array<number>, allSectors: boolean, allCountries: boolean, newsletter: boolean, deletionDueAt: string | null, capabilities: Array<string>, unreadNotices: number, roles: Array<{ name: string }> } } | null } };

export type ActivationLinkQueryVariables = Exact<{
  hash: string;
}>;


export type ActivationLinkQuery = { passerelleActivationLink: { hasPassword: boolean } | null };

export type AskNewPasswordMutationVariables = Exact<{
  email: string;
  language: PasserelleLanguage;
  address: string;
}>;


export type AskNewPasswordMutation = { passerelleAskNewPassword: boolean };

export type CompleteAccountMutationVariables = Exact<{
  demandToken: string;
  input: PasserelleCompletingInput;
  address: string;
  device: string;
}>;


export type CompleteAccountMutation = { passerelleCompleteAccount: { accessToken: string, accessSeconds: number, refreshToken: string, refreshSeconds: number, deviceProof: string, deviceSeconds: number, user: { id: number, email: string, firstName: string, lastName: string, phone: string | null, country: string | null, language: PasserelleLanguage, isOnboarded: boolean, interestSectors: Array<number>, interestCountries: Array<number>, allSectors: boolean, allCountries: boolean, newsletter: boolean, deletionDueAt: string | null, capabilities: Array<string>, unreadNotices: number, roles: Array<{ name: string }> } } };

export type CountriesQueryVariables = Exact<{
  language: PasserelleLanguage;
}>;


export type CountriesQuery = { passerelleReference: { countries: Array<{ isoCode: string, name: string }> } };

export type EndSessionMutationVariables = Exact<{
  id: number;
}>;


export type EndSessionMutation = { passerelleEndSession: boolean };

export type LinkIdentityMutationVariables = Exact<{
  provider: PasserelleSocialProvider;
  subject: string;
}>;


export type LinkIdentityMutation = { passerelleLinkIdentity: boolean };

export type NewPasswordLinkQueryVariables = Exact<{
  hash: string;
  address: string;
}>;


export type NewPasswordLinkQuery = { passerelleNewPasswordLink: boolean };

export type OwnProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnProfileQuery = { passerelleUser: { id: number, hasPublishedProfile: boolean } | null };

export type RegisterMutationVariables = Exact<{
  input: PasserelleRegistrationInput;
  language: PasserelleLanguage;
  address: string;
}>;


export type RegisterMutation = { passerelleRegister: boolean };

export type RenewSessionMutationVariables = Exact<{
  refreshToken: string;
}>;


export type RenewSessionMutation = { passerelleRenewSession: { accessToken: string, accessSeconds: number, refreshToken: string, refreshSeconds: number, deviceProof: string, deviceSeconds: number, user: { id: number, email: string, firstName: string, lastName: string, phone: string | null, country: string | null, language: PasserelleLanguage, isOnboarded: boolean, interestSectors: Array<number>, interestCountries: Array<number>, allSectors: boolean, allCountries: boolean, newsletter: boolean, deletionDueAt: string | null, capabilities: Array<string>, unreadNotices: number, roles: Array<{ name: string }> } } };

export type ResetPasswordMutationVariables = Exact<{
  hash: string;
  password: string;
  passwordConfirm: string;
  address: string;
}>;


export type ResetPasswordMutation = { passerelleResetPassword: boolean };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { passerelleSessions: Array<{ id: number, device: string, startedAt: string, usedAt: string, isCurrent: boolean, isInWordPress: boolean }> };

export type SignInMutationVariables = Exact<{
  email: string;
  password: string;
  address: string;
  device: string;
  deviceProof?: string | null | undefined;
}>;


export type SignInMutation = { passerelleSignIn: { accessToken: string, accessSeconds: number, refreshToken: string, refreshSeconds: number, deviceProof: string, deviceSeconds: number, user: { id: number, email: string, firstName: string, lastName: string, phone: string | null, country: string | null, language: PasserelleLanguage, isOnboarded: boolean, interestSectors: Array<number>, interestCountries: Array<number>, allSectors: boolean, allCountries: boolean, newsletter: boolean, deletionDueAt: string | null, capabilities: Array<string>, unreadNotices: number, roles: Array<{ name: string }> } } };

export type SignOutMutationVariables = Exact<{
  refreshToken: string;
}>;


export type SignOutMutation = { passerelleSignOut: boolean };

export type SignedInFieldsFragment = { accessToken: string, accessSeconds: number, refreshToken: string, refreshSeconds: number, deviceProof: string, deviceSeconds: number, user: { id: number, email: string, firstName: string, lastName: string, phone: string | null, country: string | null, language: PasserelleLanguage, isOnboarded: boolean, interestSectors: Array<number>, interestCountries: Array<number>, allSectors: boolean, allCountries: boolean, newsletter: boolean, deletionDueAt: string | null, capabilities: Array<string>, unreadNotices: number, roles: Array<{ name: string }> } };

export type SignedInUserQueryVariables = Exact<{ [key: string]: never; }>;


export type SignedInUserQuery = { passerelleUser: { id: number, email: string, firstName: string, lastName: string, phone: string | null, country: string | null, language: PasserelleLanguage, isOnboarded: boolean, interestSectors: Array<number>, interestCountries: Array<number>, allSectors: boolean, allCountries: boolean, newsletter: boolean, deletionDueAt: string | null, capabilities: Array<string>, unreadNotices: number, roles: Array<{ name: string }> } | null };

export type SocialSignInMutationVariables = Exact<{
  input: PasserelleSocialInput;
  language: PasserelleLanguage;
  address: string;
  device: string;
}>;


export type SocialSignInMutation = { passerelleSocialSignIn: { demandToken: string | null, demandSeconds: number, signedIn: { accessToken: string, accessSeconds: number, refreshToken: string, refreshSeconds: number, deviceProof: string, deviceSeconds: number, user: { id: number, email: string, firstName: string, lastName: string, phone: string | null, country: string | null, language: PasserelleLanguage, isOnboarded: boolean, interestSectors: Array<number>, interestCountries: Array<number>, allSectors: boolean, allCountries: boolean, newsletter: boolean, deletionDueAt: string | null, capabilities: Array<string>, unreadNotices: number, roles: Array<{ name: string }> } } | null } };

export type SwitchMutationVariables = Exact<{
  token: string;
  device: string;
}>;


export type SwitchMutation = { passerelleSwitch: { accessToken: string, accessSeconds: number, refreshToken: string, refreshSeconds: number, deviceProof: string, deviceSeconds: number, user: { id: number, email: string, firstName: string, lastName: string, phone: string | null, country: string | null, language: PasserelleLanguage, isOnboarded: boolean, interestSectors: Array<number>, interestCountries: Array<number>, allSectors: boolean, allCountries: boolean, newsletter: boolean, deletionDueAt: string | null, capabilities: Array<string>, unreadNotices: number, roles: Array<{ name: string }> } } };

export type UserFieldsFragment = { id: number, email: string, firstName: string, lastName: string, phone: string | null, country: string | null, language: PasserelleLanguage, isOnboarded: boolean, interestSectors: Array<number>, interestCountries: Array<number>, allSectors: boolean, allCountries: boolean, newsletter: boolean, deletionDueAt: string | null, capabilities: Array<string>, unreadNotices: number, roles: Array<{ name: string }> };

export type WordPressTokenMutationVariables = Exact<{ [key: string]: never; }>;


export type WordPressTokenMutation = { passerelleWordPressToken: string };

export type CallPeopleOfQueryVariables = Exact<{
  ids: Array<number> | number;
  task: PasserelleCallTask;
}>;


export type CallPeopleOfQuery = { passerelleCallPeopleOf: Array<{ id: number, name: string }> };

export type CallPeopleQueryVariables = Exact<{
  task: PasserelleCallTask;
  text: string;
}>;


export type CallPeopleQuery = { passerelleCallPeople: Array<{ id: number, name: string }> };

export type CallPersonFieldsFragment = { id: number, name: string };

export type CallDateChangeFieldsFragment = { at: string, by: string | null, kind: PasserelleCallDateChangeKind, opensAtBefore: string | null, opensAt: string | null, closesAtBefore: string | null, closesAt: string | null, reason: string | null };

export type CallDraftFieldsFragment = { id: number, databaseId: number, groupId: number, version: number, status: string, state: PasserelleCallState, publishAt: string | null, extendedFrom: string | null, role: PasserelleCallRole, allowedActions: Array<string>, path: string | null, ageMax: number | null, ageMin: number | null, aidType: string | null, amountMax: number | null, amountMin: number | null, applicantCountryIds: Array<number>, applicants: Array<string>, applicationsEach: number | null, applicationsKeptMonths: number | null, audience: string, callType: string | null, closesAt: string | null, countryIds: Array<number>, coverImageId: number | null, covers: string | null, currency: string | null, decisionDate: string | null, depositLanguages: Array<string>, description: string | null, documentIds: Array<number>, documentsAsked: string | null, externalUrl: string | null, feeAmount: number | null, feeCurrency: string | null, fees: string | null, language: string, managementMode: string | null, managerIds: Array<number>, mentorIds: Array<number>, opensAt: string | null, places: number | null, resultsDate: string | null, resultsUrl: string | null, sectorIds: Array<number>, slug: string, summary: string | null, title: string, zone: string | null, versions: { fr: number | null, en: number | null }, moderation: { status: string | null, date: string | null, moderator: string | null, comment: string | null, rejectionReason: string | null, field: string | null }, translations: { fr: number | null, en: number | null }, dateChanges: Array<{ at: string, by: string | null, kind: PasserelleCallDateChangeKind, opensAtBefore: string | null, opensAt: string | null, closesAtBefore: string | null, closesAt: string | null, reason: string | null }>, eligibility: Array<{ subtitle: string | null, title: string | null }>, emitters: Array<{ description: string | null, logoId: number | null, name: string | null }>, faq: Array<{ answer: string | null, question: string | null }>, partners: Array<{ email: string | null, firstName: string | null, lastName: string | null, profileId: number | null, role: string | null, structureId: number | null, structureName: string | null, structureType: string | null }>, steps: Array<{ date: string | null, description: string | null, title: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> };

export type CallDraftQueryVariables = Exact<{
  id: number;
}>;


export type CallDraftQuery = { passerelleCallDraft: { id: number, databaseId: number, groupId: number, version: number, status: string, state: PasserelleCallState, publishAt: string | null, extendedFrom: string | null, role: PasserelleCallRole, allowedActions: Array<string>, path: string | null, ageMax: number | null, ageMin: number | null, aidType: string | null, amountMax: number | null, amountMin: number | null, applicantCountryIds: Array<number>, applicants: Array<string>, applicationsEach: number | null, applicationsKeptMonths: number | null, audience: string, callType: string | null, closesAt: string | null, countryIds: Array<number>, coverImageId: number | null, covers: string | null, currency: string | null, decisionDate: string | null, depositLanguages: Array<string>, description: string | null, documentIds: Array<number>, documentsAsked: string | null, externalUrl: string | null, feeAmount: number | null, feeCurrency: string | null, fees: string | null, language: string, managementMode: string | null, managerIds: Array<number>, mentorIds: Array<number>, opensAt: string | null, places: number | null, resultsDate: string | null, resultsUrl: string | null, sectorIds: Array<number>, slug: string, summary: string | null, title: string, zone: string | null, linkCheck: { state: PasserelleLinkState, since: string, checkedAt: string, finalHost: string | null } | null, languageVersions: Array<{ language: PasserelleLanguage, state: string, changedFields: Array<string>, isSource: boolean, id: number | null, path: string | null }>, versions: { fr: number | null, en: number | null }, moderation: { status: string | null, date: string | null, moderator: string | null, comment: string | null, rejectionReason: string | null, field: string | null }, translations: { fr: number | null, en: number | null }, dateChanges: Array<{ at: string, by: string | null, kind: PasserelleCallDateChangeKind, opensAtBefore: string | null, opensAt: string | null, closesAtBefore: string | null, closesAt: string | null, reason: string | null }>, eligibility: Array<{ subtitle: string | null, title: string | null }>, emitters: Array<{ description: string | null, logoId: number | null, name: string | null }>, faq: Array<{ answer: string | null, question: string | null }>, partners: Array<{ email: string | null, firstName: string | null, lastName: string | null, profileId: number | null, role: string | null, structureId: number | null, structureName: string | null, structureType: string | null }>, steps: Array<{ date: string | null, description: string | null, title: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> } | null };

export type CallPageFragment = { description: string | null, modifiedAt: string, ageMax: number | null, ageMin: number | null, amountMax: number | null, amountMin: number | null, applicants: Array<PasserelleApplicant>, applicationsEach: number | null, calendarSequence: number, closesAt: string | null, covers: string | null, currency: PasserelleCurrency | null, decisionDate: string | null, depositLanguages: Array<PasserelleDepositLanguage>, documentsAsked: string | null, extendedFrom: string | null, externalUrl: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, linkIsDead: boolean, managementMode: PasserelleManagementMode, opensAt: string | null, places: number | null, resultsDate: string | null, resultsUrl: string | null, zone: string | null, author: { groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, documents: Array<{ id: number, mime: string, name: string, size: number }>, related: Array<{ card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> }>, translations: Array<{ language: PasserelleLanguage, slug: string }>, applicationForm: { minutes: number, questions: number, attachments: Array<{ isLetter: boolean, isRequired: boolean, label: string }> } | null, applicantCountries: Array<{ isoCode: string, name: string }>, eligibility: Array<{ subtitle: string | null, title: string }>, emitters: Array<{ description: string | null, name: string, logo: { alt: string, height: number, id: number, width: number } | null }>, faq: Array<{ answer: string, question: string }>, mentors: Array<{ groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null }>, partners: Array<{ groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null }>, publicResults: Array<{ country: string | null, name: string, title: string | null }>, stages: Array<{ closesAt: string | null, name: string, number: number, opensAt: string | null }>, steps: Array<{ date: string | null, description: string | null, title: string }> };

export type CallQuestionsQueryVariables = Exact<{
  language: PasserelleLanguage;
  slug: string;
}>;


export type CallQuestionsQuery = { passerelleCall: { closesAt: string | null, zone: string | null, applicationForm: { document: string, minutes: number, questions: number } | null, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, translations: Array<{ language: PasserelleLanguage, slug: string }> } | null };

export type CallQueryVariables = Exact<{
  language: PasserelleLanguage;
  slug: string;
}>;


export type CallQuery = { passerelleCall: { description: string | null, modifiedAt: string, ageMax: number | null, ageMin: number | null, amountMax: number | null, amountMin: number | null, applicants: Array<PasserelleApplicant>, applicationsEach: number | null, calendarSequence: number, closesAt: string | null, covers: string | null, currency: PasserelleCurrency | null, decisionDate: string | null, depositLanguages: Array<PasserelleDepositLanguage>, documentsAsked: string | null, extendedFrom: string | null, externalUrl: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, linkIsDead: boolean, managementMode: PasserelleManagementMode, opensAt: string | null, places: number | null, resultsDate: string | null, resultsUrl: string | null, zone: string | null, author: { groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, documents: Array<{ id: number, mime: string, name: string, size: number }>, related: Array<{ card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> }>, translations: Array<{ language: PasserelleLanguage, slug: string }>, applicationForm: { minutes: number, questions: number, attachments: Array<{ isLetter: boolean, isRequired: boolean, label: string }> } | null, applicantCountries: Array<{ isoCode: string, name: string }>, eligibility: Array<{ subtitle: string | null, title: string }>, emitters: Array<{ description: string | null, name: string, logo: { alt: string, height: number, id: number, width: number } | null }>, faq: Array<{ answer: string, question: string }>, mentors: Array<{ groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null }>, partners: Array<{ groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null }>, publicResults: Array<{ country: string | null, name: string, title: string | null }>, stages: Array<{ closesAt: string | null, name: string, number: number, opensAt: string | null }>, steps: Array<{ date: string | null, description: string | null, title: string }> } | null };

export type LinkCheckFieldsFragment = { state: PasserelleLinkState, since: string, checkedAt: string, finalHost: string | null };

export type MutateCallMutationVariables = Exact<{
  action: PasserelleCallAction;
  closesAt?: string | null | undefined;
  id?: number | null | undefined;
  input?: PasserelleCallInput | null | undefined;
  publishAt?: string | null | undefined;
  reason?: string | null | undefined;
  version?: number | null | undefined;
}>;


export type MutateCallMutation = { passerelleMutateCall: { id: number, databaseId: number, groupId: number, version: number, status: string, state: PasserelleCallState, publishAt: string | null, extendedFrom: string | null, role: PasserelleCallRole, allowedActions: Array<string>, path: string | null, ageMax: number | null, ageMin: number | null, aidType: string | null, amountMax: number | null, amountMin: number | null, applicantCountryIds: Array<number>, applicants: Array<string>, applicationsEach: number | null, applicationsKeptMonths: number | null, audience: string, callType: string | null, closesAt: string | null, countryIds: Array<number>, coverImageId: number | null, covers: string | null, currency: string | null, decisionDate: string | null, depositLanguages: Array<string>, description: string | null, documentIds: Array<number>, documentsAsked: string | null, externalUrl: string | null, feeAmount: number | null, feeCurrency: string | null, fees: string | null, language: string, managementMode: string | null, managerIds: Array<number>, mentorIds: Array<number>, opensAt: string | null, places: number | null, resultsDate: string | null, resultsUrl: string | null, sectorIds: Array<number>, slug: string, summary: string | null, title: string, zone: string | null, versions: { fr: number | null, en: number | null }, moderation: { status: string | null, date: string | null, moderator: string | null, comment: string | null, rejectionReason: string | null, field: string | null }, translations: { fr: number | null, en: number | null }, dateChanges: Array<{ at: string, by: string | null, kind: PasserelleCallDateChangeKind, opensAtBefore: string | null, opensAt: string | null, closesAtBefore: string | null, closesAt: string | null, reason: string | null }>, eligibility: Array<{ subtitle: string | null, title: string | null }>, emitters: Array<{ description: string | null, logoId: number | null, name: string | null }>, faq: Array<{ answer: string | null, question: string | null }>, partners: Array<{ email: string | null, firstName: string | null, lastName: string | null, profileId: number | null, role: string | null, structureId: number | null, structureName: string | null, structureType: string | null }>, steps: Array<{ date: string | null, description: string | null, title: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> } };

export type OwnCallFieldsFragment = { allowedActions: Array<string>, closesAt: string | null, extendedFrom: string | null, groupId: number, id: number, language: PasserelleLanguage, managementMode: PasserelleManagementMode | null, missing: Array<string>, modifiedAt: string, opensAt: string | null, path: string | null, publishAt: string | null, role: PasserelleCallRole, state: PasserelleCallState, status: string, title: string, version: number, zone: string | null, cover: { alt: string, height: number, id: number, width: number } | null, languageVersions: Array<{ language: PasserelleLanguage, state: string, changedFields: Array<string>, isSource: boolean, id: number | null, path: string | null, title: string | null }>, linkCheck: { state: PasserelleLinkState, since: string, checkedAt: string, finalHost: string | null } | null };

export type OwnCallsQueryVariables = Exact<{
  language?: PasserelleLanguage | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  sort?: PasserelleOwnCallSort | null | undefined;
  state?: PasserelleCallState | null | undefined;
}>;


export type OwnCallsQuery = { passerelleOwnCalls: { total: number, page: number, perPage: number, items: Array<{ allowedActions: Array<string>, closesAt: string | null, extendedFrom: string | null, groupId: number, id: number, language: PasserelleLanguage, managementMode: PasserelleManagementMode | null, missing: Array<string>, modifiedAt: string, opensAt: string | null, path: string | null, publishAt: string | null, role: PasserelleCallRole, state: PasserelleCallState, status: string, title: string, version: number, zone: string | null, cover: { alt: string, height: number, id: number, width: number } | null, languageVersions: Array<{ language: PasserelleLanguage, state: string, changedFields: Array<string>, isSource: boolean, id: number | null, path: string | null, title: string | null }>, linkCheck: { state: PasserelleLinkState, since: string, checkedAt: string, finalHost: string | null } | null }> } };

export type CatalogueQueryVariables = Exact<{
  filter?: PasserelleCatalogueFilter | null | undefined;
  language: PasserelleLanguage;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  sort?: PasserelleSort | null | undefined;
}>;


export type CatalogueQuery = { passerelleCatalogue: { missedWords: string | null, otherLanguageTotal: number, page: number, perPage: number, total: number, items: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }>, summaryHighlights: Array<{ end: number, start: number }>, titleHighlights: Array<{ end: number, start: number }> }>, otherLanguageItems: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }>, summaryHighlights: Array<{ end: number, start: number }>, titleHighlights: Array<{ end: number, start: number }> }>, relaxations: Array<{ filter: PasserelleSearchFilter, total: number, values: Array<string> }>, facets: { aidTypes: Array<{ count: number, value: string }>, callTypes: Array<{ count: number, value: string }>, closing: Array<{ count: number, value: string }>, countries: Array<{ count: number, value: string }>, dates: Array<{ count: number, value: string }>, depositLanguages: Array<{ count: number, value: string }>, fees: Array<{ count: number, value: string }>, kinds: Array<{ count: number, value: string }>, levels: Array<{ count: number, value: string }>, modes: Array<{ count: number, value: string }>, sectors: Array<{ count: number, value: string }>, states: Array<{ count: number, value: string }>, types: Array<{ count: number, value: string }> }, reading: { isPartial: boolean, corrections: Array<{ typed: string, used: string }>, meanings: Array<{ filter: PasserelleSearchFilter, value: string, words: string }> } }, passerelleReference: { countries: Array<{ id: number, isoCode: string, name: string }>, sectors: Array<{ icon: string | null, id: number, key: string, name: string, parentId: number | null }> } };

export type Choices_CatalogueFragment = { total: number, facets: { aidTypes: Array<{ count: number, value: string }>, callTypes: Array<{ count: number, value: string }>, closing: Array<{ count: number, value: string }>, countries: Array<{ count: number, value: string }>, dates: Array<{ count: number, value: string }>, depositLanguages: Array<{ count: number, value: string }>, fees: Array<{ count: number, value: string }>, kinds: Array<{ count: number, value: string }>, levels: Array<{ count: number, value: string }>, modes: Array<{ count: number, value: string }>, sectors: Array<{ count: number, value: string }>, states: Array<{ count: number, value: string }>, types: Array<{ count: number, value: string }> }, reading: { isPartial: boolean, corrections: Array<{ typed: string, used: string }>, meanings: Array<{ filter: PasserelleSearchFilter, value: string, words: string }> } };

export type Choices_ReferenceFragment = { countries: Array<{ id: number, isoCode: string, name: string }>, sectors: Array<{ icon: string | null, id: number, key: string, name: string, parentId: number | null }> };

export type EventMonthQueryVariables = Exact<{
  filter?: PasserelleCatalogueFilter | null | undefined;
  language: PasserelleLanguage;
  month: string;
  perPage?: number | null | undefined;
}>;


export type EventMonthQuery = { passerelleCatalogue: { total: number, items: Array<{ groupId: number, slug: string, title: string, type: PasserelleContentType, daysOfMonth: Array<{ day: string, startsAt: string | null }>, period: { zone: string | null } | null }>, facets: { aidTypes: Array<{ count: number, value: string }>, callTypes: Array<{ count: number, value: string }>, closing: Array<{ count: number, value: string }>, countries: Array<{ count: number, value: string }>, dates: Array<{ count: number, value: string }>, depositLanguages: Array<{ count: number, value: string }>, fees: Array<{ count: number, value: string }>, kinds: Array<{ count: number, value: string }>, levels: Array<{ count: number, value: string }>, modes: Array<{ count: number, value: string }>, sectors: Array<{ count: number, value: string }>, states: Array<{ count: number, value: string }>, types: Array<{ count: number, value: string }> }, reading: { isPartial: boolean, corrections: Array<{ typed: string, used: string }>, meanings: Array<{ filter: PasserelleSearchFilter, value: string, words: string }> } }, passerelleReference: { countries: Array<{ id: number, isoCode: string, name: string }>, sectors: Array<{ icon: string | null, id: number, key: string, name: string, parentId: number | null }> } };

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

export type DismissRecommendationMutationVariables = Exact<{
  dismissed?: boolean | null | undefined;
  groupId: number;
}>;


export type DismissRecommendationMutation = { passerelleDismissRecommendation: { dismissed: boolean, groupId: number } };

export type ForYouQueryVariables = Exact<{
  language: PasserelleLanguage;
}>;


export type ForYouQuery = { passerelleForYou: { hasInterests: boolean, hasOpportunities: boolean, items: Array<{ card: { groupId: number, id: number, language: PasserelleLanguage, slug: string, summary: string, title: string, type: PasserelleContentType }, reasons: Array<{ code: PasserelleRecommendationCode, field: string, language: PasserelleLanguage, value: string }> }> } };

export type LockFieldsFragment = { holder: string | null, since: string | null, until: string | null };

export type LockMutationVariables = Exact<{
  action: PasserelleLockAction;
  id: number;
}>;


export type LockMutation = { passerelleLock: { holder: string | null, since: string | null, until: string | null } };

export type WaitingItemsQueryVariables = Exact<{
  language: PasserelleLanguage;
}>;


export type WaitingItemsQuery = { passerelleWaitingItems: { steps: Array<PasserelleNextStep>, total: number, items: Array<{ at: string | null, comment: string | null, id: number, kind: PasserelleWaitingKind, language: PasserelleLanguage, path: string | null, title: string, type: PasserelleContentType }> } };

export type DecisionFieldsFragment = { amount: string | null, answer: PasserelleOfferAnswer | null, answerUntil: string | null, answeredAt: string | null, category: string | null, currency: string | null, deviation: string | null, kind: PasserelleDecisionKind, place: number | null, publishedAt: string | null, reason: string | null };

export type DecisionLettersQueryVariables = Exact<{
  id: number;
}>;


export type DecisionLettersQuery = { passerelleDecisionLetters: { id: number, isPublished: boolean, kind: PasserelleDecisionKind, letters: Array<{ body: string, language: string, subject: string }> } | null };

export type DecisionReviewsQueryVariables = Exact<{
  callId: number;
  stage?: number | null | undefined;
}>;


export type DecisionReviewsQuery = { passerelleDecisionReviews: { callId: number, callTitle: string, zone: string | null, rows: Array<{ answeredAt: string | null, answerers: Array<string>, answers: boolean, askedAt: string, id: number, isAboutEligibility: boolean, name: string, number: string, result: PasserelleSubmissionState, state: PasserelleDecisionReviewState }> } | null };

export type DecisionsFieldsFragment = { callId: number, callTitle: string, isHidden: boolean, own: number, places: number | null, stage: number, zone: string | null, amount: { currency: string, decimals: number } | null, budget: { currency: string, max: number | null, min: number | null } | null, nextStage: { closesAt: string, isReady: boolean, number: number, names: Array<{ name: string, value: string }> } | null, rows: Array<{ amountAsked: string | null, id: number, isOutdated: boolean, name: string, number: string, rank: number | null, state: PasserelleSubmissionState, total: number | null, version: number, prepared: { amount: string | null, answer: PasserelleOfferAnswer | null, answerUntil: string | null, answeredAt: string | null, category: string | null, currency: string | null, deviation: string | null, kind: PasserelleDecisionKind, place: number | null, publishedAt: string | null, reason: string | null } | null, published: { amount: string | null, answer: PasserelleOfferAnswer | null, answerUntil: string | null, answeredAt: string | null, category: string | null, currency: string | null, deviation: string | null, kind: PasserelleDecisionKind, place: number | null, publishedAt: string | null, reason: string | null } | null }>, settings: { confirmUntil: string | null, offerDays: number, reviewDays: number, showsResults: boolean, version: number, letters: Array<{ body: string, fields: Array<string>, kind: PasserelleDecisionKind, language: string, subject: string }> } };

export type DecisionsQueryVariables = Exact<{
  callId: number;
  stage?: number | null | undefined;
}>;


export type DecisionsQuery = { passerelleDecisions: { callId: number, callTitle: string, isHidden: boolean, own: number, places: number | null, stage: number, zone: string | null, amount: { currency: string, decimals: number } | null, budget: { currency: string, max: number | null, min: number | null } | null, nextStage: { closesAt: string, isReady: boolean, number: number, names: Array<{ name: string, value: string }> } | null, rows: Array<{ amountAsked: string | null, id: number, isOutdated: boolean, name: string, number: string, rank: number | null, state: PasserelleSubmissionState, total: number | null, version: number, prepared: { amount: string | null, answer: PasserelleOfferAnswer | null, answerUntil: string | null, answeredAt: string | null, category: string | null, currency: string | null, deviation: string | null, kind: PasserelleDecisionKind, place: number | null, publishedAt: string | null, reason: string | null } | null, published: { amount: string | null, answer: PasserelleOfferAnswer | null, answerUntil: string | null, answeredAt: string | null, category: string | null, currency: string | null, deviation: string | null, kind: PasserelleDecisionKind, place: number | null, publishedAt: string | null, reason: string | null } | null }>, settings: { confirmUntil: string | null, offerDays: number, reviewDays: number, showsResults: boolean, version: number, letters: Array<{ body: string, fields: Array<string>, kind: PasserelleDecisionKind, language: string, subject: string }> } } | null };

export type ForgetDecisionsMutationVariables = Exact<{
  items: Array<PasserelleVersionedApplication> | PasserelleVersionedApplication;
}>;


export type ForgetDecisionsMutation = { passerelleForgetDecisions: { results: Array<{ code: string | null, fields: Array<string>, id: number, ok: boolean, version: number | null }> } };

export type PlacementFieldsFragment = { callId: number, cutOff: number | null, isFrozen: boolean, isHidden: boolean, question: string, stage: number, version: number, categories: Array<{ amount: string, id: string, places: number, proposed: number | null, taken: number | null, unfilled: number | null, minimums: Array<{ count: number, met: number | null, question: string, source: PasserelleMinimumSource, value: string }> }>, proposals: Array<{ basis: PasserellePlaceBasis | null, category: string, id: number }>, questions: Array<{ id: string, isMarked: boolean, choices: Array<{ id: string, label: Array<{ name: string, value: string }> }>, label: Array<{ name: string, value: string }> }>, ties: Array<{ passedOver: string, proposed: string, tieBreaker: string }> };

export type PlacementQueryVariables = Exact<{
  callId: number;
  stage?: number | null | undefined;
}>;


export type PlacementQuery = { passerellePlacement: { callId: number, cutOff: number | null, isFrozen: boolean, isHidden: boolean, question: string, stage: number, version: number, categories: Array<{ amount: string, id: string, places: number, proposed: number | null, taken: number | null, unfilled: number | null, minimums: Array<{ count: number, met: number | null, question: string, source: PasserelleMinimumSource, value: string }> }>, proposals: Array<{ basis: PasserellePlaceBasis | null, category: string, id: number }>, questions: Array<{ id: string, isMarked: boolean, choices: Array<{ id: string, label: Array<{ name: string, value: string }> }>, label: Array<{ name: string, value: string }> }>, ties: Array<{ passedOver: string, proposed: string, tieBreaker: string }> } | null };

export type PrepareDecisionsMutationVariables = Exact<{
  currency?: string | null | undefined;
  deviation?: string | null | undefined;
  items: Array<PasserelleDecidedApplication> | PasserelleDecidedApplication;
  kind: PasserelleDecisionKind;
  place?: number | null | undefined;
}>;


export type PrepareDecisionsMutation = { passerellePrepareDecisions: { results: Array<{ code: string | null, fields: Array<string>, id: number, ok: boolean, version: number | null }> } };

export type PreparedDecisionsFieldsFragment = { results: Array<{ code: string | null, fields: Array<string>, id: number, ok: boolean, version: number | null }> };

export type PublishDecisionsMutationVariables = Exact<{
  callId: number;
  counts: Array<PasserelleDecisionCount> | PasserelleDecisionCount;
  leavesUndecided?: boolean | null | undefined;
  stage?: number | null | undefined;
  undecided: number;
}>;


export type PublishDecisionsMutation = { passerellePublishDecisions: { count: number } };

export type RenewDecisionsMutationVariables = Exact<{
  items: Array<PasserelleVersionedApplication> | PasserelleVersionedApplication;
}>;


export type RenewDecisionsMutation = { passerelleRenewDecisions: { results: Array<{ code: string | null, fields: Array<string>, id: number, ok: boolean, version: number | null }> } };

export type RevokeOfferMutationVariables = Exact<{
  id: number;
  reason: string;
  version: number;
}>;


export type RevokeOfferMutation = { passerelleRevokeOffer: { id: number, version: number } };

export type SaveDecisionSettingsMutationVariables = Exact<{
  callId: number;
  confirmUntil?: string | null | undefined;
  letters: Array<PasserelleLetterInput> | PasserelleLetterInput;
  offerDays: number;
  reviewDays?: number | null | undefined;
  showsResults?: boolean | null | undefined;
  stage?: number | null | undefined;
  version: number;
}>;


export type SaveDecisionSettingsMutation = { passerelleSaveDecisionSettings: { callId: number, callTitle: string, isHidden: boolean, own: number, places: number | null, stage: number, zone: string | null, amount: { currency: string, decimals: number } | null, budget: { currency: string, max: number | null, min: number | null } | null, nextStage: { closesAt: string, isReady: boolean, number: number, names: Array<{ name: string, value: string }> } | null, rows: Array<{ amountAsked: string | null, id: number, isOutdated: boolean, name: string, number: string, rank: number | null, state: PasserelleSubmissionState, total: number | null, version: number, prepared: { amount: string | null, answer: PasserelleOfferAnswer | null, answerUntil: string | null, answeredAt: string | null, category: string | null, currency: string | null, deviation: string | null, kind: PasserelleDecisionKind, place: number | null, publishedAt: string | null, reason: string | null } | null, published: { amount: string | null, answer: PasserelleOfferAnswer | null, answerUntil: string | null, answeredAt: string | null, category: string | null, currency: string | null, deviation: string | null, kind: PasserelleDecisionKind, place: number | null, publishedAt: string | null, reason: string | null } | null }>, settings: { confirmUntil: string | null, offerDays: number, reviewDays: number, showsResults: boolean, version: number, letters: Array<{ body: string, fields: Array<string>, kind: PasserelleDecisionKind, language: string, subject: string }> } } };

export type SavePlacesMutationVariables = Exact<{
  callId: number;
  categories: Array<PasserelleCategoryInput> | PasserelleCategoryInput;
  cutOff?: number | null | undefined;
  question: string;
  stage?: number | null | undefined;
  version: number;
}>;


export type SavePlacesMutation = { passerelleSavePlaces: { callId: number, cutOff: number | null, isFrozen: boolean, isHidden: boolean, question: string, stage: number, version: number, categories: Array<{ amount: string, id: string, places: number, proposed: number | null, taken: number | null, unfilled: number | null, minimums: Array<{ count: number, met: number | null, question: string, source: PasserelleMinimumSource, value: string }> }>, proposals: Array<{ basis: PasserellePlaceBasis | null, category: string, id: number }>, questions: Array<{ id: string, isMarked: boolean, choices: Array<{ id: string, label: Array<{ name: string, value: string }> }>, label: Array<{ name: string, value: string }> }>, ties: Array<{ passedOver: string, proposed: string, tieBreaker: string }> } };

export type CommunitiesOfQueryVariables = Exact<{
  groupIds: Array<number> | number;
  language: PasserelleLanguage;
}>;


export type CommunitiesOfQuery = { passerelleCommunitiesOf: Array<{ id: number, groupId: number, kind: PasserelleProfileKind, name: string, place: string | null, sectors: Array<string> }> };

export type CommunitiesQueryVariables = Exact<{
  q: string;
  locale: PasserelleLanguage;
  kind?: PasserelleProfileKind | null | undefined;
}>;


export type CommunitiesQuery = { passerelleCommunities: Array<{ id: number, groupId: number, kind: PasserelleProfileKind, name: string, place: string | null, sectors: Array<string> }> };

export type DirectoryEntryFieldsFragment = { id: number, groupId: number, kind: PasserelleProfileKind, name: string, place: string | null, sectors: Array<string> };

export type DirectoryEntryQueryVariables = Exact<{
  language: PasserelleLanguage;
  slug: string;
}>;


export type DirectoryEntryQuery = { passerelleProfile: { acceptsContact: boolean, activityCity: string | null, biography: string | null, memberType: string | null, modifiedAt: string, offered: string | null, residenceCity: string | null, sought: string | null, spokenLanguages: Array<string>, activityCountry: { isoCode: string, name: string } | null, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, communities: Array<{ name: string, role: string | null, status: string | null }>, links: Array<{ network: PasserelleNetwork, url: string }>, programs: Array<{ type: string | null, name: string, from: string | null, to: string | null }>, published: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }>, related: Array<{ card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> }>, residenceCountry: { isoCode: string, name: string } | null, secondaryCountries: Array<{ isoCode: string, name: string }>, translations: Array<{ language: PasserelleLanguage, slug: string }> } | null, passerelleStructure: { activities: string | null, description: string | null, modifiedAt: string, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, communities: Array<{ name: string, role: string | null, status: string | null }>, links: Array<{ network: PasserelleNetwork, url: string }>, published: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }>, related: Array<{ card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> }>, translations: Array<{ language: PasserelleLanguage, slug: string }> } | null };

export type OwnStructuresQueryVariables = Exact<{
  language: PasserelleLanguage;
}>;


export type OwnStructuresQuery = { passerelleOwnStructures: Array<{ id: number, groupId: number, kind: PasserelleProfileKind, name: string, place: string | null, sectors: Array<string> }> };

export type ProfilePageFragment = { acceptsContact: boolean, activityCity: string | null, biography: string | null, memberType: string | null, modifiedAt: string, offered: string | null, residenceCity: string | null, sought: string | null, spokenLanguages: Array<string>, activityCountry: { isoCode: string, name: string } | null, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, communities: Array<{ name: string, role: string | null, status: string | null }>, links: Array<{ network: PasserelleNetwork, url: string }>, programs: Array<{ type: string | null, name: string, from: string | null, to: string | null }>, published: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }>, related: Array<{ card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> }>, residenceCountry: { isoCode: string, name: string } | null, secondaryCountries: Array<{ isoCode: string, name: string }>, translations: Array<{ language: PasserelleLanguage, slug: string }> };

export type SlugCheckQueryVariables = Exact<{
  type: PasserelleContentType;
  language: PasserelleLanguage;
  slug: string;
  title: string;
  id?: number | null | undefined;
}>;


export type SlugCheckQuery = { passerelleSlugCheck: { slug: string, state: PasserelleSlugState, path: string | null } };

export type StructurePageFragment = { activities: string | null, description: string | null, modifiedAt: string, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, communities: Array<{ name: string, role: string | null, status: string | null }>, links: Array<{ network: PasserelleNetwork, url: string }>, published: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }>, related: Array<{ card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> }>, translations: Array<{ language: PasserelleLanguage, slug: string }> };

export type EventPageFragment = { description: string | null, modifiedAt: string, accessibility: string | null, address: string | null, capacity: number | null, endsAt: string | null, onlineUrl: string | null, place: string | null, price: string | null, startsAt: string | null, zone: string | null, author: { groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, dates: Array<{ endsAt: string | null, startsAt: string }>, documents: Array<{ id: number, mime: string, name: string, size: number }>, related: Array<{ card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> }>, translations: Array<{ language: PasserelleLanguage, slug: string }>, links: Array<{ network: PasserelleNetwork, url: string }>, organiser: { groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null, recurrence: { byDay: Array<PasserelleWeekday>, endsAt: string | null, except: Array<string>, exceptions: Array<string>, frequency: PasserelleFrequency, interval: number, rule: string, startsAt: string, until: string } | null };

export type EventQueryVariables = Exact<{
  language: PasserelleLanguage;
  slug: string;
}>;


export type EventQuery = { passerelleEvent: { description: string | null, modifiedAt: string, accessibility: string | null, address: string | null, capacity: number | null, endsAt: string | null, onlineUrl: string | null, place: string | null, price: string | null, startsAt: string | null, zone: string | null, author: { groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, dates: Array<{ endsAt: string | null, startsAt: string }>, documents: Array<{ id: number, mime: string, name: string, size: number }>, related: Array<{ card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> }>, translations: Array<{ language: PasserelleLanguage, slug: string }>, links: Array<{ network: PasserelleNetwork, url: string }>, organiser: { groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null, recurrence: { byDay: Array<PasserelleWeekday>, endsAt: string | null, except: Array<string>, exceptions: Array<string>, frequency: PasserelleFrequency, interval: number, rule: string, startsAt: string, until: string } | null } | null };

export type EventDraftFieldsFragment = { id: number, databaseId: number, groupId: number, version: number, status: string, allowedActions: Array<string>, path: string | null, accessibility: string | null, address: string | null, audience: string, capacity: number | null, countryIds: Array<number>, coverImageId: number | null, description: string | null, documentIds: Array<number>, endsAt: string | null, language: string, mode: string | null, onlineUrl: string | null, organiserId: number | null, place: string | null, price: string | null, sectorIds: Array<number>, slug: string, startsAt: string | null, summary: string | null, timing: string | null, title: string, zone: string | null, versions: { fr: number | null, en: number | null }, moderation: { status: string | null, date: string | null, moderator: string | null, comment: string | null, rejectionReason: string | null, field: string | null }, waiting: { usualDays: number | null } | null, translations: { fr: number | null, en: number | null }, links: Array<{ network: string | null, url: string | null }>, recurrence: { byDay: Array<string>, except: Array<string>, frequency: string | null, interval: number | null, until: string | null } | null, files: Array<{ id: number, mime: string, name: string, size: number }> };

export type EventDraftQueryVariables = Exact<{
  id: number;
}>;


export type EventDraftQuery = { passerelleEventDraft: { id: number, databaseId: number, groupId: number, version: number, status: string, allowedActions: Array<string>, path: string | null, accessibility: string | null, address: string | null, audience: string, capacity: number | null, countryIds: Array<number>, coverImageId: number | null, description: string | null, documentIds: Array<number>, endsAt: string | null, language: string, mode: string | null, onlineUrl: string | null, organiserId: number | null, place: string | null, price: string | null, sectorIds: Array<number>, slug: string, startsAt: string | null, summary: string | null, timing: string | null, title: string, zone: string | null, proposal: { status: string, date: string, fields: Array<string> } | null, proposed: { accessibility: string | null, address: string | null, audience: string, capacity: number | null, countryIds: Array<number>, coverImageId: number | null, description: string | null, documentIds: Array<number>, endsAt: string | null, language: string, mode: string | null, onlineUrl: string | null, organiserId: number | null, place: string | null, price: string | null, sectorIds: Array<number>, slug: string, startsAt: string | null, summary: string | null, timing: string | null, title: string, zone: string | null, links: Array<{ network: string | null, url: string | null }>, recurrence: { byDay: Array<string>, except: Array<string>, frequency: string | null, interval: number | null, until: string | null } | null, files: Array<{ id: number, mime: string, name: string, size: number }> } | null, versions: { fr: number | null, en: number | null }, moderation: { status: string | null, date: string | null, moderator: string | null, comment: string | null, rejectionReason: string | null, field: string | null }, waiting: { usualDays: number | null } | null, translations: { fr: number | null, en: number | null }, links: Array<{ network: string | null, url: string | null }>, recurrence: { byDay: Array<string>, except: Array<string>, frequency: string | null, interval: number | null, until: string | null } | null, files: Array<{ id: number, mime: string, name: string, size: number }> } | null };

export type MutateEventMutationVariables = Exact<{
  action: PasserelleRecordAction;
  id?: number | null | undefined;
  input?: PasserelleEventInput | null | undefined;
  version?: number | null | undefined;
}>;


export type MutateEventMutation = { passerelleMutateEvent: { id: number, databaseId: number, groupId: number, version: number, status: string, allowedActions: Array<string>, path: string | null, accessibility: string | null, address: string | null, audience: string, capacity: number | null, countryIds: Array<number>, coverImageId: number | null, description: string | null, documentIds: Array<number>, endsAt: string | null, language: string, mode: string | null, onlineUrl: string | null, organiserId: number | null, place: string | null, price: string | null, sectorIds: Array<number>, slug: string, startsAt: string | null, summary: string | null, timing: string | null, title: string, zone: string | null, proposal: { status: string, date: string, fields: Array<string> } | null, proposed: { accessibility: string | null, address: string | null, audience: string, capacity: number | null, countryIds: Array<number>, coverImageId: number | null, description: string | null, documentIds: Array<number>, endsAt: string | null, language: string, mode: string | null, onlineUrl: string | null, organiserId: number | null, place: string | null, price: string | null, sectorIds: Array<number>, slug: string, startsAt: string | null, summary: string | null, timing: string | null, title: string, zone: string | null, links: Array<{ network: string | null, url: string | null }>, recurrence: { byDay: Array<string>, except: Array<string>, frequency: string | null, interval: number | null, until: string | null } | null, files: Array<{ id: number, mime: string, name: string, size: number }> } | null, versions: { fr: number | null, en: number | null }, moderation: { status: string | null, date: string | null, moderator: string | null, comment: string | null, rejectionReason: string | null, field: string | null }, waiting: { usualDays: number | null } | null, translations: { fr: number | null, en: number | null }, links: Array<{ network: string | null, url: string | null }>, recurrence: { byDay: Array<string>, except: Array<string>, frequency: string | null, interval: number | null, until: string | null } | null, files: Array<{ id: number, mime: string, name: string, size: number }> } };

export type ChangeFavouriteFeedMutationVariables = Exact<{
  action: PasserelleFavouriteFeedAction;
  language: PasserelleLanguage;
}>;


export type ChangeFavouriteFeedMutation = { passerelleFavouriteFeed: { url: string | null } };

export type FavouriteCalendarQueryVariables = Exact<{
  hash: string;
  language: PasserelleLanguage;
}>;


export type FavouriteCalendarQuery = { passerelleFavouriteCalendar: { items: Array<{ calendarSequence: number | null, city: string | null, groupId: number, language: PasserelleLanguage, modifiedAt: string, openState: PasserelleOpenState | null, place: string | null, slug: string, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null } | null, countries: Array<{ name: string }>, period: { end: string | null, start: string | null, zone: string | null } | null, recurrence: { endsAt: string | null, exceptions: Array<string>, rule: string, startsAt: string, until: string } | null, sectors: Array<{ name: string }> }> } };

export type FavouriteFeedQueryVariables = Exact<{
  language: PasserelleLanguage;
}>;


export type FavouriteFeedQuery = { passerelleFavouriteFeed: { url: string | null } };

export type FavouriteGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type FavouriteGroupsQuery = { passerelleFavouriteGroups: Array<number> };

export type FavouriteItemQueryVariables = Exact<{
  id: number;
}>;


export type FavouriteItemQuery = { passerelleFavouriteItem: { isFavourite: boolean, card: { language: PasserelleLanguage, slug: string, title: string, type: PasserelleContentType } } | null };

export type FavouritesQueryVariables = Exact<{
  coming?: boolean | null | undefined;
  language: PasserelleLanguage;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  sort?: PasserelleFavouriteSort | null | undefined;
  type?: PasserelleContentType | null | undefined;
}>;


export type FavouritesQuery = { passerelleFavourites: { page: number, perPage: number, total: number, counts: Array<{ count: number, type: PasserelleContentType }>, items: Array<{ createdAt: string, groupId: number, id: number, note: string, remind: boolean, type: PasserelleContentType, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> } | null, date: { at: string, kind: PasserelleFavouriteDateKind, zone: string | null } | null }> } };

export type ToggleFavouriteMutationVariables = Exact<{
  id: number;
  isFavourite?: boolean | null | undefined;
}>;


export type ToggleFavouriteMutation = { passerelleToggleFavourite: { isFavourite: boolean } };

export type UpdateFavouriteMutationVariables = Exact<{
  id: number;
  note?: string | null | undefined;
  remind?: boolean | null | undefined;
}>;


export type UpdateFavouriteMutation = { passerelleUpdateFavourite: { groupId: number, note: string, remind: boolean } };

export type FeedQueryVariables = Exact<{
  filter?: PasserelleCatalogueFilter | null | undefined;
  language: PasserelleLanguage;
  perPage?: number | null | undefined;
}>;


export type FeedQuery = { passerelleCatalogue: { items: Array<{ calendarSequence: number | null, city: string | null, groupId: number, locked: boolean, modifiedAt: string, openState: PasserelleOpenState | null, place: string | null, publishedAt: string, slug: string, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null } | null, countries: Array<{ name: string }>, period: { end: string | null, start: string | null, zone: string | null } | null, recurrence: { endsAt: string | null, exceptions: Array<string>, rule: string, startsAt: string, until: string } | null, sectors: Array<{ name: string }> }> } };

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


export type HomeQuery = { passerelleHome: { countriesCount: number, intro: string, sections: Array<PasserelleHomeSection>, title: string, closingSoon: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }>, counts: Array<{ count: number, type: PasserelleContentType }>, directory: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }>, directoryCountries: Array<{ persons: number, structures: number, country: { isoCode: string, name: string } }>, featured: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }>, latestInitiatives: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }>, latestResources: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }>, nextEvents: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }>, partners: Array<{ name: string, url: string | null, logo: { alt: string, height: number, id: number, width: number } | null }>, projects: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }>, trainings: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }> } };

export type InitiativeDraftFieldsFragment = { id: number, databaseId: number, groupId: number, version: number, status: string, allowedActions: Array<string>, path: string | null, ambition: string | null, audience: string, countryIds: Array<number>, coverImageId: number | null, description: string | null, documentIds: Array<number>, endDate: string | null, galleryIds: Array<number>, language: string, localContext: string | null, offered: string | null, organiserId: number | null, sectorIds: Array<number>, slug: string, sought: string | null, startDate: string | null, subtitle: string | null, title: string, videoIds: Array<number>, youtubeUrl: string | null, versions: { fr: number | null, en: number | null }, moderation: { status: string | null, date: string | null, moderator: string | null, comment: string | null, rejectionReason: string | null, field: string | null }, waiting: { usualDays: number | null } | null, translations: { fr: number | null, en: number | null }, actions: Array<{ description: string | null, endDate: string | null, name: string | null, startDate: string | null }>, members: Array<{ email: string | null, firstName: string | null, lastName: string | null, profileId: number | null, role: string | null, structureId: number | null, structureName: string | null, structureType: string | null }>, partners: Array<{ email: string | null, firstName: string | null, lastName: string | null, profileId: number | null, role: string | null, structureId: number | null, structureName: string | null, structureType: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> };

export type InitiativeDraftQueryVariables = Exact<{
  id: number;
}>;


export type InitiativeDraftQuery = { passerelleInitiativeDraft: { id: number, databaseId: number, groupId: number, version: number, status: string, allowedActions: Array<string>, path: string | null, ambition: string | null, audience: string, countryIds: Array<number>, coverImageId: number | null, description: string | null, documentIds: Array<number>, endDate: string | null, galleryIds: Array<number>, language: string, localContext: string | null, offered: string | null, organiserId: number | null, sectorIds: Array<number>, slug: string, sought: string | null, startDate: string | null, subtitle: string | null, title: string, videoIds: Array<number>, youtubeUrl: string | null, proposal: { status: string, date: string, fields: Array<string> } | null, proposed: { ambition: string | null, audience: string, countryIds: Array<number>, coverImageId: number | null, description: string | null, documentIds: Array<number>, endDate: string | null, galleryIds: Array<number>, language: string, localContext: string | null, offered: string | null, organiserId: number | null, sectorIds: Array<number>, slug: string, sought: string | null, startDate: string | null, subtitle: string | null, title: string, videoIds: Array<number>, youtubeUrl: string | null, actions: Array<{ description: string | null, endDate: string | null, name: string | null, startDate: string | null }>, members: Array<{ email: string | null, firstName: string | null, lastName: string | null, profileId: number | null, role: string | null, structureId: number | null, structureName: string | null, structureType: string | null }>, partners: Array<{ email: string | null, firstName: string | null, lastName: string | null, profileId: number | null, role: string | null, structureId: number | null, structureName: string | null, structureType: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> } | null, versions: { fr: number | null, en: number | null }, moderation: { status: string | null, date: string | null, moderator: string | null, comment: string | null, rejectionReason: string | null, field: string | null }, waiting: { usualDays: number | null } | null, translations: { fr: number | null, en: number | null }, actions: Array<{ description: string | null, endDate: string | null, name: string | null, startDate: string | null }>, members: Array<{ email: string | null, firstName: string | null, lastName: string | null, profileId: number | null, role: string | null, structureId: number | null, structureName: string | null, structureType: string | null }>, partners: Array<{ email: string | null, firstName: string | null, lastName: string | null, profileId: number | null, role: string | null, structureId: number | null, structureName: string | null, structureType: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> } | null };

export type InitiativePageFragment = { description: string | null, modifiedAt: string, ambition: string | null, endDate: string | null, localContext: string | null, offered: string | null, sought: string | null, startDate: string | null, subtitle: string | null, translatedFromEarlierVersion: boolean, youtubeUrl: string | null, author: { groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, documents: Array<{ id: number, mime: string, name: string, size: number }>, related: Array<{ card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> }>, translations: Array<{ language: PasserelleLanguage, slug: string }>, actions: Array<{ description: string, endDate: string | null, name: string, startDate: string | null }>, gallery: Array<{ alt: string, height: number, id: number, width: number }>, members: Array<{ groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null }>, organiser: { groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null, partners: Array<{ groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null }>, videos: Array<{ id: number, mime: string, name: string, size: number }> };

export type InitiativeQueryVariables = Exact<{
  language: PasserelleLanguage;
  slug: string;
}>;


export type InitiativeQuery = { passerelleInitiative: { description: string | null, modifiedAt: string, ambition: string | null, endDate: string | null, localContext: string | null, offered: string | null, sought: string | null, startDate: string | null, subtitle: string | null, translatedFromEarlierVersion: boolean, youtubeUrl: string | null, author: { groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, documents: Array<{ id: number, mime: string, name: string, size: number }>, related: Array<{ card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> }>, translations: Array<{ language: PasserelleLanguage, slug: string }>, actions: Array<{ description: string, endDate: string | null, name: string, startDate: string | null }>, gallery: Array<{ alt: string, height: number, id: number, width: number }>, members: Array<{ groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null }>, organiser: { groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null, partners: Array<{ groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null }>, videos: Array<{ id: number, mime: string, name: string, size: number }> } | null };

export type MutateInitiativeMutationVariables = Exact<{
  action: PasserelleRecordAction;
  id?: number | null | undefined;
  input?: PasserelleInitiativeInput | null | undefined;
  version?: number | null | undefined;
}>;


export type MutateInitiativeMutation = { passerelleMutateInitiative: { id: number, databaseId: number, groupId: number, version: number, status: string, allowedActions: Array<string>, path: string | null, ambition: string | null, audience: string, countryIds: Array<number>, coverImageId: number | null, description: string | null, documentIds: Array<number>, endDate: string | null, galleryIds: Array<number>, language: string, localContext: string | null, offered: string | null, organiserId: number | null, sectorIds: Array<number>, slug: string, sought: string | null, startDate: string | null, subtitle: string | null, title: string, videoIds: Array<number>, youtubeUrl: string | null, proposal: { status: string, date: string, fields: Array<string> } | null, proposed: { ambition: string | null, audience: string, countryIds: Array<number>, coverImageId: number | null, description: string | null, documentIds: Array<number>, endDate: string | null, galleryIds: Array<number>, language: string, localContext: string | null, offered: string | null, organiserId: number | null, sectorIds: Array<number>, slug: string, sought: string | null, startDate: string | null, subtitle: string | null, title: string, videoIds: Array<number>, youtubeUrl: string | null, actions: Array<{ description: string | null, endDate: string | null, name: string | null, startDate: string | null }>, members: Array<{ email: string | null, firstName: string | null, lastName: string | null, profileId: number | null, role: string | null, structureId: number | null, structureName: string | null, structureType: string | null }>, partners: Array<{ email: string | null, firstName: string | null, lastName: string | null, profileId: number | null, role: string | null, structureId: number | null, structureName: string | null, structureType: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> } | null, versions: { fr: number | null, en: number | null }, moderation: { status: string | null, date: string | null, moderator: string | null, comment: string | null, rejectionReason: string | null, field: string | null }, waiting: { usualDays: number | null } | null, translations: { fr: number | null, en: number | null }, actions: Array<{ description: string | null, endDate: string | null, name: string | null, startDate: string | null }>, members: Array<{ email: string | null, firstName: string | null, lastName: string | null, profileId: number | null, role: string | null, structureId: number | null, structureName: string | null, structureType: string | null }>, partners: Array<{ email: string | null, firstName: string | null, lastName: string | null, profileId: number | null, role: string | null, structureId: number | null, structureName: string | null, structureType: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> } };

export type PreviewLinkMutationVariables = Exact<{
  id: number;
}>;


export type PreviewLinkMutation = { passerellePreviewLink: { expiresAt: string, url: string } };

export type ProposalFieldsFragment = { status: string, date: string, fields: Array<string> };

export type AcceptAsReviewerMutationVariables = Exact<{
  hash: string;
  input: PasserelleCompletingInput;
  address: string;
  device: string;
}>;


export type AcceptAsReviewerMutation = { passerelleAcceptAsReviewer: { accessToken: string, accessSeconds: number, refreshToken: string, refreshSeconds: number, deviceProof: string, deviceSeconds: number, user: { id: number, email: string, firstName: string, lastName: string, phone: string | null, country: string | null, language: PasserelleLanguage, isOnboarded: boolean, interestSectors: Array<number>, interestCountries: Array<number>, allSectors: boolean, allCountries: boolean, newsletter: boolean, deletionDueAt: string | null, capabilities: Array<string>, unreadNotices: number, roles: Array<{ name: string }> } } };

export type AnswerInvitationMutationVariables = Exact<{
  hash: string;
  answer: PasserelleInvitationAnswer;
  address: string;
}>;


export type AnswerInvitationMutation = { passerelleAnswerInvitation: boolean };

export type InvitationQueryVariables = Exact<{
  hash: string;
}>;


export type InvitationQuery = { passerelleInvitation: { coWriterRole: PasserelleCoWriterRole | null, inviter: string | null, name: string, role: PasserelleMembershipRole | null, title: string, review: { email: string, hasAccount: boolean } | null } };

export type ResendInvitationMutationVariables = Exact<{
  id: number;
  email?: string | null | undefined;
}>;


export type ResendInvitationMutation = { passerelleResendInvitation: { id: number, kind: string, name: string, structureName: string | null, structureType: string | null, email: string | null, writtenEmail: string | null, state: string, acceptedBy: string | null, sentAt: string | null, expiresAt: string | null, answeredAt: string | null } };

export type SentInvitationFieldsFragment = { id: number, kind: string, name: string, structureName: string | null, structureType: string | null, email: string | null, writtenEmail: string | null, state: string, acceptedBy: string | null, sentAt: string | null, expiresAt: string | null, answeredAt: string | null };

export type SentInvitationsQueryVariables = Exact<{
  id: number;
}>;


export type SentInvitationsQuery = { passerelleSentInvitations: Array<{ id: number, kind: string, name: string, structureName: string | null, structureType: string | null, email: string | null, writtenEmail: string | null, state: string, acceptedBy: string | null, sentAt: string | null, expiresAt: string | null, answeredAt: string | null }> };

export type DuplicatePostMutationVariables = Exact<{
  id: number;
  language: PasserelleLanguage;
}>;


export type DuplicatePostMutation = { passerelleDuplicatePost: { existing: boolean, id: number } };

export type BlockMemberMutationVariables = Exact<{
  isBlocked: boolean;
  memberId: number;
}>;


export type BlockMemberMutation = { passerelleBlockMember: boolean };

export type ContactMemberMutationVariables = Exact<{
  consent: boolean;
  memberId: number;
  message: string;
  subject: string;
}>;


export type ContactMemberMutation = { passerelleContactMember: boolean };

export type MemberContactQueryVariables = Exact<{
  id: number;
}>;


export type MemberContactQuery = { passerelleMemberContact: { acceptsContact: boolean, hasProfile: boolean, id: number, isBlocked: boolean, isOwn: boolean, mayReply: boolean, name: string } | null };

export type MemberRolesFieldsFragment = { userId: number, roles: Array<string>, mainCountry: string | null };

export type MemberQueryVariables = Exact<{
  id: number;
  language: PasserelleLanguage;
  as?: PasserelleProfileReader | null | undefined;
}>;


export type MemberQuery = { passerelleMember: { id: number, groupId: number, language: PasserelleLanguage, name: string, status: string, path: string | null, isOwn: boolean, isLocked: boolean, acceptsContact: boolean, job: string | null, biography: string | null, memberType: string | null, activityCity: string | null, residenceCity: string | null, spokenLanguages: Array<string>, offered: string | null, sought: string | null, picture: { alt: string, height: number, id: number, width: number } | null, activityCountry: { isoCode: string, name: string } | null, residenceCountry: { isoCode: string, name: string } | null, secondaryCountries: Array<{ isoCode: string, name: string }>, sectors: Array<{ id: number, name: string }>, programs: Array<{ type: string | null, name: string, from: string | null, to: string | null }>, links: Array<{ network: PasserelleNetwork, url: string }>, communities: Array<{ name: string, status: string | null, role: string | null }>, memberships: Array<{ groupId: number, id: number, name: string, role: string }>, published: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }>, confidential: { email: string | null, motivation: string | null, certificate: { id: number, mime: string, name: string, size: number } | null, cv: { id: number, mime: string, name: string, size: number } | null, decisions: Array<{ date: string, status: PasserelleDecision, target: PasserelleDecisionTarget, moderator: string | null, comment: string | null, reason: string | null, reasonText: string | null }> } | null, roles: { userId: number, roles: Array<string>, mainCountry: string | null } | null, assignableCountries: Array<{ isoCode: string, name: string }> } | null };

export type ReportMemberMutationVariables = Exact<{
  memberId: number;
  reason: string;
  text?: string | null | undefined;
}>;


export type ReportMemberMutation = { passerelleReportMember: boolean };

export type StructureDetailQueryVariables = Exact<{
  id: number;
  language: PasserelleLanguage;
}>;


export type StructureDetailQuery = { passerelleStructureDetail: { id: number, groupId: number, language: PasserelleLanguage, name: string, path: string | null, ownRole: PasserelleMembershipRole | null, structureType: string | null, summary: string | null, activities: string | null, description: string | null, city: string | null, contactEmail: string | null, logo: { alt: string, height: number, id: number, width: number } | null, country: { isoCode: string, name: string } | null, sectors: Array<{ id: number, name: string }>, links: Array<{ network: PasserelleNetwork, url: string }>, communities: Array<{ name: string, status: string | null, role: string | null }>, team: Array<{ id: number, name: string, job: string | null, role: string }>, published: Array<{ aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }>, documents: Array<{ id: number, mime: string, name: string, size: number }> } | null };

export type UpdateRolesMutationVariables = Exact<{
  userId: number;
  roles: Array<string> | string;
  mainCountry?: string | null | undefined;
}>;


export type UpdateRolesMutation = { passerelleUpdateRoles: { userId: number, roles: Array<string>, mainCountry: string | null } };

export type DecideMutationVariables = Exact<{
  items: Array<PasserelleVersionedRecord> | PasserelleVersionedRecord;
  status: PasserelleDecision;
  target?: PasserelleDecisionTarget | null | undefined;
  comment?: string | null | undefined;
  field?: string | null | undefined;
  rejectionReason?: PasserelleRejectionReason | null | undefined;
  rejectionText?: string | null | undefined;
}>;


export type DecideMutation = { passerelleDecide: { results: Array<{ id: number, ok: boolean, status: number, version: number | null, moderationStatus: string | null, error: { code: string, moderationStatus: string | null, moderator: string | null, date: string | null } | null }> } };

export type DecisionMailPreviewQueryVariables = Exact<{
  id: number;
  status: PasserelleDecision;
  target?: PasserelleDecisionTarget | null | undefined;
  comment?: string | null | undefined;
  rejectionReason?: PasserelleRejectionReason | null | undefined;
  rejectionText?: string | null | undefined;
}>;


export type DecisionMailPreviewQuery = { passerelleDecisionMailPreview: { language: PasserelleLanguage, subject: string, paragraphs: Array<string> } | null };

export type ModerationCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type ModerationCountsQuery = { passerelleOpenReports: number, passerelleModerationCounts: Array<{ type: PasserelleContentType, count: number }> };

export type ModerationDecisionFragment = { status: PasserelleDecision, target: PasserelleDecisionTarget, date: string, moderator: string | null, comment: string | null, field: string | null, rejectionReason: PasserelleRejectionReason | null, rejectionText: string | null };

export type ModerationFiltersQueryVariables = Exact<{
  language: PasserelleLanguage;
}>;


export type ModerationFiltersQuery = { passerelleModerationValidators: Array<{ id: number, name: string, country: string | null }>, passerelleReference: { sectors: Array<{ id: number, key: string, name: string, parentId: number | null }>, countries: Array<{ id: number, isoCode: string, name: string }> } };

export type ModerationMembersQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type ModerationMembersQuery = { passerelleModerationMembers: Array<{ id: number, name: string }> };

export type ModerationQueueQueryVariables = Exact<{
  language: PasserelleLanguage;
  type?: PasserelleContentType | null | undefined;
  status?: PasserelleDecision | null | undefined;
  validator?: number | null | undefined;
  member?: number | null | undefined;
  sector?: string | null | undefined;
  country?: string | null | undefined;
  olderThanDays?: number | null | undefined;
  inLanguage?: PasserelleLanguage | null | undefined;
  overdue?: boolean | null | undefined;
  sort?: PasserelleQueueSort | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type ModerationQueueQuery = { passerelleModerationQueue: { total: number, page: number, perPage: number, items: Array<{ id: number, groupId: number, version: number, target: PasserelleDecisionTarget, type: PasserelleContentType, language: PasserelleLanguage, title: string, status: PasserelleDecision, waitingSince: string | null, owner: string | null, ownerId: number | null, allowedActions: Array<PasserelleDecision>, isLockedByMe: boolean, titles: { fr: string | null, en: string | null }, countries: Array<{ id: number, isoCode: string, name: string }>, sectors: Array<{ id: number, key: string, name: string }>, others: Array<{ id: number, language: PasserelleLanguage, version: number, title: string }>, lastDecision: { status: PasserelleDecision, target: PasserelleDecisionTarget, date: string, moderator: string | null, comment: string | null, field: string | null, rejectionReason: PasserelleRejectionReason | null, rejectionText: string | null } | null, lock: { holder: string | null, since: string | null, until: string | null } }> } };

export type ModerationRecordQueryVariables = Exact<{
  language: PasserelleLanguage;
  id: number;
  target?: PasserelleDecisionTarget | null | undefined;
  type?: PasserelleContentType | null | undefined;
  status?: PasserelleDecision | null | undefined;
  validator?: number | null | undefined;
  member?: number | null | undefined;
  sector?: string | null | undefined;
  country?: string | null | undefined;
  olderThanDays?: number | null | undefined;
  inLanguage?: PasserelleLanguage | null | undefined;
  overdue?: boolean | null | undefined;
  sort?: PasserelleQueueSort | null | undefined;
}>;


export type ModerationRecordQuery = { passerelleModerationRecord: { row: { id: number, groupId: number, version: number, target: PasserelleDecisionTarget, type: PasserelleContentType, language: PasserelleLanguage, title: string, status: PasserelleDecision, waitingSince: string | null, owner: string | null, ownerId: number | null, allowedActions: Array<PasserelleDecision>, isLockedByMe: boolean, titles: { fr: string | null, en: string | null }, countries: Array<{ id: number, isoCode: string, name: string }>, sectors: Array<{ id: number, key: string, name: string }>, others: Array<{ id: number, language: PasserelleLanguage, version: number, title: string }>, lastDecision: { status: PasserelleDecision, target: PasserelleDecisionTarget, date: string, moderator: string | null, comment: string | null, field: string | null, rejectionReason: PasserelleRejectionReason | null, rejectionText: string | null } | null, lock: { holder: string | null, since: string | null, until: string | null } }, waiting: { ahead: number, usualDays: number | null } | null, versions: Array<{ id: number, language: PasserelleLanguage, version: number, status: string, title: string, path: string | null, fields: Array<{ key: string, kind: string, label: string, values: Array<string>, imageIds: Array<number> }> }>, differences: Array<{ key: string, kind: string, label: string, before: Array<string>, after: Array<string> }>, history: Array<{ id: number, language: PasserelleLanguage, decision: { status: PasserelleDecision, target: PasserelleDecisionTarget, date: string, moderator: string | null, comment: string | null, field: string | null, rejectionReason: PasserelleRejectionReason | null, rejectionText: string | null } }>, previous: { id: number, target: PasserelleDecisionTarget, type: PasserelleContentType } | null, next: { id: number, target: PasserelleDecisionTarget, type: PasserelleContentType } | null } | null };

export type ModerationRowFragment = { id: number, groupId: number, version: number, target: PasserelleDecisionTarget, type: PasserelleContentType, language: PasserelleLanguage, title: string, status: PasserelleDecision, waitingSince: string | null, owner: string | null, ownerId: number | null, allowedActions: Array<PasserelleDecision>, isLockedByMe: boolean, titles: { fr: string | null, en: string | null }, countries: Array<{ id: number, isoCode: string, name: string }>, sectors: Array<{ id: number, key: string, name: string }>, others: Array<{ id: number, language: PasserelleLanguage, version: number, title: string }>, lastDecision: { status: PasserelleDecision, target: PasserelleDecisionTarget, date: string, moderator: string | null, comment: string | null, field: string | null, rejectionReason: PasserelleRejectionReason | null, rejectionText: string | null } | null, lock: { holder: string | null, since: string | null, until: string | null } };

export type ModerationValidatorsQueryVariables = Exact<{ [key: string]: never; }>;


export type ModerationValidatorsQuery = { passerelleModerationValidators: Array<{ id: number, name: string, country: string | null }> };

export type ReviewStructuresQueryVariables = Exact<{
  id: number;
  language: PasserelleLanguage;
}>;


export type ReviewStructuresQuery = { passerelleReviewStructures: Array<{ groupId: number, name: string, membershipStatus: PasserelleMembershipStatus, role: PasserelleMembershipRole, owners: Array<string>, isDraftOfProfile: boolean, path: string | null, countries: Array<{ isoCode: string, name: string }>, similar: Array<{ id: number, name: string, path: string | null }>, fields: Array<{ key: string, kind: string, label: string, values: Array<string> }> }> };

export type ConfirmNewsletterMutationVariables = Exact<{
  input: PasserelleConfirmNewsletterInput;
}>;


export type ConfirmNewsletterMutation = { passerelleConfirmNewsletter: { hash: string, wasActive: boolean, subscription: { email: string, language: PasserelleLanguage, sectorIds: Array<number>, countryIds: Array<number>, state: PasserelleNewsletterState } } };

export type NewsletterFieldsFragment = { email: string, language: PasserelleLanguage, sectorIds: Array<number>, countryIds: Array<number>, state: PasserelleNewsletterState };

export type NewsletterSubscriptionQueryVariables = Exact<{
  hash: string;
}>;


export type NewsletterSubscriptionQuery = { passerelleNewsletterSubscription: { email: string, language: PasserelleLanguage, sectorIds: Array<number>, countryIds: Array<number>, state: PasserelleNewsletterState } | null };

export type SubscribeToNewsletterMutationVariables = Exact<{
  input: PasserelleSubscribeToNewsletterInput;
}>;


export type SubscribeToNewsletterMutation = { passerelleSubscribeToNewsletter: boolean };

export type UnsubscribeFromNewsletterMutationVariables = Exact<{
  input: PasserelleUnsubscribeFromNewsletterInput;
}>;


export type UnsubscribeFromNewsletterMutation = { passerelleUnsubscribeFromNewsletter: { wasActive: boolean } };

export type UpdateNewsletterPreferencesMutationVariables = Exact<{
  input: PasserelleUpdateNewsletterPreferencesInput;
}>;


export type UpdateNewsletterPreferencesMutation = { passerelleUpdateNewsletterPreferences: { subscription: { email: string, language: PasserelleLanguage, sectorIds: Array<number>, countryIds: Array<number>, state: PasserelleNewsletterState } } };

export type MarkNoticesReadMutationVariables = Exact<{
  ids?: Array<number> | number | null | undefined;
  all?: boolean | null | undefined;
}>;


export type MarkNoticesReadMutation = { passerelleMarkNoticesRead: { unread: number } };

export type NoticeStopQueryVariables = Exact<{
  hash: string;
}>;


export type NoticeStopQuery = { passerelleNoticeStop: { kind: PasserelleNoticeKind | null, name: string | null, wereStopped: boolean } };

export type NoticesQueryVariables = Exact<{
  kind?: PasserelleNoticeKind | null | undefined;
  language: PasserelleLanguage;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  unread?: boolean | null | undefined;
}>;


export type NoticesQuery = { passerelleNotices: { kinds: Array<PasserelleNoticeKind>, page: number, perPage: number, total: number, unread: number, items: Array<{ id: number, kind: PasserelleNoticeKind, at: string, readAt: string | null, title: string, text: string, path: string | null, groupId: number }> } };

export type StopNoticesMutationVariables = Exact<{
  hash: string;
}>;


export type StopNoticesMutation = { passerelleNoticeStop: { kind: PasserelleNoticeKind | null, name: string | null, wereStopped: boolean } };

export type AnswerOnboardingMutationVariables = Exact<{
  input: PasserelleOnboardingInput;
}>;


export type AnswerOnboardingMutation = { passerelleAnswerOnboarding: { isOnboarded: boolean, interestSectors: Array<number>, interestCountries: Array<number>, allSectors: boolean, allCountries: boolean } };

export type SectorsAndCountriesQueryVariables = Exact<{
  language: PasserelleLanguage;
}>;


export type SectorsAndCountriesQuery = { passerelleReference: { sectors: Array<{ id: number, name: string, icon: string | null, parentId: number | null }>, countries: Array<{ id: number, name: string, isoCode: string }> } };

export type CreateProfileMutationVariables = Exact<{
  action: PasserelleRecordAction;
  input: PasserelleProfileInput;
}>;


export type CreateProfileMutation = { passerelleMutateProfile: { id: number, databaseId: number, groupId: number, version: number, status: string, allowedActions: Array<string>, path: string | null, acceptsContact: string | null, activityCity: string | null, activityCountry: string | null, audience: string, biography: string | null, certificateId: number | null, cvId: number | null, firstName: string | null, job: string | null, language: string, lastName: string | null, memberType: string | null, motivation: string | null, offered: string | null, pictureId: number | null, residenceCity: string | null, residenceCountry: string | null, secondaryCountryIds: Array<number>, sectorIds: Array<number>, slug: string, sought: string | null, spokenLanguages: Array<string>, proposal: { status: string, date: string, fields: Array<string> } | null, proposed: { acceptsContact: string | null, activityCity: string | null, activityCountry: string | null, audience: string, biography: string | null, certificateId: number | null, cvId: number | null, firstName: string | null, job: string | null, language: string, lastName: string | null, memberType: string | null, motivation: string | null, offered: string | null, pictureId: number | null, residenceCity: string | null, residenceCountry: string | null, secondaryCountryIds: Array<number>, sectorIds: Array<number>, slug: string, sought: string | null, spokenLanguages: Array<string>, communities: Array<{ name: string | null, role: string | null, status: string | null }>, links: Array<{ network: string | null, url: string | null }>, programs: Array<{ from: string | null, name: string | null, to: string | null, type: string | null }>, visibility: { biography: string | null, city: string | null, communities: string | null, links: string | null, offered: string | null, picture: string | null, programs: string | null, sought: string | null, spokenLanguages: string | null } | null, files: Array<{ id: number, mime: string, name: string, size: number }> } | null, versions: { fr: number | null, en: number | null }, moderation: { status: string | null, date: string | null, moderator: string | null, comment: string | null, rejectionReason: string | null, field: string | null }, waiting: { usualDays: number | null } | null, translations: { fr: number | null, en: number | null }, communities: Array<{ name: string | null, role: string | null, status: string | null }>, links: Array<{ network: string | null, url: string | null }>, programs: Array<{ from: string | null, name: string | null, to: string | null, type: string | null }>, visibility: { biography: string | null, city: string | null, communities: string | null, links: string | null, offered: string | null, picture: string | null, programs: string | null, sought: string | null, spokenLanguages: string | null } | null, files: Array<{ id: number, mime: string, name: string, size: number }> } };

export type FileReadingsQueryVariables = Exact<{ [key: string]: never; }>;


export type FileReadingsQuery = { passerelleFileReadings: Array<{ at: string, file: PasserelleProfileFile, reader: string | null }> };

export type FindOwnProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type FindOwnProfileQuery = { passerelleOwnProfile: { groupId: number, isOfflineByStaff: boolean, status: string, translations: { fr: number | null, en: number | null } } | null, passerelleUser: { id: number, firstName: string, lastName: string, country: string | null } | null };

export type MutateProfileMutationVariables = Exact<{
  action: PasserelleRecordAction;
  id: number;
  input?: PasserelleProfileInput | null | undefined;
  version: number;
}>;


export type MutateProfileMutation = { passerelleMutateProfile: { id: number, databaseId: number, groupId: number, version: number, status: string, allowedActions: Array<string>, path: string | null, acceptsContact: string | null, activityCity: string | null, activityCountry: string | null, audience: string, biography: string | null, certificateId: number | null, cvId: number | null, firstName: string | null, job: string | null, language: string, lastName: string | null, memberType: string | null, motivation: string | null, offered: string | null, pictureId: number | null, residenceCity: string | null, residenceCountry: string | null, secondaryCountryIds: Array<number>, sectorIds: Array<number>, slug: string, sought: string | null, spokenLanguages: Array<string>, proposal: { status: string, date: string, fields: Array<string> } | null, proposed: { acceptsContact: string | null, activityCity: string | null, activityCountry: string | null, audience: string, biography: string | null, certificateId: number | null, cvId: number | null, firstName: string | null, job: string | null, language: string, lastName: string | null, memberType: string | null, motivation: string | null, offered: string | null, pictureId: number | null, residenceCity: string | null, residenceCountry: string | null, secondaryCountryIds: Array<number>, sectorIds: Array<number>, slug: string, sought: string | null, spokenLanguages: Array<string>, communities: Array<{ name: string | null, role: string | null, status: string | null }>, links: Array<{ network: string | null, url: string | null }>, programs: Array<{ from: string | null, name: string | null, to: string | null, type: string | null }>, visibility: { biography: string | null, city: string | null, communities: string | null, links: string | null, offered: string | null, picture: string | null, programs: string | null, sought: string | null, spokenLanguages: string | null } | null, files: Array<{ id: number, mime: string, name: string, size: number }> } | null, versions: { fr: number | null, en: number | null }, moderation: { status: string | null, date: string | null, moderator: string | null, comment: string | null, rejectionReason: string | null, field: string | null }, waiting: { usualDays: number | null } | null, translations: { fr: number | null, en: number | null }, communities: Array<{ name: string | null, role: string | null, status: string | null }>, links: Array<{ network: string | null, url: string | null }>, programs: Array<{ from: string | null, name: string | null, to: string | null, type: string | null }>, visibility: { biography: string | null, city: string | null, communities: string | null, links: string | null, offered: string | null, picture: string | null, programs: string | null, sought: string | null, spokenLanguages: string | null } | null, files: Array<{ id: number, mime: string, name: string, size: number }> } };

export type ProfileDraftFieldsFragment = { id: number, databaseId: number, groupId: number, version: number, status: string, allowedActions: Array<string>, path: string | null, acceptsContact: string | null, activityCity: string | null, activityCountry: string | null, audience: string, biography: string | null, certificateId: number | null, cvId: number | null, firstName: string | null, job: string | null, language: string, lastName: string | null, memberType: string | null, motivation: string | null, offered: string | null, pictureId: number | null, residenceCity: string | null, residenceCountry: string | null, secondaryCountryIds: Array<number>, sectorIds: Array<number>, slug: string, sought: string | null, spokenLanguages: Array<string>, versions: { fr: number | null, en: number | null }, moderation: { status: string | null, date: string | null, moderator: string | null, comment: string | null, rejectionReason: string | null, field: string | null }, waiting: { usualDays: number | null } | null, translations: { fr: number | null, en: number | null }, communities: Array<{ name: string | null, role: string | null, status: string | null }>, links: Array<{ network: string | null, url: string | null }>, programs: Array<{ from: string | null, name: string | null, to: string | null, type: string | null }>, visibility: { biography: string | null, city: string | null, communities: string | null, links: string | null, offered: string | null, picture: string | null, programs: string | null, sought: string | null, spokenLanguages: string | null } | null, files: Array<{ id: number, mime: string, name: string, size: number }> };

export type ProfileDraftQueryVariables = Exact<{
  id: number;
}>;


export type ProfileDraftQuery = { passerelleProfileDraft: { id: number, databaseId: number, groupId: number, version: number, status: string, allowedActions: Array<string>, path: string | null, acceptsContact: string | null, activityCity: string | null, activityCountry: string | null, audience: string, biography: string | null, certificateId: number | null, cvId: number | null, firstName: string | null, job: string | null, language: string, lastName: string | null, memberType: string | null, motivation: string | null, offered: string | null, pictureId: number | null, residenceCity: string | null, residenceCountry: string | null, secondaryCountryIds: Array<number>, sectorIds: Array<number>, slug: string, sought: string | null, spokenLanguages: Array<string>, proposal: { status: string, date: string, fields: Array<string> } | null, proposed: { acceptsContact: string | null, activityCity: string | null, activityCountry: string | null, audience: string, biography: string | null, certificateId: number | null, cvId: number | null, firstName: string | null, job: string | null, language: string, lastName: string | null, memberType: string | null, motivation: string | null, offered: string | null, pictureId: number | null, residenceCity: string | null, residenceCountry: string | null, secondaryCountryIds: Array<number>, sectorIds: Array<number>, slug: string, sought: string | null, spokenLanguages: Array<string>, communities: Array<{ name: string | null, role: string | null, status: string | null }>, links: Array<{ network: string | null, url: string | null }>, programs: Array<{ from: string | null, name: string | null, to: string | null, type: string | null }>, visibility: { biography: string | null, city: string | null, communities: string | null, links: string | null, offered: string | null, picture: string | null, programs: string | null, sought: string | null, spokenLanguages: string | null } | null, files: Array<{ id: number, mime: string, name: string, size: number }> } | null, versions: { fr: number | null, en: number | null }, moderation: { status: string | null, date: string | null, moderator: string | null, comment: string | null, rejectionReason: string | null, field: string | null }, waiting: { usualDays: number | null } | null, translations: { fr: number | null, en: number | null }, communities: Array<{ name: string | null, role: string | null, status: string | null }>, links: Array<{ network: string | null, url: string | null }>, programs: Array<{ from: string | null, name: string | null, to: string | null, type: string | null }>, visibility: { biography: string | null, city: string | null, communities: string | null, links: string | null, offered: string | null, picture: string | null, programs: string | null, sought: string | null, spokenLanguages: string | null } | null, files: Array<{ id: number, mime: string, name: string, size: number }> } | null };

export type ProfileFileQueryVariables = Exact<{
  memberId: number;
  file: PasserelleProfileFile;
}>;


export type ProfileFileQuery = { passerelleProfileFile: number | null };

export type ProfileStructureProblemQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileStructureProblemQuery = { passerelleProfileStructureProblem: string | null };

export type ProjectQueryVariables = Exact<{
  language: PasserelleLanguage;
  slug: string;
}>;


export type ProjectQuery = { passerelleProject: { description: string | null, modifiedAt: string, beneficiary: string | null, endDate: string | null, results: string | null, startDate: string | null, author: { groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, documents: Array<{ id: number, mime: string, name: string, size: number }>, related: Array<{ card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> }>, translations: Array<{ language: PasserelleLanguage, slug: string }>, links: Array<{ network: PasserelleNetwork, url: string }>, partners: Array<{ groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null }> } | null };

export type MutateProjectMutationVariables = Exact<{
  action: PasserelleRecordAction;
  id?: number | null | undefined;
  input?: PasserelleProjectInput | null | undefined;
  version?: number | null | undefined;
}>;


export type MutateProjectMutation = { passerelleMutateProject: { id: number, databaseId: number, groupId: number, version: number, status: string, allowedActions: Array<string>, path: string | null, audience: string, beneficiary: string | null, countryIds: Array<number>, coverImageId: number | null, description: string | null, documentIds: Array<number>, endDate: string | null, language: string, results: string | null, sectorIds: Array<number>, slug: string, startDate: string | null, summary: string | null, title: string, proposal: { status: string, date: string, fields: Array<string> } | null, proposed: { audience: string, beneficiary: string | null, countryIds: Array<number>, coverImageId: number | null, description: string | null, documentIds: Array<number>, endDate: string | null, language: string, results: string | null, sectorIds: Array<number>, slug: string, startDate: string | null, summary: string | null, title: string, links: Array<{ network: string | null, url: string | null }>, partners: Array<{ email: string | null, firstName: string | null, lastName: string | null, profileId: number | null, role: string | null, structureId: number | null, structureName: string | null, structureType: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> } | null, versions: { fr: number | null, en: number | null }, moderation: { status: string | null, date: string | null, moderator: string | null, comment: string | null, rejectionReason: string | null, field: string | null }, translations: { fr: number | null, en: number | null }, links: Array<{ network: string | null, url: string | null }>, partners: Array<{ email: string | null, firstName: string | null, lastName: string | null, profileId: number | null, role: string | null, structureId: number | null, structureName: string | null, structureType: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> } };

export type ProjectDraftFieldsFragment = { id: number, databaseId: number, groupId: number, version: number, status: string, allowedActions: Array<string>, path: string | null, audience: string, beneficiary: string | null, countryIds: Array<number>, coverImageId: number | null, description: string | null, documentIds: Array<number>, endDate: string | null, language: string, results: string | null, sectorIds: Array<number>, slug: string, startDate: string | null, summary: string | null, title: string, versions: { fr: number | null, en: number | null }, moderation: { status: string | null, date: string | null, moderator: string | null, comment: string | null, rejectionReason: string | null, field: string | null }, translations: { fr: number | null, en: number | null }, links: Array<{ network: string | null, url: string | null }>, partners: Array<{ email: string | null, firstName: string | null, lastName: string | null, profileId: number | null, role: string | null, structureId: number | null, structureName: string | null, structureType: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> };

export type ProjectDraftQueryVariables = Exact<{
  id: number;
}>;


export type ProjectDraftQuery = { passerelleProjectDraft: { id: number, databaseId: number, groupId: number, version: number, status: string, allowedActions: Array<string>, path: string | null, audience: string, beneficiary: string | null, countryIds: Array<number>, coverImageId: number | null, description: string | null, documentIds: Array<number>, endDate: string | null, language: string, results: string | null, sectorIds: Array<number>, slug: string, startDate: string | null, summary: string | null, title: string, proposal: { status: string, date: string, fields: Array<string> } | null, proposed: { audience: string, beneficiary: string | null, countryIds: Array<number>, coverImageId: number | null, description: string | null, documentIds: Array<number>, endDate: string | null, language: string, results: string | null, sectorIds: Array<number>, slug: string, startDate: string | null, summary: string | null, title: string, links: Array<{ network: string | null, url: string | null }>, partners: Array<{ email: string | null, firstName: string | null, lastName: string | null, profileId: number | null, role: string | null, structureId: number | null, structureName: string | null, structureType: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> } | null, versions: { fr: number | null, en: number | null }, moderation: { status: string | null, date: string | null, moderator: string | null, comment: string | null, rejectionReason: string | null, field: string | null }, translations: { fr: number | null, en: number | null }, links: Array<{ network: string | null, url: string | null }>, partners: Array<{ email: string | null, firstName: string | null, lastName: string | null, profileId: number | null, role: string | null, structureId: number | null, structureName: string | null, structureType: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> } | null };

export type HandleReportMutationVariables = Exact<{
  id: number;
  language: PasserelleLanguage;
  note: string;
  outcome: PasserelleReportOutcome;
  reason?: string | null | undefined;
  version: number;
}>;


export type HandleReportMutation = { passerelleHandleReport: { id: number, version: number, state: PasserelleReportState, reason: string, text: string, at: string, isOverdue: boolean, earlier: number, outcomes: Array<PasserelleReportOutcome>, outcome: PasserelleReportOutcome | null, note: string | null, handler: string | null, handledAt: string | null, reporter: { name: string | null, memberId: number | null }, reported: { name: string | null, memberId: number | null, isPublic: boolean, isClosed: boolean, countries: Array<{ isoCode: string, name: string }> } } };

export type ReopenReportMutationVariables = Exact<{
  id: number;
  language: PasserelleLanguage;
  version: number;
}>;


export type ReopenReportMutation = { passerelleReopenReport: { id: number, version: number, state: PasserelleReportState, reason: string, text: string, at: string, isOverdue: boolean, earlier: number, outcomes: Array<PasserelleReportOutcome>, outcome: PasserelleReportOutcome | null, note: string | null, handler: string | null, handledAt: string | null, reporter: { name: string | null, memberId: number | null }, reported: { name: string | null, memberId: number | null, isPublic: boolean, isClosed: boolean, countries: Array<{ isoCode: string, name: string }> } } };

export type ReportFieldsFragment = { id: number, version: number, state: PasserelleReportState, reason: string, text: string, at: string, isOverdue: boolean, earlier: number, outcomes: Array<PasserelleReportOutcome>, outcome: PasserelleReportOutcome | null, note: string | null, handler: string | null, handledAt: string | null, reporter: { name: string | null, memberId: number | null }, reported: { name: string | null, memberId: number | null, isPublic: boolean, isClosed: boolean, countries: Array<{ isoCode: string, name: string }> } };

export type ReportsQueryVariables = Exact<{
  language: PasserelleLanguage;
  state?: PasserelleReportState | null | undefined;
  overdue?: boolean | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type ReportsQuery = { passerelleReports: { total: number, page: number, perPage: number, items: Array<{ id: number, version: number, state: PasserelleReportState, reason: string, text: string, at: string, isOverdue: boolean, earlier: number, outcomes: Array<PasserelleReportOutcome>, outcome: PasserelleReportOutcome | null, note: string | null, handler: string | null, handledAt: string | null, reporter: { name: string | null, memberId: number | null }, reported: { name: string | null, memberId: number | null, isPublic: boolean, isClosed: boolean, countries: Array<{ isoCode: string, name: string }> } }> } };

export type ResourcePageFragment = { description: string | null, modifiedAt: string, url: string | null, author: { groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, related: Array<{ card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> }>, translations: Array<{ language: PasserelleLanguage, slug: string }>, file: { id: number, mime: string, name: string, size: number } | null, links: Array<{ network: PasserelleNetwork, url: string }>, organiser: { groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null };

export type ResourceQueryVariables = Exact<{
  language: PasserelleLanguage;
  slug: string;
}>;


export type ResourceQuery = { passerelleResource: { description: string | null, modifiedAt: string, url: string | null, author: { groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, related: Array<{ card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> }>, translations: Array<{ language: PasserelleLanguage, slug: string }>, file: { id: number, mime: string, name: string, size: number } | null, links: Array<{ network: PasserelleNetwork, url: string }>, organiser: { groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null } | null };

export type MutateResourceMutationVariables = Exact<{
  action: PasserelleRecordAction;
  id?: number | null | undefined;
  input?: PasserelleResourceInput | null | undefined;
  version?: number | null | undefined;
}>;


export type MutateResourceMutation = { passerelleMutateResource: { id: number, databaseId: number, groupId: number, version: number, status: string, allowedActions: Array<string>, path: string | null, audience: string, countryIds: Array<number>, coverImageId: number | null, description: string | null, fileId: number | null, language: string, organiserId: number | null, resourceKind: string | null, sectorIds: Array<number>, slug: string, summary: string | null, title: string, url: string | null, proposal: { status: string, date: string, fields: Array<string> } | null, proposed: { audience: string, countryIds: Array<number>, coverImageId: number | null, description: string | null, fileId: number | null, language: string, organiserId: number | null, resourceKind: string | null, sectorIds: Array<number>, slug: string, summary: string | null, title: string, url: string | null, links: Array<{ network: string | null, url: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> } | null, versions: { fr: number | null, en: number | null }, moderation: { status: string | null, date: string | null, moderator: string | null, comment: string | null, rejectionReason: string | null, field: string | null }, waiting: { usualDays: number | null } | null, translations: { fr: number | null, en: number | null }, links: Array<{ network: string | null, url: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> } };

export type ResourceDraftFieldsFragment = { id: number, databaseId: number, groupId: number, version: number, status: string, allowedActions: Array<string>, path: string | null, audience: string, countryIds: Array<number>, coverImageId: number | null, description: string | null, fileId: number | null, language: string, organiserId: number | null, resourceKind: string | null, sectorIds: Array<number>, slug: string, summary: string | null, title: string, url: string | null, versions: { fr: number | null, en: number | null }, moderation: { status: string | null, date: string | null, moderator: string | null, comment: string | null, rejectionReason: string | null, field: string | null }, waiting: { usualDays: number | null } | null, translations: { fr: number | null, en: number | null }, links: Array<{ network: string | null, url: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> };

export type ResourceDraftQueryVariables = Exact<{
  id: number;
}>;


export type ResourceDraftQuery = { passerelleResourceDraft: { id: number, databaseId: number, groupId: number, version: number, status: string, allowedActions: Array<string>, path: string | null, audience: string, countryIds: Array<number>, coverImageId: number | null, description: string | null, fileId: number | null, language: string, organiserId: number | null, resourceKind: string | null, sectorIds: Array<number>, slug: string, summary: string | null, title: string, url: string | null, proposal: { status: string, date: string, fields: Array<string> } | null, proposed: { audience: string, countryIds: Array<number>, coverImageId: number | null, description: string | null, fileId: number | null, language: string, organiserId: number | null, resourceKind: string | null, sectorIds: Array<number>, slug: string, summary: string | null, title: string, url: string | null, links: Array<{ network: string | null, url: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> } | null, versions: { fr: number | null, en: number | null }, moderation: { status: string | null, date: string | null, moderator: string | null, comment: string | null, rejectionReason: string | null, field: string | null }, waiting: { usualDays: number | null } | null, translations: { fr: number | null, en: number | null }, links: Array<{ network: string | null, url: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> } | null };

export type AnswerReviewMutationVariables = Exact<{
  action: PasserelleReviewAction;
  id: number;
  reason?: string | null | undefined;
}>;


export type AnswerReviewMutation = { passerelleAnswerReview: { calls: Array<{ callId: number, callTitle: string, id: number, languages: Array<string>, state: PasserelleReviewerState }>, reviews: Array<{ actions: Array<PasserelleReviewAction>, answerBy: string | null, applicant: string | null, callId: number, callTitle: string, criteria: number, id: number, isChanged: boolean, isOverdue: boolean, number: string, scoreBy: string | null, scored: number, state: PasserelleAssignmentState }> } };

export type AnswerReviewingMutationVariables = Exact<{
  accepts: boolean;
  id: number;
  languages?: Array<string> | string | null | undefined;
}>;


export type AnswerReviewingMutation = { passerelleAnswerReviewing: { calls: Array<{ callId: number, callTitle: string, id: number, languages: Array<string>, state: PasserelleReviewerState }>, reviews: Array<{ actions: Array<PasserelleReviewAction>, answerBy: string | null, applicant: string | null, callId: number, callTitle: string, criteria: number, id: number, isChanged: boolean, isOverdue: boolean, number: string, scoreBy: string | null, scored: number, state: PasserelleAssignmentState }> } };

export type AssignReviewsMutationVariables = Exact<{
  answerBy?: string | null | undefined;
  callId: number;
  each?: number | null | undefined;
  isPreview?: boolean | null | undefined;
  pairs?: Array<PasserelleReviewPairInput> | PasserelleReviewPairInput | null | undefined;
  scoreBy?: string | null | undefined;
  seed?: string | null | undefined;
  stage?: number | null | undefined;
}>;


export type AssignReviewsMutation = { passerelleAssignReviews: { cancelled: number, seed: string, unreadLanguages: Array<string>, loads: Array<{ count: number, userId: number }>, missing: Array<{ applicationId: number, count: number }>, pairs: Array<{ applicationId: number, userId: number }> } };

export type CancelReviewMutationVariables = Exact<{
  callId: number;
  id: number;
}>;


export type CancelReviewMutation = { passerelleCancelReview: { callId: number, callTitle: string, isReady: boolean, applications: Array<{ applicant: string, country: string | null, id: number, language: string, number: string, assignments: Array<{ answerBy: string | null, id: number, isBegun: boolean, isOverdue: boolean, name: string | null, reason: string | null, scoreBy: string | null, state: PasserelleAssignmentState, userId: number }>, conflicts: Array<{ kind: PasserelleConflictKind, name: string | null, reason: string | null, userId: number }> }>, reviewers: Array<{ answeredAt: string | null, countries: Array<string>, delivery: string | null, email: string | null, id: number, invitationId: number | null, invitedAt: string, isGuest: boolean, languages: Array<string>, load: number, name: string | null, open: number, state: PasserelleReviewerState, userId: number }> } };

export type DeclareReviewConflictMutationVariables = Exact<{
  applicationId: number;
  callId: number;
  reason: string;
  userId: number;
}>;


export type DeclareReviewConflictMutation = { passerelleDeclareReviewConflict: { callId: number, callTitle: string, isReady: boolean, applications: Array<{ applicant: string, country: string | null, id: number, language: string, number: string, assignments: Array<{ answerBy: string | null, id: number, isBegun: boolean, isOverdue: boolean, name: string | null, reason: string | null, scoreBy: string | null, state: PasserelleAssignmentState, userId: number }>, conflicts: Array<{ kind: PasserelleConflictKind, name: string | null, reason: string | null, userId: number }> }>, reviewers: Array<{ answeredAt: string | null, countries: Array<string>, delivery: string | null, email: string | null, id: number, invitationId: number | null, invitedAt: string, isGuest: boolean, languages: Array<string>, load: number, name: string | null, open: number, state: PasserelleReviewerState, userId: number }> } };

export type DescribeReviewerMutationVariables = Exact<{
  callId: number;
  countries?: Array<string> | string | null | undefined;
  id: number;
  languages?: Array<string> | string | null | undefined;
}>;


export type DescribeReviewerMutation = { passerelleDescribeReviewer: { callId: number, callTitle: string, isReady: boolean, applications: Array<{ applicant: string, country: string | null, id: number, language: string, number: string, assignments: Array<{ answerBy: string | null, id: number, isBegun: boolean, isOverdue: boolean, name: string | null, reason: string | null, scoreBy: string | null, state: PasserelleAssignmentState, userId: number }>, conflicts: Array<{ kind: PasserelleConflictKind, name: string | null, reason: string | null, userId: number }> }>, reviewers: Array<{ answeredAt: string | null, countries: Array<string>, delivery: string | null, email: string | null, id: number, invitationId: number | null, invitedAt: string, isGuest: boolean, languages: Array<string>, load: number, name: string | null, open: number, state: PasserelleReviewerState, userId: number }> } };

export type DrawReviewTiesMutationVariables = Exact<{
  callId: number;
  stage?: number | null | undefined;
}>;


export type DrawReviewTiesMutation = { passerelleDrawReviewTies: { callId: number, callTitle: string, isDrawn: boolean, isHidden: boolean, plan: string, seed: string | null, rows: Array<{ applicant: string, id: number, number: string, open: number, rank: number | null, scores: number, tieBreaker: string | null, total: number | null, uncounted: number, averages: Array<{ average: number, criterionId: string }> }>, weights: Array<{ criterionId: string, weight: number }> } };

export type InviteReviewerMutationVariables = Exact<{
  callId: number;
  countries?: Array<string> | string | null | undefined;
  email?: string | null | undefined;
  languages?: Array<string> | string | null | undefined;
  memberId?: number | null | undefined;
  userId?: number | null | undefined;
}>;


export type InviteReviewerMutation = { passerelleInviteReviewer: { callId: number, callTitle: string, isReady: boolean, applications: Array<{ applicant: string, country: string | null, id: number, language: string, number: string, assignments: Array<{ answerBy: string | null, id: number, isBegun: boolean, isOverdue: boolean, name: string | null, reason: string | null, scoreBy: string | null, state: PasserelleAssignmentState, userId: number }>, conflicts: Array<{ kind: PasserelleConflictKind, name: string | null, reason: string | null, userId: number }> }>, reviewers: Array<{ answeredAt: string | null, countries: Array<string>, delivery: string | null, email: string | null, id: number, invitationId: number | null, invitedAt: string, isGuest: boolean, languages: Array<string>, load: number, name: string | null, open: number, state: PasserelleReviewerState, userId: number }> } };

export type OwnReviewFieldsFragment = { actions: Array<PasserelleReviewAction>, answerBy: string | null, applicant: string | null, callId: number, callTitle: string, criteria: number, id: number, isChanged: boolean, isOverdue: boolean, number: string, scoreBy: string | null, scored: number, state: PasserelleAssignmentState };

export type OwnReviewsFieldsFragment = { calls: Array<{ callId: number, callTitle: string, id: number, languages: Array<string>, state: PasserelleReviewerState }>, reviews: Array<{ actions: Array<PasserelleReviewAction>, answerBy: string | null, applicant: string | null, callId: number, callTitle: string, criteria: number, id: number, isChanged: boolean, isOverdue: boolean, number: string, scoreBy: string | null, scored: number, state: PasserelleAssignmentState }> };

export type OwnReviewsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnReviewsQuery = { passerelleOwnReviews: { calls: Array<{ callId: number, callTitle: string, id: number, languages: Array<string>, state: PasserelleReviewerState }>, reviews: Array<{ actions: Array<PasserelleReviewAction>, answerBy: string | null, applicant: string | null, callId: number, callTitle: string, criteria: number, id: number, isChanged: boolean, isOverdue: boolean, number: string, scoreBy: string | null, scored: number, state: PasserelleAssignmentState }> } | null };

export type RemoveReviewerMutationVariables = Exact<{
  callId: number;
  id: number;
}>;


export type RemoveReviewerMutation = { passerelleRemoveReviewer: { callId: number, callTitle: string, isReady: boolean, applications: Array<{ applicant: string, country: string | null, id: number, language: string, number: string, assignments: Array<{ answerBy: string | null, id: number, isBegun: boolean, isOverdue: boolean, name: string | null, reason: string | null, scoreBy: string | null, state: PasserelleAssignmentState, userId: number }>, conflicts: Array<{ kind: PasserelleConflictKind, name: string | null, reason: string | null, userId: number }> }>, reviewers: Array<{ answeredAt: string | null, countries: Array<string>, delivery: string | null, email: string | null, id: number, invitationId: number | null, invitedAt: string, isGuest: boolean, languages: Array<string>, load: number, name: string | null, open: number, state: PasserelleReviewerState, userId: number }> } };

export type ReviewAssignmentsFieldsFragment = { callId: number, callTitle: string, isReady: boolean, applications: Array<{ applicant: string, country: string | null, id: number, language: string, number: string, assignments: Array<{ answerBy: string | null, id: number, isBegun: boolean, isOverdue: boolean, name: string | null, reason: string | null, scoreBy: string | null, state: PasserelleAssignmentState, userId: number }>, conflicts: Array<{ kind: PasserelleConflictKind, name: string | null, reason: string | null, userId: number }> }>, reviewers: Array<{ answeredAt: string | null, countries: Array<string>, delivery: string | null, email: string | null, id: number, invitationId: number | null, invitedAt: string, isGuest: boolean, languages: Array<string>, load: number, name: string | null, open: number, state: PasserelleReviewerState, userId: number }> };

export type ReviewAssignmentsQueryVariables = Exact<{
  callId: number;
  stage?: number | null | undefined;
}>;


export type ReviewAssignmentsQuery = { passerelleReviewAssignments: { callId: number, callTitle: string, isReady: boolean, applications: Array<{ applicant: string, country: string | null, id: number, language: string, number: string, assignments: Array<{ answerBy: string | null, id: number, isBegun: boolean, isOverdue: boolean, name: string | null, reason: string | null, scoreBy: string | null, state: PasserelleAssignmentState, userId: number }>, conflicts: Array<{ kind: PasserelleConflictKind, name: string | null, reason: string | null, userId: number }> }>, reviewers: Array<{ answeredAt: string | null, countries: Array<string>, delivery: string | null, email: string | null, id: number, invitationId: number | null, invitedAt: string, isGuest: boolean, languages: Array<string>, load: number, name: string | null, open: number, state: PasserelleReviewerState, userId: number }> } | null };

export type ReviewFieldsFragment = { actions: Array<PasserelleReviewAction>, answerBy: string | null, answers: string, applicant: string | null, applicantName: string | null, callId: number, callTitle: string, criteria: number, form: string, id: number, isBlind: boolean, isChanged: boolean, isOverdue: boolean, language: string, number: string, plan: string, scoreBy: string | null, scored: number, snapshot: number, state: PasserelleAssignmentState, structureName: string | null, files: Array<{ bytes: number | null, id: number | null, name: string | null, question: string, type: string }>, others: Array<{ comment: string, finalAt: string | null, savedAt: string | null, snapshot: number, version: number, points: Array<{ comment: string, criterionId: string, points: number | null }> }>, profile: Array<{ name: string, value: string }>, score: { comment: string, finalAt: string | null, savedAt: string | null, snapshot: number, version: number, points: Array<{ comment: string, criterionId: string, points: number | null }> } };

export type ReviewPlanFieldsFragment = { callId: number, callTitle: string, document: string, frozenAt: string | null, languages: Array<string>, stage: number, version: number };

export type ReviewPlanQueryVariables = Exact<{
  callId: number;
  stage?: number | null | undefined;
}>;


export type ReviewPlanQuery = { passerelleReviewPlan: { callId: number, callTitle: string, document: string, frozenAt: string | null, languages: Array<string>, stage: number, version: number } | null };

export type ReviewRankingFieldsFragment = { callId: number, callTitle: string, isDrawn: boolean, isHidden: boolean, plan: string, seed: string | null, rows: Array<{ applicant: string, id: number, number: string, open: number, rank: number | null, scores: number, tieBreaker: string | null, total: number | null, uncounted: number, averages: Array<{ average: number, criterionId: string }> }>, weights: Array<{ criterionId: string, weight: number }> };

export type ReviewRankingQueryVariables = Exact<{
  callId: number;
  stage?: number | null | undefined;
  weights?: string | null | undefined;
}>;


export type ReviewRankingQuery = { passerelleReviewRanking: { callId: number, callTitle: string, isDrawn: boolean, isHidden: boolean, plan: string, seed: string | null, rows: Array<{ applicant: string, id: number, number: string, open: number, rank: number | null, scores: number, tieBreaker: string | null, total: number | null, uncounted: number, averages: Array<{ average: number, criterionId: string }> }>, weights: Array<{ criterionId: string, weight: number }> } | null };

export type ReviewScoreFieldsFragment = { comment: string, finalAt: string | null, savedAt: string | null, snapshot: number, version: number, points: Array<{ comment: string, criterionId: string, points: number | null }> };

export type ReviewQueryVariables = Exact<{
  id: number;
}>;


export type ReviewQuery = { passerelleReview: { actions: Array<PasserelleReviewAction>, answerBy: string | null, answers: string, applicant: string | null, applicantName: string | null, callId: number, callTitle: string, criteria: number, form: string, id: number, isBlind: boolean, isChanged: boolean, isOverdue: boolean, language: string, number: string, plan: string, scoreBy: string | null, scored: number, snapshot: number, state: PasserelleAssignmentState, structureName: string | null, files: Array<{ bytes: number | null, id: number | null, name: string | null, question: string, type: string }>, others: Array<{ comment: string, finalAt: string | null, savedAt: string | null, snapshot: number, version: number, points: Array<{ comment: string, criterionId: string, points: number | null }> }>, profile: Array<{ name: string, value: string }>, score: { comment: string, finalAt: string | null, savedAt: string | null, snapshot: number, version: number, points: Array<{ comment: string, criterionId: string, points: number | null }> } } | null };

export type SaveReviewPlanMutationVariables = Exact<{
  callId: number;
  plan: string;
  stage?: number | null | undefined;
  version: number;
}>;


export type SaveReviewPlanMutation = { passerelleSaveReviewPlan: { callId: number, callTitle: string, document: string, frozenAt: string | null, languages: Array<string>, stage: number, version: number } };

export type SaveScoreMutationVariables = Exact<{
  comment?: string | null | undefined;
  id: number;
  isFinal: boolean;
  scores: Array<PasserelleCriterionScoreInput> | PasserelleCriterionScoreInput;
  snapshot: number;
  version: number;
}>;


export type SaveScoreMutation = { passerelleSaveScore: { actions: Array<PasserelleReviewAction>, answerBy: string | null, answers: string, applicant: string | null, applicantName: string | null, callId: number, callTitle: string, criteria: number, form: string, id: number, isBlind: boolean, isChanged: boolean, isOverdue: boolean, language: string, number: string, plan: string, scoreBy: string | null, scored: number, snapshot: number, state: PasserelleAssignmentState, structureName: string | null, files: Array<{ bytes: number | null, id: number | null, name: string | null, question: string, type: string }>, others: Array<{ comment: string, finalAt: string | null, savedAt: string | null, snapshot: number, version: number, points: Array<{ comment: string, criterionId: string, points: number | null }> }>, profile: Array<{ name: string, value: string }>, score: { comment: string, finalAt: string | null, savedAt: string | null, snapshot: number, version: number, points: Array<{ comment: string, criterionId: string, points: number | null }> } } };

export type DeleteSearchMutationVariables = Exact<{
  id: number;
}>;


export type DeleteSearchMutation = { passerelleDeleteSearch: { items: Array<{ id: number }> } };

export type SaveSearchMutationVariables = Exact<{
  alert: PasserelleNoticeMail;
  id?: number | null | undefined;
  name: string;
  query?: PasserelleSearchQuery | null | undefined;
}>;


export type SaveSearchMutation = { passerelleSaveSearch: { items: Array<{ id: number }> } };

export type SavedSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedSearchesQuery = { passerelleSavedSearches: { items: Array<{ alert: PasserelleNoticeMail, createdAt: string, id: number, language: PasserelleLanguage, literal: Array<string>, name: string, q: string, filters: Array<{ filter: PasserelleSearchFilter, values: Array<string> }> }> } };

export type AskDeletionMutationVariables = Exact<{
  password: string;
  publishedItems: PasserellePublishedItems;
  heirId?: number | null | undefined;
}>;


export type AskDeletionMutation = { passerelleAskDeletion: { id: number, email: string, firstName: string, lastName: string, phone: string | null, country: string | null, language: PasserelleLanguage, isOnboarded: boolean, interestSectors: Array<number>, interestCountries: Array<number>, allSectors: boolean, allCountries: boolean, newsletter: boolean, deletionDueAt: string | null, capabilities: Array<string>, unreadNotices: number, roles: Array<{ name: string }> } };

export type AskEmailChangeMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type AskEmailChangeMutation = { passerelleAskEmailChange: boolean };

export type AskExportMutationVariables = Exact<{
  password: string;
}>;


export type AskExportMutation = { passerelleAskExport: { pass: string, seconds: number } };

export type BecomeMemberMutationVariables = Exact<{ [key: string]: never; }>;


export type BecomeMemberMutation = { passerelleBecomeMember: { id: number, email: string, firstName: string, lastName: string, phone: string | null, country: string | null, language: PasserelleLanguage, isOnboarded: boolean, interestSectors: Array<number>, interestCountries: Array<number>, allSectors: boolean, allCountries: boolean, newsletter: boolean, deletionDueAt: string | null, capabilities: Array<string>, unreadNotices: number, roles: Array<{ name: string }> } };

export type CancelDeletionMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelDeletionMutation = { passerelleCancelDeletion: { id: number, email: string, firstName: string, lastName: string, phone: string | null, country: string | null, language: PasserelleLanguage, isOnboarded: boolean, interestSectors: Array<number>, interestCountries: Array<number>, allSectors: boolean, allCountries: boolean, newsletter: boolean, deletionDueAt: string | null, capabilities: Array<string>, unreadNotices: number, roles: Array<{ name: string }> } };

export type CancelEmailChangeMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelEmailChangeMutation = { passerelleCancelEmailChange: boolean };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  password: string;
  passwordConfirm: string;
  device: string;
}>;


export type ChangePasswordMutation = { passerelleChangePassword: { accessToken: string, accessSeconds: number, refreshToken: string, refreshSeconds: number, deviceProof: string, deviceSeconds: number, user: { id: number, email: string, firstName: string, lastName: string, phone: string | null, country: string | null, language: PasserelleLanguage, isOnboarded: boolean, interestSectors: Array<number>, interestCountries: Array<number>, allSectors: boolean, allCountries: boolean, newsletter: boolean, deletionDueAt: string | null, capabilities: Array<string>, unreadNotices: number, roles: Array<{ name: string }> } } };

export type ConfirmEmailChangeMutationVariables = Exact<{
  hash: string;
  address: string;
}>;


export type ConfirmEmailChangeMutation = { passerelleConfirmEmailChange: boolean };

export type EmailChangeLinkQueryVariables = Exact<{
  hash: string;
  undoes: boolean;
  address: string;
}>;


export type EmailChangeLinkQuery = { passerelleEmailChangeLink: boolean };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { passerelleEndOtherSessions: boolean };

export type NoticePreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticePreferencesQuery = { passerelleNoticePreferences: { items: Array<{ app: boolean, kind: PasserelleNoticeKind, mail: PasserelleNoticeMail | null }> } };

export type SaveNoticePreferencesMutationVariables = Exact<{
  input: PasserelleNoticePreferencesInput;
}>;


export type SaveNoticePreferencesMutation = { passerelleNoticePreferences: { items: Array<{ app: boolean, kind: PasserelleNoticeKind, mail: PasserelleNoticeMail | null }> } };

export type SettingsQueryVariables = Exact<{
  language: PasserelleLanguage;
}>;


export type SettingsQuery = { passerelleDeletionOptions: { isPossible: boolean, onlyOwnerOf: Array<string>, heirs: Array<{ id: number, name: string }> }, passerelleEmailChange: { email: string } | null, passerelleReference: { sectors: Array<{ id: number, name: string, icon: string | null, parentId: number | null }>, countries: Array<{ id: number, name: string, isoCode: string }> } };

export type UndoEmailChangeMutationVariables = Exact<{
  hash: string;
  address: string;
}>;


export type UndoEmailChangeMutation = { passerelleUndoEmailChange: boolean };

export type UpdateAccountMutationVariables = Exact<{
  input: PasserelleAccountInput;
}>;


export type UpdateAccountMutation = { passerelleUpdateAccount: { id: number, email: string, firstName: string, lastName: string, phone: string | null, country: string | null, language: PasserelleLanguage, isOnboarded: boolean, interestSectors: Array<number>, interestCountries: Array<number>, allSectors: boolean, allCountries: boolean, newsletter: boolean, deletionDueAt: string | null, capabilities: Array<string>, unreadNotices: number, roles: Array<{ name: string }> } };

export type UpdatePreferencesMutationVariables = Exact<{
  input: PasserellePreferencesInput;
}>;


export type UpdatePreferencesMutation = { passerelleUpdatePreferences: { id: number, email: string, firstName: string, lastName: string, phone: string | null, country: string | null, language: PasserelleLanguage, isOnboarded: boolean, interestSectors: Array<number>, interestCountries: Array<number>, allSectors: boolean, allCountries: boolean, newsletter: boolean, deletionDueAt: string | null, capabilities: Array<string>, unreadNotices: number, roles: Array<{ name: string }> } };

export type PageQueryVariables = Exact<{
  key: PasserellePageKey;
  language: PasserelleLanguage;
}>;


export type PageQuery = { passerellePage: { language: PasserelleLanguage, content: string, modifiedAt: string, title: string } | null };

export type StaffTextFragment = { content: string, modifiedAt: string, title: string };

export type ApplicationFiguresQueryVariables = Exact<{
  callId: number;
}>;


export type ApplicationFiguresQuery = { passerelleApplicationFigures: { begun: number | null, callId: number, sent: number, title: string, days: Array<{ begun: number | null, day: string, sent: number }> } | null };

export type OwnStatisticsQueryVariables = Exact<{
  language: PasserelleLanguage;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type OwnStatisticsQuery = { passerelleOwnStatistics: { from: string, to: string, total: number, items: Array<{ contacts: number, favourites: number, groupId: number, id: number, language: PasserelleLanguage, path: string | null, title: string, type: PasserelleContentType, views: number }>, series: Array<{ key: PasserelleSeriesKey, points: Array<{ count: number, day: string }> }> } };

export type RecordViewsMutationVariables = Exact<{
  batch: string;
  missed?: Array<PasserelleMissedSearch> | PasserelleMissedSearch | null | undefined;
  views: Array<PasserelleViewCount> | PasserelleViewCount;
}>;


export type RecordViewsMutation = { passerelleRecordViews: number };

export type Trend_TopicFragment = { favourites: number | null, key: string, name: string, views: number | null };

export type TrendsQueryVariables = Exact<{
  language: PasserelleLanguage;
  country?: string | null | undefined;
  month?: string | null | undefined;
  sector?: string | null | undefined;
}>;


export type TrendsQuery = { passerelleTrends: { month: string, countries: Array<{ favourites: number | null, key: string, name: string, views: number | null }>, items: Array<{ favourites: number | null, views: number | null, card: { groupId: number, id: number, language: PasserelleLanguage, slug: string, title: string, type: PasserelleContentType } }>, months: Array<{ favourites: number | null, month: string, views: number | null }>, sectors: Array<{ favourites: number | null, key: string, name: string, views: number | null }> } };

export type ChangeMembershipMutationVariables = Exact<{
  structureId: number;
  userId?: number | null | undefined;
  memberId?: number | null | undefined;
  invitationId?: number | null | undefined;
  action: PasserelleOwnerMembershipAction;
  role?: PasserelleMembershipRole | null | undefined;
  email?: string | null | undefined;
}>;


export type ChangeMembershipMutation = { passerelleChangeMembership: { role: PasserelleMembershipRole, status: PasserelleMembershipStatus } | null };

export type ChangeOwnMembershipMutationVariables = Exact<{
  structureId?: number | null | undefined;
  hash?: string | null | undefined;
  action: PasserelleOwnMembershipAction;
  address: string;
}>;


export type ChangeOwnMembershipMutation = { passerelleChangeOwnMembership: { role: PasserelleMembershipRole, status: PasserelleMembershipStatus } | null };

export type ChangeOwnMembershipsMutationVariables = Exact<{
  items: Array<PasserelleMembershipRequest> | PasserelleMembershipRequest;
  address: string;
}>;


export type ChangeOwnMembershipsMutation = { passerelleChangeOwnMemberships: { results: Array<{ ok: boolean, status: number, error: { code: string } | null, membership: { role: PasserelleMembershipRole, status: PasserelleMembershipStatus } | null }> } };

export type CreateStructureMutationVariables = Exact<{
  action: PasserelleStructureAction;
  inProfile?: boolean | null | undefined;
  input: PasserelleStructureInput;
}>;


export type CreateStructureMutation = { passerelleCreateStructure: { id: number, databaseId: number, groupId: number, version: number, status: string, allowedActions: Array<string>, path: string | null, activities: string | null, audience: string, city: string | null, contactEmail: string | null, description: string | null, documentIds: Array<number>, headquartersCountry: string | null, language: string, logoId: number | null, name: string, sectorIds: Array<number>, slug: string, structureType: string | null, summary: string | null, versions: { fr: number | null, en: number | null }, translations: { fr: number | null, en: number | null }, communities: Array<{ name: string | null, role: string | null, status: string | null }>, links: Array<{ network: string | null, url: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> } };

export type CreatorQueryVariables = Exact<{ [key: string]: never; }>;


export type CreatorQuery = { passerelleUser: { id: number, hasPublishedProfile: boolean } | null };

export type DeleteStructureMutationVariables = Exact<{
  id: number;
  confirmName: string;
}>;


export type DeleteStructureMutation = { passerelleDeleteStructure: boolean };

export type InviteByMailMutationVariables = Exact<{
  structureId: number;
  email: string;
  firstName: string;
  lastName: string;
  role: PasserelleMembershipRole;
  language?: PasserelleLanguage | null | undefined;
}>;


export type InviteByMailMutation = { passerelleInviteByMail: { id: number, name: string, email: string, role: PasserelleMembershipRole, state: PasserelleMailInvitationState, refusal: PasserelleMailRefusal | null, acceptedBy: string | null, sentAt: string | null, expiresAt: string | null, answeredAt: string | null, actions: Array<PasserelleOwnerMembershipAction> } };

export type MailInvitationFieldsFragment = { id: number, name: string, email: string, role: PasserelleMembershipRole, state: PasserelleMailInvitationState, refusal: PasserelleMailRefusal | null, acceptedBy: string | null, sentAt: string | null, expiresAt: string | null, answeredAt: string | null, actions: Array<PasserelleOwnerMembershipAction> };

export type OwnMembershipsQueryVariables = Exact<{
  language: PasserelleLanguage;
}>;


export type OwnMembershipsQuery = { passerelleOwnMemberships: Array<{ id: number, groupId: number, language: PasserelleLanguage, name: string, path: string | null, recordStatus: string, role: PasserelleMembershipRole, status: PasserelleMembershipStatus, isSoleOwner: boolean, isOfferedOwnership: boolean, invitedBy: string | null, requests: number, actions: Array<PasserelleOwnMembershipAction> }> };

export type OwnershipOfferQueryVariables = Exact<{
  hash: string;
}>;


export type OwnershipOfferQuery = { passerelleOwnershipOffer: { title: string, owner: string | null, isForViewer: boolean } };

export type SimilarStructuresQueryVariables = Exact<{
  country?: string | null | undefined;
  id?: number | null | undefined;
  language: PasserelleLanguage;
  name: string;
}>;


export type SimilarStructuresQuery = { passerelleSimilarStructures: Array<{ id: number, name: string, language: PasserelleLanguage, city: string | null, country: string | null, path: string | null, canAsk: boolean, membershipStatus: PasserelleMembershipStatus | null }> };

export type StructureDeletionQueryVariables = Exact<{
  id: number;
}>;


export type StructureDeletionQuery = { passerelleStructureDeletion: { name: string, files: number, memberships: number, items: Array<{ type: PasserelleContentType, count: number }>, handedOver: Array<{ type: PasserelleContentType, count: number }> } };

export type StructureDraftFieldsFragment = { id: number, databaseId: number, groupId: number, version: number, status: string, allowedActions: Array<string>, path: string | null, activities: string | null, audience: string, city: string | null, contactEmail: string | null, description: string | null, documentIds: Array<number>, headquartersCountry: string | null, language: string, logoId: number | null, name: string, sectorIds: Array<number>, slug: string, structureType: string | null, summary: string | null, versions: { fr: number | null, en: number | null }, translations: { fr: number | null, en: number | null }, communities: Array<{ name: string | null, role: string | null, status: string | null }>, links: Array<{ network: string | null, url: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> };

export type StructureDraftQueryVariables = Exact<{
  id: number;
}>;


export type StructureDraftQuery = { passerelleStructureDraft: { id: number, databaseId: number, groupId: number, version: number, status: string, allowedActions: Array<string>, path: string | null, activities: string | null, audience: string, city: string | null, contactEmail: string | null, description: string | null, documentIds: Array<number>, headquartersCountry: string | null, language: string, logoId: number | null, name: string, sectorIds: Array<number>, slug: string, structureType: string | null, summary: string | null, languageVersions: Array<{ language: PasserelleLanguage, state: string, changedFields: Array<string>, isSource: boolean, id: number | null, path: string | null }>, versions: { fr: number | null, en: number | null }, translations: { fr: number | null, en: number | null }, communities: Array<{ name: string | null, role: string | null, status: string | null }>, links: Array<{ network: string | null, url: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> } | null };

export type StructureMembersQueryVariables = Exact<{
  structureId: number;
  language: PasserelleLanguage;
}>;


export type StructureMembersQuery = { passerelleStructureMembers: { id: number, name: string, isOwner: boolean, items: Array<{ userId: number, memberId: number | null, name: string, role: PasserelleMembershipRole, status: PasserelleMembershipStatus, isOfferedOwnership: boolean, actions: Array<PasserelleOwnerMembershipAction> }>, invitations: Array<{ id: number, name: string, email: string, role: PasserelleMembershipRole, state: PasserelleMailInvitationState, refusal: PasserelleMailRefusal | null, acceptedBy: string | null, sentAt: string | null, expiresAt: string | null, answeredAt: string | null, actions: Array<PasserelleOwnerMembershipAction> }> } };

export type UpdateStructureMutationVariables = Exact<{
  action: PasserelleStructureAction;
  id: number;
  input?: PasserelleStructureInput | null | undefined;
  version?: number | null | undefined;
}>;


export type UpdateStructureMutation = { passerelleUpdateStructure: { id: number, databaseId: number, groupId: number, version: number, status: string, allowedActions: Array<string>, path: string | null, activities: string | null, audience: string, city: string | null, contactEmail: string | null, description: string | null, documentIds: Array<number>, headquartersCountry: string | null, language: string, logoId: number | null, name: string, sectorIds: Array<number>, slug: string, structureType: string | null, summary: string | null, versions: { fr: number | null, en: number | null }, translations: { fr: number | null, en: number | null }, communities: Array<{ name: string | null, role: string | null, status: string | null }>, links: Array<{ network: string | null, url: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> } };

export type SuggestionsQueryVariables = Exact<{
  language: PasserelleLanguage;
  text: string;
  types?: Array<PasserelleContentType> | PasserelleContentType | null | undefined;
}>;


export type SuggestionsQuery = { passerelleSuggestions: Array<{ count: number | null, key: string | null, kind: PasserelleSuggestionKind, slug: string | null, title: string, type: PasserelleContentType | null, titleHighlights: Array<{ end: number, start: number }> }> };

export type TrainingQueryVariables = Exact<{
  language: PasserelleLanguage;
  slug: string;
}>;


export type TrainingQuery = { passerelleTraining: { description: string | null, modifiedAt: string, address: string | null, endDate: string | null, price: string | null, provider: string | null, startDate: string | null, url: string | null, author: { groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null, card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, documents: Array<{ id: number, mime: string, name: string, size: number }>, related: Array<{ card: { aidType: PasserelleAidType | null, audience: PasserelleAudience, beneficiary: string | null, callType: PasserelleCallType | null, city: string | null, completed: boolean, groupId: number, id: number, job: string | null, language: PasserelleLanguage, level: PasserelleLevel | null, locked: boolean, mode: PasserelleMode | null, openState: PasserelleOpenState | null, place: string | null, price: string | null, profileKind: PasserelleProfileKind | null, publishedAt: string, resourceKind: PasserelleResourceKind | null, slug: string, structureType: PasserelleStructureType | null, summary: string, title: string, type: PasserelleContentType, callFacts: { amountMax: number | null, amountMin: number | null, currency: PasserelleCurrency | null, extendedFrom: string | null, feeAmount: number | null, feeCurrency: PasserelleCurrency | null, fees: PasserelleFees | null, resultsDate: string | null } | null, countries: Array<{ isoCode: string, name: string }>, file: { mime: string, size: number } | null, image: { alt: string, height: number, id: number, width: number } | null, period: { end: string | null, start: string | null, zone: string | null } | null, sectors: Array<{ icon: string | null, key: string, name: string }> }, reasons: Array<{ kind: PasserelleReasonKind, name: string }> }>, translations: Array<{ language: PasserelleLanguage, slug: string }>, links: Array<{ network: PasserelleNetwork, url: string }>, organiser: { groupId: number | null, language: PasserelleLanguage | null, name: string, profileKind: PasserelleProfileKind | null, role: string | null, slug: string | null, structureName: string | null, structureType: PasserelleStructureType | null } | null } | null };

export type FormReferenceQueryVariables = Exact<{
  language: PasserelleLanguage;
}>;


export type FormReferenceQuery = { passerelleReference: { sectors: Array<{ id: number, key: string, name: string, parentId: number | null }>, countries: Array<{ id: number, name: string, isoCode: string }>, logoSize: { bytes: number, unit: PasserelleSizeUnit } | null } };

export type RecordReferenceQueryVariables = Exact<{
  language: PasserelleLanguage;
}>;


export type RecordReferenceQuery = { passerelleReference: { logoSize: { bytes: number } | null, sectors: Array<{ id: number, name: string, icon: string | null, parentId: number | null }>, countries: Array<{ id: number, name: string, isoCode: string }> } };

export type CallValuesFragment = { ageMax: number | null, ageMin: number | null, aidType: string | null, amountMax: number | null, amountMin: number | null, applicantCountryIds: Array<number>, applicants: Array<string>, applicationsEach: number | null, applicationsKeptMonths: number | null, audience: string, callType: string | null, closesAt: string | null, countryIds: Array<number>, coverImageId: number | null, covers: string | null, currency: string | null, decisionDate: string | null, depositLanguages: Array<string>, description: string | null, documentIds: Array<number>, documentsAsked: string | null, externalUrl: string | null, feeAmount: number | null, feeCurrency: string | null, fees: string | null, language: string, managementMode: string | null, managerIds: Array<number>, mentorIds: Array<number>, opensAt: string | null, places: number | null, resultsDate: string | null, resultsUrl: string | null, sectorIds: Array<number>, slug: string, summary: string | null, title: string, zone: string | null, eligibility: Array<{ subtitle: string | null, title: string | null }>, emitters: Array<{ description: string | null, logoId: number | null, name: string | null }>, faq: Array<{ answer: string | null, question: string | null }>, partners: Array<{ email: string | null, firstName: string | null, lastName: string | null, profileId: number | null, role: string | null, structureId: number | null, structureName: string | null, structureType: string | null }>, steps: Array<{ date: string | null, description: string | null, title: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> };

export type EventValuesFragment = { accessibility: string | null, address: string | null, audience: string, capacity: number | null, countryIds: Array<number>, coverImageId: number | null, description: string | null, documentIds: Array<number>, endsAt: string | null, language: string, mode: string | null, onlineUrl: string | null, organiserId: number | null, place: string | null, price: string | null, sectorIds: Array<number>, slug: string, startsAt: string | null, summary: string | null, timing: string | null, title: string, zone: string | null, links: Array<{ network: string | null, url: string | null }>, recurrence: { byDay: Array<string>, except: Array<string>, frequency: string | null, interval: number | null, until: string | null } | null, files: Array<{ id: number, mime: string, name: string, size: number }> };

export type InitiativeValuesFragment = { ambition: string | null, audience: string, countryIds: Array<number>, coverImageId: number | null, description: string | null, documentIds: Array<number>, endDate: string | null, galleryIds: Array<number>, language: string, localContext: string | null, offered: string | null, organiserId: number | null, sectorIds: Array<number>, slug: string, sought: string | null, startDate: string | null, subtitle: string | null, title: string, videoIds: Array<number>, youtubeUrl: string | null, actions: Array<{ description: string | null, endDate: string | null, name: string | null, startDate: string | null }>, members: Array<{ email: string | null, firstName: string | null, lastName: string | null, profileId: number | null, role: string | null, structureId: number | null, structureName: string | null, structureType: string | null }>, partners: Array<{ email: string | null, firstName: string | null, lastName: string | null, profileId: number | null, role: string | null, structureId: number | null, structureName: string | null, structureType: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> };

export type ProfileValuesFragment = { acceptsContact: string | null, activityCity: string | null, activityCountry: string | null, audience: string, biography: string | null, certificateId: number | null, cvId: number | null, firstName: string | null, job: string | null, language: string, lastName: string | null, memberType: string | null, motivation: string | null, offered: string | null, pictureId: number | null, residenceCity: string | null, residenceCountry: string | null, secondaryCountryIds: Array<number>, sectorIds: Array<number>, slug: string, sought: string | null, spokenLanguages: Array<string>, communities: Array<{ name: string | null, role: string | null, status: string | null }>, links: Array<{ network: string | null, url: string | null }>, programs: Array<{ from: string | null, name: string | null, to: string | null, type: string | null }>, visibility: { biography: string | null, city: string | null, communities: string | null, links: string | null, offered: string | null, picture: string | null, programs: string | null, sought: string | null, spokenLanguages: string | null } | null, files: Array<{ id: number, mime: string, name: string, size: number }> };

export type ProjectValuesFragment = { audience: string, beneficiary: string | null, countryIds: Array<number>, coverImageId: number | null, description: string | null, documentIds: Array<number>, endDate: string | null, language: string, results: string | null, sectorIds: Array<number>, slug: string, startDate: string | null, summary: string | null, title: string, links: Array<{ network: string | null, url: string | null }>, partners: Array<{ email: string | null, firstName: string | null, lastName: string | null, profileId: number | null, role: string | null, structureId: number | null, structureName: string | null, structureType: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> };

export type ResourceValuesFragment = { audience: string, countryIds: Array<number>, coverImageId: number | null, description: string | null, fileId: number | null, language: string, organiserId: number | null, resourceKind: string | null, sectorIds: Array<number>, slug: string, summary: string | null, title: string, url: string | null, links: Array<{ network: string | null, url: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> };

export type StructureValuesFragment = { activities: string | null, audience: string, city: string | null, contactEmail: string | null, description: string | null, documentIds: Array<number>, headquartersCountry: string | null, language: string, logoId: number | null, name: string, sectorIds: Array<number>, slug: string, structureType: string | null, summary: string | null, communities: Array<{ name: string | null, role: string | null, status: string | null }>, links: Array<{ network: string | null, url: string | null }>, files: Array<{ id: number, mime: string, name: string, size: number }> };

/** Types of the fragments, by name. */
export interface Fragments {
  ApplicationFields: ApplicationFieldsFragment
  ApplicationMentorsFields: ApplicationMentorsFieldsFragment
  ApplicationNoteFields: ApplicationNoteFieldsFragment
  ApplicationThreadFields: ApplicationThreadFieldsFragment
  ApplicationViewFields: ApplicationViewFieldsFragment
  CallDateChangeFields: CallDateChangeFieldsFragment
  CallDraftFields: CallDraftFieldsFragment
  CallPage: CallPageFragment
  CallPersonFields: CallPersonFieldsFragment
  CallStagesFields: CallStagesFieldsFragment
  CallValues: CallValuesFragment
  Card_card: Card_CardFragment
  Choices_catalogue: Choices_CatalogueFragment
  Choices_reference: Choices_ReferenceFragment
  CoWriterFields: CoWriterFieldsFragment
  ComposedFormFields: ComposedFormFieldsFragment
  DecisionFields: DecisionFieldsFragment
  DecisionReviewFields: DecisionReviewFieldsFragment
  DecisionsFields: DecisionsFieldsFragment
  DirectoryEntryFields: DirectoryEntryFieldsFragment
  EventDraftFields: EventDraftFieldsFragment
  EventPage: EventPageFragment
  EventValues: EventValuesFragment
  Files_file: Files_FileFragment
  HandledApplicationFields: HandledApplicationFieldsFragment
  Highlights_card: Highlights_CardFragment
  InitiativeDraftFields: InitiativeDraftFieldsFragment
  InitiativePage: InitiativePageFragment
  InitiativeValues: InitiativeValuesFragment
  InterestOptions_reference: InterestOptions_ReferenceFragment
  LateLinkFields: LateLinkFieldsFragment
  LinkCheckFields: LinkCheckFieldsFragment
  ListedApplicationFields: ListedApplicationFieldsFragment
  LockFields: LockFieldsFragment
  MailInvitationFields: MailInvitationFieldsFragment
  MemberRolesFields: MemberRolesFieldsFragment
  ModerationDecision: ModerationDecisionFragment
  ModerationRow: ModerationRowFragment
  NewsletterFields: NewsletterFieldsFragment
  OwnCallFields: OwnCallFieldsFragment
  OwnDecisionFields: OwnDecisionFieldsFragment
  OwnDecisionReviewFields: OwnDecisionReviewFieldsFragment
  OwnRecordFields: OwnRecordFieldsFragment
  OwnReviewFields: OwnReviewFieldsFragment
  OwnReviewsFields: OwnReviewsFieldsFragment
  People_person: People_PersonFragment
  Picture_image: Picture_ImageFragment
  PlacementFields: PlacementFieldsFragment
  PreparedDecisionsFields: PreparedDecisionsFieldsFragment
  ProfileDraftFields: ProfileDraftFieldsFragment
  ProfilePage: ProfilePageFragment
  ProfileValues: ProfileValuesFragment
  ProjectDraftFields: ProjectDraftFieldsFragment
  ProjectValues: ProjectValuesFragment
  ProposalFields: ProposalFieldsFragment
  RecordedResultFields: RecordedResultFieldsFragment
  Related_related: Related_RelatedFragment
  ReportFields: ReportFieldsFragment
  ResourceDraftFields: ResourceDraftFieldsFragment
  ResourcePage: ResourcePageFragment
  ResourceValues: ResourceValuesFragment
  ReviewAssignmentsFields: ReviewAssignmentsFieldsFragment
  ReviewFields: ReviewFieldsFragment
  ReviewPlanFields: ReviewPlanFieldsFragment
  ReviewRankingFields: ReviewRankingFieldsFragment
  ReviewScoreFields: ReviewScoreFieldsFragment
  SentInvitationFields: SentInvitationFieldsFragment
  SentStageFields: SentStageFieldsFragment
  SentVersionFields: SentVersionFieldsFragment
  SignedInFields: SignedInFieldsFragment
  StaffText: StaffTextFragment
  StructureDraftFields: StructureDraftFieldsFragment
  StructurePage: StructurePageFragment
  StructureValues: StructureValuesFragment
  Trend_topic: Trend_TopicFragment
  UserFields: UserFieldsFragment
}

export const AcceptAsReviewerOperation: Operation<AcceptAsReviewerMutation, AcceptAsReviewerMutationVariables> = { id: '9ab38e13ac7cebc0', name: 'AcceptAsReviewer' }
export const ActivateOperation: Operation<ActivateMutation, ActivateMutationVariables> = { id: '984ce265f96668c7', name: 'Activate' }
export const ActivationLinkOperation: Operation<ActivationLinkQuery, ActivationLinkQueryVariables> = { id: 'bcca842451297292', name: 'ActivationLink' }
export const AnswerCoWritingOperation: Operation<AnswerCoWritingMutation, AnswerCoWritingMutationVariables> = { id: 'e0f137862c427066', name: 'AnswerCoWriting' }
export const AnswerDecisionReviewOperation: Operation<AnswerDecisionReviewMutation, AnswerDecisionReviewMutationVariables> = { id: '5877e97b0203b9fe', name: 'AnswerDecisionReview' }
export const AnswerInvitationOperation: Operation<AnswerInvitationMutation, AnswerInvitationMutationVariables> = { id: '981e05d5d97efcd2', name: 'AnswerInvitation' }
export const AnswerLetterOperation: Operation<AnswerLetterMutation, AnswerLetterMutationVariables> = { id: '03141b9b00037fb5', name: 'AnswerLetter' }
export const AnswerOfferOperation: Operation<AnswerOfferMutation, AnswerOfferMutationVariables> = { id: 'cd8e443bd989d0b5', name: 'AnswerOffer' }
export const AnswerOnboardingOperation: Operation<AnswerOnboardingMutation, AnswerOnboardingMutationVariables> = { id: 'a5fe7abe0849feed', name: 'AnswerOnboarding' }
export const AnswerReviewOperation: Operation<AnswerReviewMutation, AnswerReviewMutationVariables> = { id: 'ffdca89c778dbc82', name: 'AnswerReview' }
export const AnswerReviewingOperation: Operation<AnswerReviewingMutation, AnswerReviewingMutationVariables> = { id: '3b49ca2ec1cb95d9', name: 'AnswerReviewing' }
export const ApplicationOperation: Operation<ApplicationQuery, ApplicationQueryVariables> = { id: 'f7723a76daa3ca6a', name: 'Application' }
export const ApplicationCopyOperation: Operation<ApplicationCopyQuery, ApplicationCopyQueryVariables> = { id: '01e6b6f05de330d2', name: 'ApplicationCopy' }
export const ApplicationFiguresOperation: Operation<ApplicationFiguresQuery, ApplicationFiguresQueryVariables> = { id: '56bf0431e5b0f6aa', name: 'ApplicationFigures' }
export const ApplicationHandlingOperation: Operation<ApplicationHandlingQuery, ApplicationHandlingQueryVariables> = { id: 'bbfab27d7b2b6313', name: 'ApplicationHandling' }
export const ApplicationMentorsOperation: Operation<ApplicationMentorsQuery, ApplicationMentorsQueryVariables> = { id: 'bb91b58e9add9abc', name: 'ApplicationMentors' }
export const ApplicationNeighboursOperation: Operation<ApplicationNeighboursQuery, ApplicationNeighboursQueryVariables> = { id: 'eea855feb944dae6', name: 'ApplicationNeighbours' }
export const ApplicationPresenceOperation: Operation<ApplicationPresenceMutation, ApplicationPresenceMutationVariables> = { id: '107afd962813b337', name: 'ApplicationPresence' }
export const ApplicationsOperation: Operation<ApplicationsQuery, ApplicationsQueryVariables> = { id: '0d3740ec62830268', name: 'Applications' }
export const ApplicationThreadOperation: Operation<ApplicationThreadQuery, ApplicationThreadQueryVariables> = { id: '880b90eeec4290f4', name: 'ApplicationThread' }
export const ApplicationViewsOperation: Operation<ApplicationViewsQuery, ApplicationViewsQueryVariables> = { id: '067e1cf0b99f9179', name: 'ApplicationViews' }
export const AskDecisionReviewOperation: Operation<AskDecisionReviewMutation, AskDecisionReviewMutationVariables> = { id: '64ae798000ec6413', name: 'AskDecisionReview' }
export const AskDeletionOperation: Operation<AskDeletionMutation, AskDeletionMutationVariables> = { id: '16f41a7a3052e88c', name: 'AskDeletion' }
export const AskEmailChangeOperation: Operation<AskEmailChangeMutation, AskEmailChangeMutationVariables> = { id: 'de27a629df60d9e6', name: 'AskEmailChange' }
export const AskExportOperation: Operation<AskExportMutation, AskExportMutationVariables> = { id: 'f55375b40e66f87f', name: 'AskExport' }
export const AskLetterOperation: Operation<AskLetterMutation, AskLetterMutationVariables> = { id: '3f88f5ae984a4929', name: 'AskLetter' }
export const AskNewPasswordOperation: Operation<AskNewPasswordMutation, AskNewPasswordMutationVariables> = { id: '3b2ca0f34edbcba5', name: 'AskNewPassword' }
export const AssignReviewsOperation: Operation<AssignReviewsMutation, AssignReviewsMutationVariables> = { id: '35b60e62d0f3c672', name: 'AssignReviews' }
export const BecomeMemberOperation: Operation<BecomeMemberMutation, BecomeMemberMutationVariables> = { id: '191d93afbe2f4f36', name: 'BecomeMember' }
export const BeginApplicationOperation: Operation<BeginApplicationMutation, BeginApplicationMutationVariables> = { id: '87607f8153bea636', name: 'BeginApplication' }
export const BeginExportOperation: Operation<BeginExportMutation, BeginExportMutationVariables> = { id: '67ca95ab640ef29e', name: 'BeginExport' }
export const BeginTrialOperation: Operation<BeginTrialMutation, BeginTrialMutationVariables> = { id: '84f4b8730ed4c23b', name: 'BeginTrial' }
export const BlockMemberOperation: Operation<BlockMemberMutation, BlockMemberMutationVariables> = { id: 'cbad0e56f1c4beee', name: 'BlockMember' }
export const CallOperation: Operation<CallQuery, CallQueryVariables> = { id: '02468a30e712f052', name: 'Call' }
export const CallDraftOperation: Operation<CallDraftQuery, CallDraftQueryVariables> = { id: '406db356119213c5', name: 'CallDraft' }
export const CallPeopleOperation: Operation<CallPeopleQuery, CallPeopleQueryVariables> = { id: '12dcc3956ff80bfd', name: 'CallPeople' }
export const CallPeopleOfOperation: Operation<CallPeopleOfQuery, CallPeopleOfQueryVariables> = { id: 'd29ce1cad4d01012', name: 'CallPeopleOf' }
export const CallQuestionsOperation: Operation<CallQuestionsQuery, CallQuestionsQueryVariables> = { id: 'c497af25147cf7bb', name: 'CallQuestions' }
export const CallStagesOperation: Operation<CallStagesQuery, CallStagesQueryVariables> = { id: 'cd958610ebb08f02', name: 'CallStages' }
export const CallStatisticsOperation: Operation<CallStatisticsQuery, CallStatisticsQueryVariables> = { id: '1777bceb839b5e40', name: 'CallStatistics' }
export const CancelCompletionOperation: Operation<CancelCompletionMutation, CancelCompletionMutationVariables> = { id: 'f2ad1878037ca8f9', name: 'CancelCompletion' }
export const CancelDeletionOperation: Operation<CancelDeletionMutation, CancelDeletionMutationVariables> = { id: '3384506ef19329f5', name: 'CancelDeletion' }
export const CancelEmailChangeOperation: Operation<CancelEmailChangeMutation, CancelEmailChangeMutationVariables> = { id: '4eda4f9511d8d651', name: 'CancelEmailChange' }
export const CancelLetterOperation: Operation<CancelLetterMutation, CancelLetterMutationVariables> = { id: '5d988f5f8434fe61', name: 'CancelLetter' }
export const CancelReviewOperation: Operation<CancelReviewMutation, CancelReviewMutationVariables> = { id: '45364dd267d47935', name: 'CancelReview' }
export const CatalogueOperation: Operation<CatalogueQuery, CatalogueQueryVariables> = { id: '0ba10e26bc026ce1', name: 'Catalogue' }
export const ChangeCoWriterOperation: Operation<ChangeCoWriterMutation, ChangeCoWriterMutationVariables> = { id: '2ca7c7405675b107', name: 'ChangeCoWriter' }
export const ChangeFavouriteFeedOperation: Operation<ChangeFavouriteFeedMutation, ChangeFavouriteFeedMutationVariables> = { id: 'c9c0d15ff5230c09', name: 'ChangeFavouriteFeed' }
export const ChangeFormOperation: Operation<ChangeFormMutation, ChangeFormMutationVariables> = { id: '88287943be283409', name: 'ChangeForm' }
export const ChangeMembershipOperation: Operation<ChangeMembershipMutation, ChangeMembershipMutationVariables> = { id: 'defe7ef8ee2fc07a', name: 'ChangeMembership' }
export const ChangeMentorOperation: Operation<ChangeMentorMutation, ChangeMentorMutationVariables> = { id: 'efe5045db3355755', name: 'ChangeMentor' }
export const ChangeOwnMembershipOperation: Operation<ChangeOwnMembershipMutation, ChangeOwnMembershipMutationVariables> = { id: '16f81ea3b5dc6a44', name: 'ChangeOwnMembership' }
export const ChangeOwnMembershipsOperation: Operation<ChangeOwnMembershipsMutation, ChangeOwnMembershipsMutationVariables> = { id: 'b050f7d7addeb57a', name: 'ChangeOwnMemberships' }
export const ChangePasswordOperation: Operation<ChangePasswordMutation, ChangePasswordMutationVariables> = { id: '8497c8e7dc972918', name: 'ChangePassword' }
export const CheckEligibilityOperation: Operation<CheckEligibilityMutation, CheckEligibilityMutationVariables> = { id: '73715bb86edc6d34', name: 'CheckEligibility' }
export const CheckReceiptOperation: Operation<CheckReceiptMutation, CheckReceiptMutationVariables> = { id: 'fd02d806d66e940e', name: 'CheckReceipt' }
export const CommunitiesOperation: Operation<CommunitiesQuery, CommunitiesQueryVariables> = { id: 'fb6f42dcc194f3a5', name: 'Communities' }
export const CommunitiesOfOperation: Operation<CommunitiesOfQuery, CommunitiesOfQueryVariables> = { id: '83469fab287512d7', name: 'CommunitiesOf' }
export const CompleteAccountOperation: Operation<CompleteAccountMutation, CompleteAccountMutationVariables> = { id: '4668e5b211754f92', name: 'CompleteAccount' }
export const ComposedFormOperation: Operation<ComposedFormQuery, ComposedFormQueryVariables> = { id: '4a4113c92c967385', name: 'ComposedForm' }
export const ConfirmEmailChangeOperation: Operation<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables> = { id: '13d232389a3966e3', name: 'ConfirmEmailChange' }
export const ConfirmNewsletterOperation: Operation<ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables> = { id: '672fff406dcf58fa', name: 'ConfirmNewsletter' }
export const ConsentProofsOperation: Operation<ConsentProofsQuery, ConsentProofsQueryVariables> = { id: 'e4925c5e47cf6323', name: 'ConsentProofs' }
export const ContactOperation: Operation<ContactMutation, ContactMutationVariables> = { id: '2e356a3edb2e456f', name: 'Contact' }
export const ContactMemberOperation: Operation<ContactMemberMutation, ContactMemberMutationVariables> = { id: '1fd991db3e67640b', name: 'ContactMember' }
export const CountriesOperation: Operation<CountriesQuery, CountriesQueryVariables> = { id: 'e7bd15ef8eee7e71', name: 'Countries' }
export const CoWriterInvitationsOperation: Operation<CoWriterInvitationsQuery, CoWriterInvitationsQueryVariables> = { id: '1240450beaa49b62', name: 'CoWriterInvitations' }
export const CreateProfileOperation: Operation<CreateProfileMutation, CreateProfileMutationVariables> = { id: 'fff836bc40381767', name: 'CreateProfile' }
export const CreateStructureOperation: Operation<CreateStructureMutation, CreateStructureMutationVariables> = { id: '16ddd86f9d850e1d', name: 'CreateStructure' }
export const CreatorOperation: Operation<CreatorQuery, CreatorQueryVariables> = { id: 'd8fba944ed0fd85d', name: 'Creator' }
export const DecideOperation: Operation<DecideMutation, DecideMutationVariables> = { id: '469c1b72f9c6da62', name: 'Decide' }
export const DecisionLettersOperation: Operation<DecisionLettersQuery, DecisionLettersQueryVariables> = { id: '30e639252a6f1065', name: 'DecisionLetters' }
export const DecisionMailPreviewOperation: Operation<DecisionMailPreviewQuery, DecisionMailPreviewQueryVariables> = { id: '62c37d3506959403', name: 'DecisionMailPreview' }
export const DecisionReviewOperation: Operation<DecisionReviewQuery, DecisionReviewQueryVariables> = { id: '0d8e7500fbd9729c', name: 'DecisionReview' }
export const DecisionReviewsOperation: Operation<DecisionReviewsQuery, DecisionReviewsQueryVariables> = { id: 'be84d9b4da9c7017', name: 'DecisionReviews' }
export const DecisionsOperation: Operation<DecisionsQuery, DecisionsQueryVariables> = { id: '3e403e751c815ac6', name: 'Decisions' }
export const DeclareReviewConflictOperation: Operation<DeclareReviewConflictMutation, DeclareReviewConflictMutationVariables> = { id: '7cdd489f7dd53b7e', name: 'DeclareReviewConflict' }
export const DeleteNoteOperation: Operation<DeleteNoteMutation, DeleteNoteMutationVariables> = { id: '72f85694de214d31', name: 'DeleteNote' }
export const DeleteSearchOperation: Operation<DeleteSearchMutation, DeleteSearchMutationVariables> = { id: '50e7f31d418664eb', name: 'DeleteSearch' }
export const DeleteStructureOperation: Operation<DeleteStructureMutation, DeleteStructureMutationVariables> = { id: '77b508d4d300a9f3', name: 'DeleteStructure' }
export const DeleteViewOperation: Operation<DeleteViewMutation, DeleteViewMutationVariables> = { id: '91c1aca1c0afa445', name: 'DeleteView' }
export const DescribeReviewerOperation: Operation<DescribeReviewerMutation, DescribeReviewerMutationVariables> = { id: 'f2604a9e26bbe09e', name: 'DescribeReviewer' }
export const DirectoryEntryOperation: Operation<DirectoryEntryQuery, DirectoryEntryQueryVariables> = { id: '70b2339ec6b5de4f', name: 'DirectoryEntry' }
export const DismissRecommendationOperation: Operation<DismissRecommendationMutation, DismissRecommendationMutationVariables> = { id: '2193fedc046a7f05', name: 'DismissRecommendation' }
export const DraftThreadsOperation: Operation<DraftThreadsQuery, DraftThreadsQueryVariables> = { id: 'd6312caed52ff680', name: 'DraftThreads' }
export const DrawReviewTiesOperation: Operation<DrawReviewTiesMutation, DrawReviewTiesMutationVariables> = { id: 'd19724c3e22dd826', name: 'DrawReviewTies' }
export const DuplicatePostOperation: Operation<DuplicatePostMutation, DuplicatePostMutationVariables> = { id: 'e8b3f0cd6931b844', name: 'DuplicatePost' }
export const EarlierStagesOperation: Operation<EarlierStagesQuery, EarlierStagesQueryVariables> = { id: 'b13a28dfa50ad54c', name: 'EarlierStages' }
export const EligibilityOperation: Operation<EligibilityQuery, EligibilityQueryVariables> = { id: '439a8217b386a5ef', name: 'Eligibility' }
export const EmailChangeLinkOperation: Operation<EmailChangeLinkQuery, EmailChangeLinkQueryVariables> = { id: 'a060f06409534bdd', name: 'EmailChangeLink' }
export const EndOtherSessionsOperation: Operation<EndOtherSessionsMutation, EndOtherSessionsMutationVariables> = { id: 'b93ff4218441b5cc', name: 'EndOtherSessions' }
export const EndSessionOperation: Operation<EndSessionMutation, EndSessionMutationVariables> = { id: 'e3d625fe86cc2425', name: 'EndSession' }
export const EventOperation: Operation<EventQuery, EventQueryVariables> = { id: 'd17abd2726ac8bb5', name: 'Event' }
export const EventDraftOperation: Operation<EventDraftQuery, EventDraftQueryVariables> = { id: 'db779281a30afc4c', name: 'EventDraft' }
export const EventMonthOperation: Operation<EventMonthQuery, EventMonthQueryVariables> = { id: '682bf28f6864e681', name: 'EventMonth' }
export const ExportReviewsOperation: Operation<ExportReviewsQuery, ExportReviewsQueryVariables> = { id: '4943347a05220d74', name: 'ExportReviews' }
export const ExportRowsOperation: Operation<ExportRowsQuery, ExportRowsQueryVariables> = { id: '03f40bc29ccf5e9b', name: 'ExportRows' }
export const FavouriteCalendarOperation: Operation<FavouriteCalendarQuery, FavouriteCalendarQueryVariables> = { id: '0f9f942838c7b8fb', name: 'FavouriteCalendar' }
export const FavouriteFeedOperation: Operation<FavouriteFeedQuery, FavouriteFeedQueryVariables> = { id: '4b14b4be259850c3', name: 'FavouriteFeed' }
export const FavouriteGroupsOperation: Operation<FavouriteGroupsQuery, FavouriteGroupsQueryVariables> = { id: 'be4cfb8d6984dec3', name: 'FavouriteGroups' }
export const FavouriteItemOperation: Operation<FavouriteItemQuery, FavouriteItemQueryVariables> = { id: '28029c1bc9e3eb99', name: 'FavouriteItem' }
export const FavouritesOperation: Operation<FavouritesQuery, FavouritesQueryVariables> = { id: '99d8716f26e94f8d', name: 'Favourites' }
export const FeedOperation: Operation<FeedQuery, FeedQueryVariables> = { id: '50523fff1b4ab25a', name: 'Feed' }
export const FileReadingsOperation: Operation<FileReadingsQuery, FileReadingsQueryVariables> = { id: '79e53761882ea7f6', name: 'FileReadings' }
export const FindOwnProfileOperation: Operation<FindOwnProfileQuery, FindOwnProfileQueryVariables> = { id: '36ba89600cf8f4c6', name: 'FindOwnProfile' }
export const ForgetDecisionsOperation: Operation<ForgetDecisionsMutation, ForgetDecisionsMutationVariables> = { id: 'da9e29852834192e', name: 'ForgetDecisions' }
export const FormReferenceOperation: Operation<FormReferenceQuery, FormReferenceQueryVariables> = { id: '379ce4060c71e083', name: 'FormReference' }
export const ForYouOperation: Operation<ForYouQuery, ForYouQueryVariables> = { id: '2102275d74295ba3', name: 'ForYou' }
export const GrantLateLinkOperation: Operation<GrantLateLinkMutation, GrantLateLinkMutationVariables> = { id: '721014cd538e5f23', name: 'GrantLateLink' }
export const HandleReportOperation: Operation<HandleReportMutation, HandleReportMutationVariables> = { id: '26aab297aaf050d8', name: 'HandleReport' }
export const HomeOperation: Operation<HomeQuery, HomeQueryVariables> = { id: '1b569dfe97d4b392', name: 'Home' }
export const InitiativeOperation: Operation<InitiativeQuery, InitiativeQueryVariables> = { id: 'e006ac7deb959ef3', name: 'Initiative' }
export const InitiativeDraftOperation: Operation<InitiativeDraftQuery, InitiativeDraftQueryVariables> = { id: '2ab7e8de26d3a030', name: 'InitiativeDraft' }
export const InvitationOperation: Operation<InvitationQuery, InvitationQueryVariables> = { id: 'd872b259d7ecc34d', name: 'Invitation' }
export const InviteByMailOperation: Operation<InviteByMailMutation, InviteByMailMutationVariables> = { id: '55b9968d11fc4baa', name: 'InviteByMail' }
export const InviteCoWriterOperation: Operation<InviteCoWriterMutation, InviteCoWriterMutationVariables> = { id: '35cbc95357830760', name: 'InviteCoWriter' }
export const InviteReviewerOperation: Operation<InviteReviewerMutation, InviteReviewerMutationVariables> = { id: '042a6f1203a1b4bc', name: 'InviteReviewer' }
export const LateLinksOperation: Operation<LateLinksQuery, LateLinksQueryVariables> = { id: '3395648c3ec8b919', name: 'LateLinks' }
export const LayoutOperation: Operation<LayoutQuery, LayoutQueryVariables> = { id: '701bb0b29eb5ccd4', name: 'Layout' }
export const LetterOperation: Operation<LetterQuery, LetterQueryVariables> = { id: '32eab5e7fb3cd02f', name: 'Letter' }
export const LinkIdentityOperation: Operation<LinkIdentityMutation, LinkIdentityMutationVariables> = { id: '7e5327f5a50889c9', name: 'LinkIdentity' }
export const LockOperation: Operation<LockMutation, LockMutationVariables> = { id: '05d5c2091ea7c8f8', name: 'Lock' }
export const MarkNoticesReadOperation: Operation<MarkNoticesReadMutation, MarkNoticesReadMutationVariables> = { id: '9c66cb7c6f0def8a', name: 'MarkNoticesRead' }
export const MemberOperation: Operation<MemberQuery, MemberQueryVariables> = { id: '838699bd2f82ae41', name: 'Member' }
export const MemberContactOperation: Operation<MemberContactQuery, MemberContactQueryVariables> = { id: 'a0adf50f6a9acfd6', name: 'MemberContact' }
export const MentoredApplicationOperation: Operation<MentoredApplicationQuery, MentoredApplicationQueryVariables> = { id: '3b6957235e8bb229', name: 'MentoredApplication' }
export const MentoredApplicationsOperation: Operation<MentoredApplicationsQuery, MentoredApplicationsQueryVariables> = { id: '1aeae71fbfc44093', name: 'MentoredApplications' }
export const ModerationCountsOperation: Operation<ModerationCountsQuery, ModerationCountsQueryVariables> = { id: 'c5eb453d07216882', name: 'ModerationCounts' }
export const ModerationFiltersOperation: Operation<ModerationFiltersQuery, ModerationFiltersQueryVariables> = { id: 'ac2b37888a808421', name: 'ModerationFilters' }
export const ModerationMembersOperation: Operation<ModerationMembersQuery, ModerationMembersQueryVariables> = { id: 'b2074a0daf3d2563', name: 'ModerationMembers' }
export const ModerationQueueOperation: Operation<ModerationQueueQuery, ModerationQueueQueryVariables> = { id: 'ff05b73667fc73a4', name: 'ModerationQueue' }
export const ModerationRecordOperation: Operation<ModerationRecordQuery, ModerationRecordQueryVariables> = { id: 'b29d451b6b407a0e', name: 'ModerationRecord' }
export const ModerationValidatorsOperation: Operation<ModerationValidatorsQuery, ModerationValidatorsQueryVariables> = { id: '4c02e462e42025b9', name: 'ModerationValidators' }
export const MovedOperation: Operation<MovedQuery, MovedQueryVariables> = { id: '69ef66b93e8ce306', name: 'Moved' }
export const MutateApplicationOperation: Operation<MutateApplicationMutation, MutateApplicationMutationVariables> = { id: '3e4afbf4777c74f1', name: 'MutateApplication' }
export const MutateCallOperation: Operation<MutateCallMutation, MutateCallMutationVariables> = { id: 'bba43ab43626906b', name: 'MutateCall' }
export const MutateEventOperation: Operation<MutateEventMutation, MutateEventMutationVariables> = { id: 'd69e3378a61b4a7a', name: 'MutateEvent' }
export const MutateInitiativeOperation: Operation<MutateInitiativeMutation, MutateInitiativeMutationVariables> = { id: 'e7e95064ea11284a', name: 'MutateInitiative' }
export const MutateProfileOperation: Operation<MutateProfileMutation, MutateProfileMutationVariables> = { id: '92d5ece53e274163', name: 'MutateProfile' }
export const MutateProjectOperation: Operation<MutateProjectMutation, MutateProjectMutationVariables> = { id: '55c385b4f6fa926f', name: 'MutateProject' }
export const MutateResourceOperation: Operation<MutateResourceMutation, MutateResourceMutationVariables> = { id: 'cdcea80ccf48c3b9', name: 'MutateResource' }
export const NewPasswordLinkOperation: Operation<NewPasswordLinkQuery, NewPasswordLinkQueryVariables> = { id: 'b12405560f49fe15', name: 'NewPasswordLink' }
export const NewsletterSubscriptionOperation: Operation<NewsletterSubscriptionQuery, NewsletterSubscriptionQueryVariables> = { id: '0cc258a30886b8f4', name: 'NewsletterSubscription' }
export const NoticePreferencesOperation: Operation<NoticePreferencesQuery, NoticePreferencesQueryVariables> = { id: 'd3a9769d849792b6', name: 'NoticePreferences' }
export const NoticesOperation: Operation<NoticesQuery, NoticesQueryVariables> = { id: 'b98e6425f7b45f99', name: 'Notices' }
export const NoticeStopOperation: Operation<NoticeStopQuery, NoticeStopQueryVariables> = { id: 'cd407deb3283faf8', name: 'NoticeStop' }
export const OwnCallsOperation: Operation<OwnCallsQuery, OwnCallsQueryVariables> = { id: 'b78f79da2c76cf88', name: 'OwnCalls' }
export const OwnDecisionOperation: Operation<OwnDecisionQuery, OwnDecisionQueryVariables> = { id: '8286b4c9063cf1a5', name: 'OwnDecision' }
export const OwnDecisionReviewOperation: Operation<OwnDecisionReviewQuery, OwnDecisionReviewQueryVariables> = { id: 'aa0259949843f208', name: 'OwnDecisionReview' }
export const OwnershipOfferOperation: Operation<OwnershipOfferQuery, OwnershipOfferQueryVariables> = { id: '0696f0ab5088d31e', name: 'OwnershipOffer' }
export const OwnMembershipsOperation: Operation<OwnMembershipsQuery, OwnMembershipsQueryVariables> = { id: 'a0834b15cb9c5424', name: 'OwnMemberships' }
export const OwnProfileOperation: Operation<OwnProfileQuery, OwnProfileQueryVariables> = { id: '1628ebbe99fb9e0d', name: 'OwnProfile' }
export const OwnRecordOperation: Operation<OwnRecordQuery, OwnRecordQueryVariables> = { id: 'e774f90f435db69d', name: 'OwnRecord' }
export const OwnRecordsOperation: Operation<OwnRecordsQuery, OwnRecordsQueryVariables> = { id: '2236b4e8f25d173c', name: 'OwnRecords' }
export const OwnReviewsOperation: Operation<OwnReviewsQuery, OwnReviewsQueryVariables> = { id: '998291c6256fd972', name: 'OwnReviews' }
export const OwnStatisticsOperation: Operation<OwnStatisticsQuery, OwnStatisticsQueryVariables> = { id: '69c2eb701be520dc', name: 'OwnStatistics' }
export const OwnStructuresOperation: Operation<OwnStructuresQuery, OwnStructuresQueryVariables> = { id: '9694f8c5db493700', name: 'OwnStructures' }
export const OwnTitlesOperation: Operation<OwnTitlesQuery, OwnTitlesQueryVariables> = { id: 'a4cf0bfbc49ee2bf', name: 'OwnTitles' }
export const PageOperation: Operation<PageQuery, PageQueryVariables> = { id: '12afe9fde3a89b4a', name: 'Page' }
export const PlacementOperation: Operation<PlacementQuery, PlacementQueryVariables> = { id: '4234c28c2cd87670', name: 'Placement' }
export const PrepareDecisionsOperation: Operation<PrepareDecisionsMutation, PrepareDecisionsMutationVariables> = { id: 'aea5aa28f845dbb8', name: 'PrepareDecisions' }
export const PreviewOperation: Operation<PreviewQuery, PreviewQueryVariables> = { id: 'c531f05b24f1d5c0', name: 'Preview' }
export const PreviewCorrectionOperation: Operation<PreviewCorrectionMutation, PreviewCorrectionMutationVariables> = { id: '770954167c2c09f5', name: 'PreviewCorrection' }
export const PreviewLinkOperation: Operation<PreviewLinkMutation, PreviewLinkMutationVariables> = { id: 'd089673fab283fd6', name: 'PreviewLink' }
export const PreviewLinksOperation: Operation<PreviewLinksQuery, PreviewLinksQueryVariables> = { id: '937de0501ae0b5a1', name: 'PreviewLinks' }
export const ProfileDraftOperation: Operation<ProfileDraftQuery, ProfileDraftQueryVariables> = { id: 'f5de8fc1f2d3dcee', name: 'ProfileDraft' }
export const ProfileFileOperation: Operation<ProfileFileQuery, ProfileFileQueryVariables> = { id: 'e2e491b5786a9df9', name: 'ProfileFile' }
export const ProfileStructureProblemOperation: Operation<ProfileStructureProblemQuery, ProfileStructureProblemQueryVariables> = { id: '10f8e84b8f5e0307', name: 'ProfileStructureProblem' }
export const ProjectOperation: Operation<ProjectQuery, ProjectQueryVariables> = { id: '33a23214f0b4658f', name: 'Project' }
export const ProjectDraftOperation: Operation<ProjectDraftQuery, ProjectDraftQueryVariables> = { id: '8ec68a023d3cf874', name: 'ProjectDraft' }
export const PublishDecisionsOperation: Operation<PublishDecisionsMutation, PublishDecisionsMutationVariables> = { id: '8dd5ca489314fba5', name: 'PublishDecisions' }
export const ReadMessagesOperation: Operation<ReadMessagesMutation, ReadMessagesMutationVariables> = { id: '448e349169010207', name: 'ReadMessages' }
export const ReceivedApplicationOperation: Operation<ReceivedApplicationQuery, ReceivedApplicationQueryVariables> = { id: '67cc27d2754746b9', name: 'ReceivedApplication' }
export const RecordConsentOperation: Operation<RecordConsentMutation, RecordConsentMutationVariables> = { id: '48ba1980a769cece', name: 'RecordConsent' }
export const RecordReferenceOperation: Operation<RecordReferenceQuery, RecordReferenceQueryVariables> = { id: 'c21f14bbeaee2527', name: 'RecordReference' }
export const RecordViewsOperation: Operation<RecordViewsMutation, RecordViewsMutationVariables> = { id: 'b89f4381b1f3ce65', name: 'RecordViews' }
export const RegisterOperation: Operation<RegisterMutation, RegisterMutationVariables> = { id: '46dcde7b0b14d04b', name: 'Register' }
export const RemindLetterOperation: Operation<RemindLetterMutation, RemindLetterMutationVariables> = { id: '214038da94ffe1da', name: 'RemindLetter' }
export const RemoveCoWriterOperation: Operation<RemoveCoWriterMutation, RemoveCoWriterMutationVariables> = { id: '9b5f85fc21fbf8bc', name: 'RemoveCoWriter' }
export const RemoveReviewerOperation: Operation<RemoveReviewerMutation, RemoveReviewerMutationVariables> = { id: 'da9be0716d8f83bf', name: 'RemoveReviewer' }
export const RemoveStageOperation: Operation<RemoveStageMutation, RemoveStageMutationVariables> = { id: 'cbf34d2f5f3ab4df', name: 'RemoveStage' }
export const RenewDecisionsOperation: Operation<RenewDecisionsMutation, RenewDecisionsMutationVariables> = { id: 'f7ab565f0cba2346', name: 'RenewDecisions' }
export const RenewSessionOperation: Operation<RenewSessionMutation, RenewSessionMutationVariables> = { id: '1a971e7c7f7ad0c7', name: 'RenewSession' }
export const ReopenReportOperation: Operation<ReopenReportMutation, ReopenReportMutationVariables> = { id: 'fd5b7704a33665f6', name: 'ReopenReport' }
export const ReportMemberOperation: Operation<ReportMemberMutation, ReportMemberMutationVariables> = { id: '5f401e5382459ef0', name: 'ReportMember' }
export const ReportsOperation: Operation<ReportsQuery, ReportsQueryVariables> = { id: '574c431034f1458b', name: 'Reports' }
export const RequestCompletionOperation: Operation<RequestCompletionMutation, RequestCompletionMutationVariables> = { id: 'd75b546e144ff649', name: 'RequestCompletion' }
export const ResendInvitationOperation: Operation<ResendInvitationMutation, ResendInvitationMutationVariables> = { id: '278d42fcd837dbee', name: 'ResendInvitation' }
export const ResetPasswordOperation: Operation<ResetPasswordMutation, ResetPasswordMutationVariables> = { id: '2b0a878b5f4d6686', name: 'ResetPassword' }
export const ResourceOperation: Operation<ResourceQuery, ResourceQueryVariables> = { id: 'dacb4a98a9d7fea9', name: 'Resource' }
export const ResourceDraftOperation: Operation<ResourceDraftQuery, ResourceDraftQueryVariables> = { id: '6ca29c85e3b251f8', name: 'ResourceDraft' }
export const ReviewOperation: Operation<ReviewQuery, ReviewQueryVariables> = { id: '712cb4f83a02fede', name: 'Review' }
export const ReviewAssignmentsOperation: Operation<ReviewAssignmentsQuery, ReviewAssignmentsQueryVariables> = { id: 'f5d395e4b03fc438', name: 'ReviewAssignments' }
export const ReviewPlanOperation: Operation<ReviewPlanQuery, ReviewPlanQueryVariables> = { id: '70d1a75fd869b272', name: 'ReviewPlan' }
export const ReviewRankingOperation: Operation<ReviewRankingQuery, ReviewRankingQueryVariables> = { id: '8165800b68ccce8d', name: 'ReviewRanking' }
export const ReviewStructuresOperation: Operation<ReviewStructuresQuery, ReviewStructuresQueryVariables> = { id: 'fb265364aa2b7e5b', name: 'ReviewStructures' }
export const RevokeLateLinkOperation: Operation<RevokeLateLinkMutation, RevokeLateLinkMutationVariables> = { id: '2a0de730f1c62a8b', name: 'RevokeLateLink' }
export const RevokeOfferOperation: Operation<RevokeOfferMutation, RevokeOfferMutationVariables> = { id: '4b7a2f8fe70adefb', name: 'RevokeOffer' }
export const RevokePreviewLinkOperation: Operation<RevokePreviewLinkMutation, RevokePreviewLinkMutationVariables> = { id: '2debc39a71739f61', name: 'RevokePreviewLink' }
export const SaveDecisionSettingsOperation: Operation<SaveDecisionSettingsMutation, SaveDecisionSettingsMutationVariables> = { id: '8df1a18f15813c84', name: 'SaveDecisionSettings' }
export const SavedSearchesOperation: Operation<SavedSearchesQuery, SavedSearchesQueryVariables> = { id: '35a6cbbb3e2af84a', name: 'SavedSearches' }
export const SaveNoticePreferencesOperation: Operation<SaveNoticePreferencesMutation, SaveNoticePreferencesMutationVariables> = { id: '6217ca918f99dfd2', name: 'SaveNoticePreferences' }
export const SavePlacesOperation: Operation<SavePlacesMutation, SavePlacesMutationVariables> = { id: '2bd3a779c489129c', name: 'SavePlaces' }
export const SaveReviewPlanOperation: Operation<SaveReviewPlanMutation, SaveReviewPlanMutationVariables> = { id: '946cba93098786d9', name: 'SaveReviewPlan' }
export const SaveScoreOperation: Operation<SaveScoreMutation, SaveScoreMutationVariables> = { id: '424a01cd39fffccb', name: 'SaveScore' }
export const SaveSearchOperation: Operation<SaveSearchMutation, SaveSearchMutationVariables> = { id: '6a3a8506666f042f', name: 'SaveSearch' }
export const SaveStageOperation: Operation<SaveStageMutation, SaveStageMutationVariables> = { id: 'a23dd7fd986b4557', name: 'SaveStage' }
export const SaveViewOperation: Operation<SaveViewMutation, SaveViewMutationVariables> = { id: 'c2be058eddcdb6e9', name: 'SaveView' }
export const SectorsAndCountriesOperation: Operation<SectorsAndCountriesQuery, SectorsAndCountriesQueryVariables> = { id: '09629952e8f56ba8', name: 'SectorsAndCountries' }
export const SentApplicationsOperation: Operation<SentApplicationsQuery, SentApplicationsQueryVariables> = { id: 'efbf75332473cbc0', name: 'SentApplications' }
export const SentInvitationsOperation: Operation<SentInvitationsQuery, SentInvitationsQueryVariables> = { id: '8041c7bef5a176aa', name: 'SentInvitations' }
export const SessionsOperation: Operation<SessionsQuery, SessionsQueryVariables> = { id: 'c716cfaa7ddb1cce', name: 'Sessions' }
export const SettingsOperation: Operation<SettingsQuery, SettingsQueryVariables> = { id: 'd665750988585736', name: 'Settings' }
export const ShareCardOperation: Operation<ShareCardQuery, ShareCardQueryVariables> = { id: '1b7ec5dda181e82f', name: 'ShareCard' }
export const ShowOwnResultOperation: Operation<ShowOwnResultMutation, ShowOwnResultMutationVariables> = { id: '7a441ec0d334d127', name: 'ShowOwnResult' }
export const SignedInUserOperation: Operation<SignedInUserQuery, SignedInUserQueryVariables> = { id: '86a54e1a8dc5b4ab', name: 'SignedInUser' }
export const SignInOperation: Operation<SignInMutation, SignInMutationVariables> = { id: '8261726a6f411df0', name: 'SignIn' }
export const SignOutOperation: Operation<SignOutMutation, SignOutMutationVariables> = { id: '17b1bd661e1be685', name: 'SignOut' }
export const SimilarStructuresOperation: Operation<SimilarStructuresQuery, SimilarStructuresQueryVariables> = { id: '06eee36665049bbb', name: 'SimilarStructures' }
export const SitemapPageOperation: Operation<SitemapPageQuery, SitemapPageQueryVariables> = { id: '5d8eba4559952819', name: 'SitemapPage' }
export const SitemapPartsOperation: Operation<SitemapPartsQuery, SitemapPartsQueryVariables> = { id: '3d131b84564abee6', name: 'SitemapParts' }
export const SlugCheckOperation: Operation<SlugCheckQuery, SlugCheckQueryVariables> = { id: 'cf1364cf56035828', name: 'SlugCheck' }
export const SocialSignInOperation: Operation<SocialSignInMutation, SocialSignInMutationVariables> = { id: '1730f22f5a30d547', name: 'SocialSignIn' }
export const StopNoticesOperation: Operation<StopNoticesMutation, StopNoticesMutationVariables> = { id: 'ca1784e4f0306a7a', name: 'StopNotices' }
export const StructureDeletionOperation: Operation<StructureDeletionQuery, StructureDeletionQueryVariables> = { id: '68fca105590df46a', name: 'StructureDeletion' }
export const StructureDetailOperation: Operation<StructureDetailQuery, StructureDetailQueryVariables> = { id: '88df9f521fbd40e0', name: 'StructureDetail' }
export const StructureDraftOperation: Operation<StructureDraftQuery, StructureDraftQueryVariables> = { id: '0ea4711de63a74fd', name: 'StructureDraft' }
export const StructureMembersOperation: Operation<StructureMembersQuery, StructureMembersQueryVariables> = { id: 'ae087deaf5cdff3c', name: 'StructureMembers' }
export const SubscribeToNewsletterOperation: Operation<SubscribeToNewsletterMutation, SubscribeToNewsletterMutationVariables> = { id: '7c7bfd58a4392c10', name: 'SubscribeToNewsletter' }
export const SuggestionsOperation: Operation<SuggestionsQuery, SuggestionsQueryVariables> = { id: '78f9d4ea6a5a29ce', name: 'Suggestions' }
export const SwitchOperation: Operation<SwitchMutation, SwitchMutationVariables> = { id: '7e083099ecc00887', name: 'Switch' }
export const TagApplicationsOperation: Operation<TagApplicationsMutation, TagApplicationsMutationVariables> = { id: 'd50a9edafbeae521', name: 'TagApplications' }
export const ToggleFavouriteOperation: Operation<ToggleFavouriteMutation, ToggleFavouriteMutationVariables> = { id: '6666b910b245c566', name: 'ToggleFavourite' }
export const TrainingOperation: Operation<TrainingQuery, TrainingQueryVariables> = { id: '5d8996cfc4ef60ee', name: 'Training' }
export const TrendsOperation: Operation<TrendsQuery, TrendsQueryVariables> = { id: '2916e0469f09e536', name: 'Trends' }
export const UndoEmailChangeOperation: Operation<UndoEmailChangeMutation, UndoEmailChangeMutationVariables> = { id: '8fd946c0d650a377', name: 'UndoEmailChange' }
export const UnsubscribeFromNewsletterOperation: Operation<UnsubscribeFromNewsletterMutation, UnsubscribeFromNewsletterMutationVariables> = { id: '0bb4146c34f97ba9', name: 'UnsubscribeFromNewsletter' }
export const UpdateAccountOperation: Operation<UpdateAccountMutation, UpdateAccountMutationVariables> = { id: '53342df78245915e', name: 'UpdateAccount' }
export const UpdateFavouriteOperation: Operation<UpdateFavouriteMutation, UpdateFavouriteMutationVariables> = { id: '39e8ae66d2e00667', name: 'UpdateFavourite' }
export const UpdateNewsletterPreferencesOperation: Operation<UpdateNewsletterPreferencesMutation, UpdateNewsletterPreferencesMutationVariables> = { id: 'ea6d1c76d1fc3cd6', name: 'UpdateNewsletterPreferences' }
export const UpdatePreferencesOperation: Operation<UpdatePreferencesMutation, UpdatePreferencesMutationVariables> = { id: '9e41dac708a45195', name: 'UpdatePreferences' }
export const UpdateRolesOperation: Operation<UpdateRolesMutation, UpdateRolesMutationVariables> = { id: 'b0a226c025a17241', name: 'UpdateRoles' }
export const UpdateStructureOperation: Operation<UpdateStructureMutation, UpdateStructureMutationVariables> = { id: 'a11f4bc715cbcf6f', name: 'UpdateStructure' }
export const WaitingItemsOperation: Operation<WaitingItemsQuery, WaitingItemsQueryVariables> = { id: '28218121f4a49136', name: 'WaitingItems' }
export const WordPressTokenOperation: Operation<WordPressTokenMutation, WordPressTokenMutationVariables> = { id: '123163366fc60854', name: 'WordPressToken' }
export const WorkspaceCountsOperation: Operation<WorkspaceCountsQuery, WorkspaceCountsQueryVariables> = { id: 'af1a3643991a636b', name: 'WorkspaceCounts' }
export const WriteMessageOperation: Operation<WriteMessageMutation, WriteMessageMutationVariables> = { id: '0214be36c56cb155', name: 'WriteMessage' }
export const WriteNoteOperation: Operation<WriteNoteMutation, WriteNoteMutationVariables> = { id: '9fb58230df3c2a4b', name: 'WriteNote' }
