import type { CommunitiesOfQuery } from '../../../shared/graphql/generated/operations.ts';
import { rememberName } from '../../lib/known-names.ts';
import type { PickerItem } from '../pickers/picker.tsx';

/** A profile or structure of the directory, as the content system lists it. */
export type DirectoryEntry = CommunitiesOfQuery['passerelleCommunitiesOf'][number];

export interface DirectoryItem extends PickerItem {
  readonly isStructure: boolean;
}

/**
 * Entry of the directory as an item of a picker; its name is remembered for texts that mention it.
 * @param kinds labels of persons and structures
 */
export function itemOf(
  { groupId, kind, name, place, sectors }: Omit<DirectoryEntry, '__typename'>,
  kinds: Readonly<Record<'person' | 'structure', string>>,
): DirectoryItem {
  rememberName(groupId, name);
  const isStructure = kind === 'structure';
  const parts = [kinds[isStructure ? 'structure' : 'person'], place, sectors.join(', ')];
  return { id: groupId, isStructure, name, note: parts.filter(Boolean).join(' · ') };
}
