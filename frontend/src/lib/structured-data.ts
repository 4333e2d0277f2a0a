import type { Organization, Person, Place, PostalAddress, Thing } from 'schema-dts';
import type { Language } from '../../shared/config/locales.ts';
import type { Card_CardFragment, People_PersonFragment } from '../../shared/graphql/generated/operations.ts';
import { isPlainDate } from '../../shared/dates/dates.ts';
import { clockAt, offsetAt, offsetText } from '../../shared/dates/zone-clock.ts';

/** Data of the page for builders of structured data. */
export interface DataContext {
  origin: string;
  language: Language;
  /** The page's own address, absolute. */
  url: string;
  /** The item's picture, as an absolute URL. */
  image: string;
}

export type { Thing };

/** Organisation that is responsible for the site. */
export const siteOrganization = (origin: string): Organization & { '@type': 'Organization' } => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: 'Passerelle',
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
});

export const organizationNamed = (name: string): Organization & { '@type': 'Organization' } => ({
  '@type': 'Organization',
  name,
});

/** A member or partner in schema.org terms; the role is free text. */
export function personOrOrganization({
  name,
  profileKind,
}: Pick<People_PersonFragment, 'name' | 'profileKind'>): Person | Organization {
  return profileKind === 'structure' ? organizationNamed(name) : { '@type': 'Person', name };
}

/** Undefined instead of an empty list. */
export const some = <Value>(values: readonly Value[]): readonly Value[] | undefined =>
  values.length > 0 ? values : undefined;

export function countriesOf(card: Pick<Card_CardFragment, 'countries'>) {
  return some(
    card.countries.map(({ name, isoCode }) => ({ '@type': 'Country' as const, name, identifier: isoCode })),
  );
}

interface ProjectFacts {
  card: Pick<Card_CardFragment, 'title' | 'summary' | 'countries' | 'sectors'>;
  startDate: string | null;
  endDate: string | null;
  partners: Pick<People_PersonFragment, 'name' | 'profileKind'>[];
  /** People or organisations that carry the project, or the one that it is for. */
  member: readonly (Person | Organization)[] | Organization | undefined;
}

/** An undertaking with a beginning and an end: an initiative, a supported project. */
export function projectThing(facts: ProjectFacts, { url, image }: DataContext): Thing {
  const { card, startDate, endDate, partners, member } = facts;
  return {
    '@type': 'Project',
    '@id': `${url}#project`,
    name: card.title,
    description: card.summary,
    url,
    image,
    ...(startDate ? { foundingDate: startDate } : {}),
    ...(endDate ? { dissolutionDate: endDate } : {}),
    areaServed: countriesOf(card),
    ...(member ? { member } : {}),
    sponsor: some(partners.map(personOrOrganization)),
    keywords: some(card.sectors.map(({ name }) => name)),
  };
}

/** Place of an item: its name, its address as text, and its country if there is just one. */
export function placeOf(
  name: string | null | undefined,
  address: string | null | undefined,
  { countries }: Pick<Card_CardFragment, 'countries'>,
): (Place & { '@type': 'Place' }) | undefined {
  const [only, ...others] = countries;
  const country = others.length === 0 ? only?.isoCode : undefined;
  if (!name && !address && !country) return undefined;
  const postal: PostalAddress = {
    '@type': 'PostalAddress',
    ...(address || name ? { streetAddress: address || name || '' } : {}),
    ...(country ? { addressCountry: country } : {}),
  };
  return { '@type': 'Place', name: name || address || only?.name || '', address: postal };
}

/** An instant as a clock at the place shows it, with its distance from UTC; a plain date stays one. */
export function zonedTime(iso: string, zone: string | null | undefined): string {
  const instant = Date.parse(iso);
  if (isPlainDate(iso) || Number.isNaN(instant)) return iso;
  const timeZone = zone || 'UTC';
  const offset = offsetAt(timeZone, instant);
  return clockAt(timeZone, instant) + (offset === 0 ? 'Z' : offsetText(offset));
}

/** Content of a data block: whatever the texts hold, no `<` can end the block. */
export const jsonLd = (thing: Thing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...(thing as object) }).replace(/</g, '\\u003c');
