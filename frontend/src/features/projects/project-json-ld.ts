import type { ProjectQuery } from '../../../shared/graphql/generated/operations.ts';
import { type DataContext, organizationNamed, projectThing, type Thing } from '../../lib/structured-data.ts';

/** A project that was supported, with whom it was for and who helped. */
export function projectData(
  project: NonNullable<ProjectQuery['passerelleProject']>,
  context: DataContext,
): Thing[] {
  const member = project.beneficiary ? organizationNamed(project.beneficiary) : undefined;
  return [projectThing({ ...project, member }, context)];
}
