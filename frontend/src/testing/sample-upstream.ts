/** A content system for tests and previews: graphql-js on the committed schema, fed with sample items. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, graphql } from 'graphql';
import sectors from '../../../wp-plugin/config/sectors.json' with { type: 'json' };
import { manifest } from '../../shared/graphql/generated/manifest.ts';
import type { Card_CardFragment as Card } from '../../shared/graphql/generated/operations.ts';
import { type QueryFunction, QueryError } from '../../shared/graphql/operation.ts';
import { isDirectory, sampleCatalogue, sampleSuggestions } from './sample-catalogue.ts';
import { sampleDetail } from './sample-details.ts';
import type { SampleItem } from './sample-item.ts';
import { sampleItems } from './sample-items.ts';

const schemaFile = fileURLToPath(new URL('../../schema.graphql', import.meta.url));
const schema = buildSchema(readFileSync(schemaFile, 'utf8'));
const day = 86_400_000;
type Language = 'FR' | 'EN';

const sectorNames = new Map(
  sectors
    .flatMap((parent) => [
      { ...parent, parent: undefined as string | undefined },
      ...parent.children.map((child) => ({ ...child, icon: parent.icon, parent: parent.key })),
    ])
    .map((sector, index) => [sector.key, { ...sector, id: index + 1 }]),
);

const countryName = (iso: string, language: Language): string =>
  new Intl.DisplayNames([language.toLowerCase()], { type: 'region' }).of(iso) ?? iso;

const countriesOf = (codes: string[], language: Language) =>
  codes.map((isoCode, index) => ({ id: 500 + index, isoCode, name: countryName(isoCode, language) }));

const sectorsOf = (keys: string[], language: Language) =>
  keys.map((key) => {
    const sector = sectorNames.get(key);
    if (!sector) throw new Error(`Unknown sample sector ${key}`);
    const parentId = sector.parent ? (sectorNames.get(sector.parent)?.id ?? null) : null;
    return {
      id: sector.id,
      key,
      icon: sector.icon,
      name: language === 'FR' ? sector.fr : sector.en,
      parentId,
    };
  });

export interface SampleOptions {
  now?: number;
  items?: SampleItem[];
  /** false: no pictures, so that covers are drawn. */
  images?: boolean;
}

function periodOf(item: SampleItem, now: number): Card['period'] {
  if (!item.days) return null;
  const [start, end] = item.days;
  const instant = Boolean(item.zone) && item.isAllDay !== true;
  const format = (days: number | undefined, hours: number): string | null => {
    if (days === undefined) return null;
    const midnight = Math.floor(now / day) * day + days * day;
    const iso = new Date(midnight + hours * 3_600_000).toISOString();
    return instant ? iso.replace('.000Z', 'Z') : iso.slice(0, 10);
  };
  return { start: format(start, 17), end: format(end, 22), zone: item.zone ?? null };
}

function openState(item: SampleItem): Card['openState'] {
  if (item.type !== 'call_for_application' || !item.days) return null;
  const [opens, closes = 0] = item.days;
  return opens > 0 ? 'upcoming' : closes < 0 ? 'closed' : 'open';
}

export function sampleCard(
  item: SampleItem,
  index: number,
  language: Language,
  options: SampleOptions,
): Card {
  const [title, summary] = (language === 'FR' ? item.fr : item.en) ?? ['', ''];
  const { facts } = item;
  return {
    aidType: null,
    audience: 'public',
    beneficiary: null,
    callFacts: null,
    callType: null,
    city: null,
    completed: false,
    file: null,
    job: null,
    level: null,
    mode: null,
    place: null,
    price: null,
    profileKind: null,
    resourceKind: null,
    structureType: null,
    ...facts,
    countries: countriesOf(item.countries, language),
    groupId: 1000 + index,
    id: 2000 + index * 2 + (language === 'EN' ? 1 : 0),
    image:
      options.images === false || index % 4 === 3
        ? null
        : {
            id: 3000 + index,
            width: 1680,
            height: 620,
            alt: language === 'FR' ? `Image : ${title}` : `Picture: ${title}`,
          },
    language,
    locked: facts?.audience === 'members',
    openState: openState(item),
    period: periodOf(item, options.now ?? Date.now()),
    publishedAt: new Date((options.now ?? Date.now()) - (index + 2) * 3 * day).toISOString(),
    sectors: sectorsOf(item.sectors, language),
    slug: item.slug,
    summary,
    title,
    type: item.type,
  };
}

