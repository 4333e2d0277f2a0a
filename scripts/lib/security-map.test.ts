import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './paths.ts';

const map = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const rows = map
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  // Item, level, how, proof.
  .filter((cells) => cells.length === 6 && /^(?:\d(?:, \d)?|–)$/.test(cells[2] ?? ''));
/** Short names and what they stand for. */
const short = new Set([...map.matchAll(/\*([A-Z]\w+)\* `/g)].map(([, name]) => name));

describe('the map of what is asked of accounts', () => {
  it('names only files that there are', () => {
    const files = [...map.matchAll(/`((?:frontend|wp-plugin|wp-env|scripts)\/[\w./-]+\.\w+)`/g)].map(
      ([, file]) => file ?? '',
    );
    const links = [...map.matchAll(/\]\((decisions\/[\w.-]+)\)/g)].map(([, file]) => `docs/${file}`);
    expect([...files, ...links].filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
    expect(files.length).toBeGreaterThan(30);
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
