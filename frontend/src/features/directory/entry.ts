import type { DirectoryEntryQuery } from '../../../shared/graphql/generated/operations.ts';

export type Person = NonNullable<DirectoryEntryQuery['passerelleProfile']>;
export type Structure = NonNullable<DirectoryEntryQuery['passerelleStructure']>;
/** Persons and structures share the addresses of the directory. */
export type Entry = Person | Structure;

export const isPerson = (entry: Entry): entry is Person => 'acceptsContact' in entry;
