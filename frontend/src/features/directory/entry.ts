import type {
  ProfilePageFragment,
  StructurePageFragment,
} from '../../../shared/graphql/generated/operations.ts';

export type Person = ProfilePageFragment;
export type Structure = StructurePageFragment;
/** Persons and structures share the addresses of the directory. */
export type Entry = Person | Structure;

export const isPerson = (entry: Entry): entry is Person => 'acceptsContact' in entry;