/** Answers every operation of the manifest from the sample items. */
export function sampleRoot(options: SampleOptions = {}) {
  const items = options.items ?? sampleItems;
  const cards = (language: Language): Card[] =>
    items.flatMap((item, index) =>
      (language === 'FR' ? item.fr : item.en) ? [sampleCard(item, index, language, options)] : [],
    );
  const ofType = (language: Language, type: Card['type']): Card[] =>
    cards(language).filter((card) => card.type === type);

  const catalogue = sampleCatalogue(cards, options.now ?? Date.now());

  const detail =
    (type: Card['type']) =>
    ({ language, slug }: { language: Language; slug: string }) => {
      const card = ofType(language, type).find((candidate) => candidate.slug === slug);
      if (!card) return null;
      const other: Language = language === 'FR' ? 'EN' : 'FR';
      const translated = ofType(other, type).some((candidate) => candidate.groupId === card.groupId);
      return sampleDetail({
        card,
        related: ofType(language, type)
          .filter((candidate) => candidate.slug !== slug)
          .slice(0, 3)
          .map((candidate) => ({
            card: candidate,
            reasons: candidate.locked
              ? []
              : candidate.sectors
                  .filter(({ key }) => card.sectors.some((own) => own.key === key))
                  .map(({ name }) => ({ kind: 'sector' as const, name })),
          })),
        translations: translated ? [{ language: other, slug }] : [],
      });
    };

  return {
    passerelleLayout: ({ language }: { language: Language }) => ({
      siteName: 'Passerelle',
      description:
        language === 'FR'
          ? 'La plateforme des professionnels de la culture entre l’Afrique et la France.'
          : 'The platform of cultural professionals between Africa and France.',
    }),
    passerelleReference: ({ language }: { language: Language }) => ({
      countries: countriesOf([...new Set(items.flatMap((item) => item.countries))], language),
      sectors: sectorsOf([...sectorNames.keys()], language),
    }),
    passerelleHome: ({ language }: { language: Language }) => ({
      title:
        language === 'FR'
          ? 'Là où les créateurs d’Afrique et de France se trouvent'
          : 'Where the makers of Africa and France meet',
      intro:
        language === 'FR'
          ? 'Appels, initiatives, rencontres et savoir-faire : tout ce qu’il faut pour monter un projet culturel à plusieurs, d’une rive à l’autre.'
          : 'Calls, initiatives, gatherings and know-how: all it takes to build a cultural project together, from one shore to the other.',
      countriesCount: new Set(items.flatMap((item) => item.countries)).size,
      counts: catalogue({ language }).facets.types.map(({ value, count: number }) => ({
        type: value,
        count: number,
      })),
      closingSoon: ofType(language, 'call_for_application').filter((card) => card.openState === 'open'),
      latestInitiatives: ofType(language, 'initiative'),
      nextEvents: ofType(language, 'event'),
      trainings: ofType(language, 'formation'),
      latestResources: ofType(language, 'resource'),
      projects: ofType(language, 'supported_projects'),
      directory: cards(language).filter(isDirectory),
      directoryCountries: countriesOf(
        [
          ...new Set(
            cards(language)
              .filter(isDirectory)
              .flatMap((card) => card.countries.map(({ isoCode }) => isoCode)),
          ),
        ],
        language,
      ).map((country) => {
        const there = cards(language).filter(
          (card) => isDirectory(card) && card.countries.some(({ isoCode }) => isoCode === country.isoCode),
        );
        const structures = there.filter(({ profileKind }) => profileKind === 'structure').length;
        return { country, structures, persons: there.length - structures };
      }),
      featured: [
        ...ofType(language, 'initiative').slice(0, 1),
        ...ofType(language, 'call_for_application').slice(0, 1),
      ],
      partners: [
        { name: 'Fonds Deux Rives', url: 'https://example.org/deux-rives', logo: null },
        { name: 'Réseau des ateliers', url: null, logo: null },
      ],
      sections: [
        'featured',
        'calls',
        'initiatives',
        'events',
        'trainings',
        'resources',
        'projects',
        'directory',
        'partners',
      ],
    }),
    passerelleCatalogue: catalogue,
    passerelleSuggestions: sampleSuggestions(cards),
    passerellePage: ({ language }: { language: Language }) => ({
      language,
      title: language === 'FR' ? 'Politique de confidentialité' : 'Privacy policy',
      modifiedAt: '2026-10-02T09:00:00Z',
      content:
        '<p>Passerelle ne garde que ce dont elle a besoin.</p><h2>Données</h2><p>Votre adresse sert à vous répondre.</p>',
    }),
    passerelleMoved: ({ slug }: { slug: string }) =>
      slug === 'ancien-titre'
        ? { state: 'moved', slug: 'indigo-vivant' }
        : { state: slug === 'retire' ? 'gone' : 'unknown', slug: null },
    passerelleCall: detail('call_for_application'),
    passerelleInitiative: detail('initiative'),
    passerelleEvent: detail('event'),
    passerelleResource: detail('resource'),
    passerelleTraining: detail('formation'),
    passerelleProject: detail('supported_projects'),
    passerelleProfile: detail('community_profile'),
    passerelleStructure: detail('structure'),
  };
}

/** Executes known operations against the sample root. */
export function sampleQuery(options: SampleOptions = {}): QueryFunction {
  const rootValue = sampleRoot(options);
  return async (operation, variables) => {
    const entry = manifest[operation.id];
    if (!entry) throw new QueryError(400, 'unknown_operation');
    const variableValues = variables as Record<string, unknown>;
    const { data, errors } = await graphql({ schema, source: entry.document, rootValue, variableValues });
    if (errors) throw errors[0];
    return JSON.parse(JSON.stringify(data));
  };
}
