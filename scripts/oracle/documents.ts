import { readFile } from 'node:fs/promises';

/** One language version of a demo item, with all that a visitor may find it by. */
export interface OracleDocument {
  key: string;
  language: 'fr' | 'en';
  text: string;
}

type Json = Record<string, unknown>;

const demo = new URL('../../wp-env/demo/', import.meta.url);
const files = [
  'call_for_application',
  'community_profile-1',
  'community_profile-2',
  'event',
  'formation',
  'initiative-1',
  'initiative-2',
  'initiative-3',
  'resource',
  'structure',
  'supported_projects',
];
const publicStatuses = new Set(['publish', 'completed']);
/** Fields that are not searched: not public, or not text (URLs, codes, dates, references). */
const unread = new Set([
  'motivation',
  'contactEmail',
  'email',
  'url',
  'externalUrl',
  'onlineUrl',
  'youtubeUrl',
  'links',
  'ref',
  'organiserId',
  'managerIds',
  'mentorIds',
  'zone',
  'date',
  'startDate',
  'endDate',
  'startsAt',
  'endsAt',
  'opensAt',
  'closesAt',
  'from',
  'to',
  'type',
  'callType',
  'aidType',
  'mode',
  'level',
  'managementMode',
  'fees',
  'depositLanguages',
  'spokenLanguages',
  'memberType',
  'structureType',
  'resourceKind',
  'network',
  'residenceCountry',
  'activityCountry',
  'secondaryCountryIds',
  'headquartersCountry',
]);

async function json(url: URL): Promise<unknown> {
  return JSON.parse(await readFile(url, 'utf8'));
}

const plain = (html: string): string =>
  html
    .replaceAll('<', ' <')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ');

/** Every text below a value, fields that are not read left out. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [plain(value)];
  if (Array.isArray(value)) return value.flatMap(texts);
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, each]) => (unread.has(name) ? [] : texts(each)));
}

const strings = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === 'string');

function sectorNames(sectors: Json[]): Map<string, Json> {
  const names = new Map<string, Json>();
  for (const sector of sectors) {
    names.set(String(sector.key), sector);
    for (const [key, child] of sectorNames((sector.children ?? []) as Json[])) names.set(key, child);
  }
  return names;
}

function read(type: string, item: Json, language: 'fr' | 'en', sectors: Map<string, Json>): string {
  const values = (item.values ?? {}) as Json;
  const own = item[language] as Json;
  const isPerson = type === 'community_profile';
  const title = isPerson ? strings([values.firstName, values.lastName]).join(' ') : own.title;
  const summary = own.summary ?? own.subtitle ?? own.job ?? '';
  if (item.audience !== 'public') return [title, summary].join('\n');
  const codes = [
    ...strings(item.countries),
    ...strings(values.activityCountry),
    ...strings(values.secondaryCountryIds),
    ...strings(values.headquartersCountry),
  ];
  const countries = new Intl.DisplayNames([language], { type: 'region' });
  const details =
    isPerson || type === 'structure'
      ? strings([values.activityCity, values.city])
      : [...texts(values), ...texts({ ...own, title: '' })];
  return [
    title,
    summary,
    ...details,
    ...codes.map((code) => countries.of(code)),
    ...strings(item.sectors).map((key) => sectors.get(key)?.[language]),
  ].join('\n');
}

/** All public demo items in every language that they have. */
export async function readDocuments(): Promise<OracleDocument[]> {
  const sectors = sectorNames(
    (await json(new URL('../../wp-plugin/config/sectors.json', import.meta.url))) as Json[],
  );
  const documents: OracleDocument[] = [];
  for (const file of files) {
    const type = file.replace(/-\d$/, '');
    for (const item of (await json(new URL(`${file}.json`, demo))) as Json[]) {
      if (!publicStatuses.has(String(item.status))) continue;
      for (const language of ['fr', 'en'] as const) {
        if (item[language]) {
          documents.push({
            key: String(item.key),
            language,
            text: read(type, item, language, sectors),
          });
        }
      }
    }
  }
  return documents;
}
