import type { InitiativeQuery } from '../../../shared/graphql/generated/operations.ts';
import {
  type DataContext,
  personOrOrganization,
  projectThing,
  some,
  type Thing,
} from '../../lib/structured-data.ts';

/** An initiative as a project: who carries it, where, since when. */
export function initiativeData(
  initiative: NonNullable<InitiativeQuery['passerelleInitiative']>,
  context: DataContext,
): Thing[] {
  const member = some(initiative.members.map(personOrOrganization));
  return [projectThing({ ...initiative, member }, context)];
}
