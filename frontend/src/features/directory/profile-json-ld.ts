import type { PostalAddress } from 'schema-dts';
import { type DataContext, some, type Thing } from '../../lib/structured-data.ts';
import { type Entry, isPerson } from './entry.ts';

/** A person or an organisation, with what is public of it. */
export function profileData(entry: Entry, { url, image }: DataContext): Thing[] {
  const { card, links } = entry;
  const known = {
    name: card.title,
    description: card.summary,
    url,
    image,
    sameAs: some(links.map((link) => link.url)),
    ...addressOf(entry),
  };
  if (!isPerson(entry)) return [{ '@type': 'Organization', '@id': `${url}#organization`, ...known }];
  const { spokenLanguages } = entry;
  return [
    {
      '@type': 'Person',
      '@id': `${url}#person`,
      ...known,
      ...(card.job ? { jobTitle: card.job } : {}),
      knowsLanguage: some(spokenLanguages),
      knowsAbout: some(card.sectors.map(({ name }) => name)),
    },
  ];
}

function addressOf({ card: { city, countries } }: Entry): { address?: PostalAddress } {
  const [country] = countries;
  if (!city && !country) return {};
  const place = {
    ...(city ? { addressLocality: city } : {}),
    ...(country ? { addressCountry: country.isoCode } : {}),
  };
  return { address: { '@type': 'PostalAddress', ...place } };
}
