import type { ProjectQuery } from '../../graphql/generated/operations.ts';
import {
  countriesOf,
  type DataContext,
  organizationNamed,
  personOrOrganization,
  some,
  type Thing,
} from '../../lib/structured-data.ts';

/** A project that was supported, with whom it was for and who helped. */
export function projectData(
  project: NonNullable<ProjectQuery['passerelleProject']>,
  { url, image }: DataContext,
): Thing[] {
  const { card, beneficiary, startDate, endDate, partners } = project;
  return [
    {
      '@type': 'Project',
      '@id': `${url}#project`,
      name: card.title,
      description: card.summary,
      url,
      image,
      ...(startDate ? { foundingDate: startDate } : {}),
      ...(endDate ? { dissolutionDate: endDate } : {}),
      areaServed: countriesOf(card),
      ...(beneficiary ? { member: organizationNamed(beneficiary) } : {}),
      sponsor: some(partners.map(personOrOrganization)),
      keywords: some(card.sectors.map(({ name }) => name)),
    },
  ];
}
