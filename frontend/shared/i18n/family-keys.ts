import type { ParseKeys } from 'i18next';
import type { Family } from '../config/content-types.ts';

/** Keys of the names of the families of content; apart from the labels of choices, which few screens need. */
type FamilyKeys = Readonly<Record<Family, ParseKeys>>;

/** Plural: “Appels à candidatures”. */
export const familiesKeys = {
  call: 'families.call',
  initiative: 'families.initiative',
  event: 'families.event',
  training: 'families.training',
  resource: 'families.resource',
  project: 'families.project',
  directory: 'families.directory',
} as const satisfies FamilyKeys;

/** The same where there is little room: “Appels”. */
export const shortFamiliesKeys = {
  call: 'shortFamilies.call',
  initiative: 'shortFamilies.initiative',
  event: 'shortFamilies.event',
  training: 'shortFamilies.training',
  resource: 'shortFamilies.resource',
  project: 'shortFamilies.project',
  directory: 'shortFamilies.directory',
} as const satisfies FamilyKeys;

/** Singular: “Appel à candidatures”. */
export const familyKeys = {
  call: 'family.call',
  initiative: 'family.initiative',
  event: 'family.event',
  training: 'family.training',
  resource: 'family.resource',
  project: 'family.project',
  directory: 'family.directory',
} as const satisfies FamilyKeys;
