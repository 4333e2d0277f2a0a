import type { ParseKeys } from 'i18next';
import type {
  PasserelleFormEffect,
  PasserelleReadyMadeForm,
} from '../../../../shared/graphql/generated/operations.ts';
import type { CommonField } from '../../../../shared/application-form/form-document.ts';
import type { OfferedKind } from './document/new-question.ts';

export type FormTextKey = ParseKeys<'formComposer'>;

export const kindKeys = {
  shortText: 'kind.shortText',
  longText: 'kind.longText',
  number: 'kind.number',
  amount: 'kind.amount',
  date: 'kind.date',
  choice: 'kind.choice',
  choices: 'kind.choices',
  yesNo: 'kind.yesNo',
  country: 'kind.country',
  sector: 'kind.sector',
  link: 'kind.link',
  phone: 'kind.phone',
  email: 'kind.email',
  file: 'kind.file',
  table: 'kind.table',
  budget: 'kind.budget',
  statement: 'kind.statement',
  letter: 'kind.letter',
  profileValue: 'kind.profileValue',
} as const satisfies Record<OfferedKind, FormTextKey>;

/** Values of profiles, as the schema of forms names them. */
export const sourceKeys = {
  'person.name': 'source.personName',
  'person.email': 'source.personEmail',
  'person.phone': 'source.personPhone',
  'person.job': 'source.personJob',
  'person.biography': 'source.personBiography',
  'person.sectors': 'source.personSectors',
  'person.activityCountry': 'source.personActivityCountry',
  'person.activityCity': 'source.personActivityCity',
  'person.residenceCountry': 'source.personResidenceCountry',
  'person.residenceCity': 'source.personResidenceCity',
  'person.spokenLanguages': 'source.personSpokenLanguages',
  'structure.name': 'source.structureName',
  'structure.structureType': 'source.structureType',
  'structure.headquartersCountry': 'source.structureHeadquartersCountry',
  'structure.city': 'source.structureCity',
  'structure.summary': 'source.structureSummary',
  'structure.sectors': 'source.structureSectors',
  'structure.contactEmail': 'source.structureContactEmail',
} as const satisfies Record<string, FormTextKey>;

/** What a question asks, for other platforms. */
export const commonFieldKeys = {
  title: 'common.title',
  description: 'common.description',
  amountRequested: 'common.amountRequested',
  'projectTimeline.startDate': 'common.startDate',
  'projectTimeline.endDate': 'common.endDate',
  'projectTimeline.timelineDetails': 'common.timelineDetails',
  'organizations.primary.name': 'common.organisationName',
  'organizations.primary.mission': 'common.organisationMission',
  'organizations.primary.socials.website': 'common.organisationWebsite',
  'organizations.primary.emails.primary': 'common.organisationEmail',
  'contacts.primary.name.firstName': 'common.firstName',
  'contacts.primary.name.lastName': 'common.lastName',
  'contacts.primary.title': 'common.jobTitle',
  'contacts.primary.emails.primary': 'common.email',
} as const satisfies Record<CommonField, FormTextKey>;

export const effectKeys = {
  added: 'effect.added',
  kindChanged: 'effect.kindChanged',
  none: 'effect.none',
  relaxed: 'effect.relaxed',
  retired: 'effect.retired',
  reworded: 'effect.reworded',
  tightened: 'effect.tightened',
} as const satisfies Record<PasserelleFormEffect, FormTextKey>;

export const readyMadeKeys = {
  residency: 'begin.residency',
  mobility: 'begin.mobility',
  project: 'begin.project',
} as const satisfies Record<PasserelleReadyMadeForm, FormTextKey>;

export const languageKeys = { fr: 'language.fr', en: 'language.en' } as const;
