import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './paths.ts';

/** Levels of the requirements of each section of ASVS 5.0, in their order: '1.1': '22' says that 1.1.1 and 1.1.2 are of level 2. */
const asvs: Record<string, string> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
};

const map = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const rows = map
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  // Item, level, how, proof.
  .filter((cells) => cells.length === 6 && /^\d+\.\d+\.\d+/.test(cells[1] ?? ''))
  // The tables from V1 on; the one of what is open repeats some.
  .slice(openRows(map));
const short = new Set([...map.matchAll(/\*([A-Z]\w+)\* `/g)].map(([, name]) => name));

function openRows(text: string): number {
  const end = text.indexOf('\n## V1 ');
  return text
    .slice(0, end)
    .split('\n')
    .filter((line) => /^\| \d+\.\d+\.\d+/.test(line)).length;
}

const requirements = Object.entries(asvs).flatMap(([section, levels]) =>
  levels
    .split('')
    .flatMap((level, index) => (level === '3' ? [] : [[`${section}.${index + 1}`, level] as const])),
);
const idsOf = (item: string): string[] => item.match(/\d+\.\d+\.\d+/g) ?? [];

describe('the map of ASVS 5.0', () => {
  it('has each requirement of levels 1 and 2 once', () => {
    expect(requirements).toHaveLength(253);
    const mapped = rows.flatMap(([, item = '']) => idsOf(item));
    expect(mapped.toSorted()).toEqual(requirements.map(([id]) => id).toSorted());
  });

  it.each(rows.map(([, item = '', level = '']) => [item, level]))('%s names its levels', (item, level) => {
    const levels = idsOf(item).map((id) => requirements.find(([known]) => known === id)?.[1] ?? 'unknown');
    expect(level).toBe([...new Set(levels)].toSorted().join(', '));
  });

  it.each(rows.map((cells) => [cells[1] ?? '', cells.at(-2) ?? '']))(
    '%s has a proof or a reason',
    (_item, proof) => {
      const names = [...proof.matchAll(/\*(\w+)\*/g)].map(([, name]) => name ?? '');
      expect(names.filter((name) => !short.has(name))).toEqual([]);
      expect(names.length > 0 || proof.includes('`') || proof === 'reason').toBe(true);
    },
  );
});
