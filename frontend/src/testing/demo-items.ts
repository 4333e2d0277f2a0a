import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SampleItem } from './sample-item.ts';

interface DemoTexts {
  title?: string;
  summary?: string;
  subtitle?: string;
  job?: string;
  biography?: string;
  price?: string;
}

interface DemoRecord {
  key: string;
  status: string;
  audience: 'public' | 'members';
  countries: string[];
  sectors: string[];
  values: Record<string, string | null | undefined>;
  fr: DemoTexts | null;
  en: DemoTexts | null;
}

const folder = join(import.meta.dirname, '../../../wp-env/demo');

/** Days from now of a demo date such as `+16d 19:00`. */
const daysOf = (value: string): number => Number.parseInt(value, 10);

const firstText = (html: string | undefined): string =>
  (html ?? '')
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .slice(0, 240);

function textsOf(texts: DemoTexts | null, name: string): [string, string] | undefined {
  return texts
    ? [texts.title ?? name, texts.summary ?? texts.subtitle ?? firstText(texts.biography)]
    : undefined;
}

function factsOf({ values, fr, audience }: DemoRecord, type: string): SampleItem['facts'] {
  const facts: SampleItem['facts'] = { audience: audience };
  for (const name of ['callType', 'aidType', 'mode', 'level', 'resourceKind', 'structureType'] as const) {
    const value = values[name];
    if (value) facts[name] = value as never;
  }
  if (type === 'community_profile') Object.assign(facts, { profileKind: 'person', job: fr?.job ?? null });
  if (type === 'structure') facts.profileKind = 'structure';
  facts.city = values['city'] ?? values['activityCity'] ?? null;
  facts.place = values['place'] ?? null;
  facts.price = fr?.price ?? null;
  return facts;
}

/** The published demo content as sample items: real words of real lengths, without WordPress. */
export function demoItems(): SampleItem[] {
  return globSync('*.json', { cwd: folder }).flatMap((file) => {
    const type = file.replace(/(-\d)?\.json$/, '') as SampleItem['type'];
    const records = JSON.parse(readFileSync(join(folder, file), 'utf8')) as DemoRecord[];
    return records
      .filter(({ status }) => status === 'publish')
      .map((record): SampleItem => {
        const { values, key } = record;
        const name = `${values['firstName'] ?? ''} ${values['lastName'] ?? ''}`.trim();
        const start = values['opensAt'] ?? values['startsAt'] ?? values['startDate'];
        const end = values['closesAt'] ?? values['endsAt'] ?? values['endDate'];
        const [fr, en] = [textsOf(record.fr, name), textsOf(record.en, name)];
        return {
          type,
          slug: key,
          countries: record.countries,
          sectors: record.sectors,
          facts: factsOf(record, type),
          ...(fr && { fr }),
          ...(en && { en }),
          ...(start ? { days: [daysOf(start), end ? daysOf(end) : undefined] as [number, number?] } : {}),
          ...(values['zone'] ? { zone: values['zone'] } : {}),
        };
      });
  });
}
