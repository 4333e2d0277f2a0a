import type { StructureDraftQuery } from '../../../../shared/graphql/generated/operations.ts';

type Draft = NonNullable<StructureDraftQuery['passerelleStructureDraft']>;

/**
 * Way in which the form handles input. `draft`: saves it by itself until the structure is published · `public`: sends
 * it when the person says so, since visitors see it at once · `offline`: saves it by itself, and the structure stays
 * offline.
 */
export type StructureMode = 'draft' | 'public' | 'offline';

const modes: Readonly<Record<string, StructureMode>> = {
  draft: 'draft',
  publish: 'public',
  completed: 'public',
  private: 'offline',
};

/** @returns undefined where the person cannot save it */
export function structureModeOf({
  status,
  allowedActions,
}: Pick<Draft, 'status' | 'allowedActions'>): StructureMode | undefined {
  return allowedActions.includes('save') ? modes[status] : undefined;
}
