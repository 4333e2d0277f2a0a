import type { InitiativeQuery } from '../../graphql/generated/operations.ts';
import {
  countriesOf,
  type DataContext,
  personOrOrganization,
  some,
  type Thing,
} from '../../lib/structured-data.ts';

/** An initiative as a project: who carries it, where, since when. */
export function initiativeData(
  initiative: NonNullable<InitiativeQuery['passerelleInitiative']>,
  { url, image }: DataContext,
): Thing[] {
  const { card, startDate, endDate, members, partners } = initiative;
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
      member: some(members.map(personOrOrganization)),
      sponsor: some(partners.map(personOrOrganization)),
      keywords: some(card.sectors.map(({ name }) => name)),
    },
  ];
}
