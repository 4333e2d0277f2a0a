import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import limits from '../../wp-plugin/config/limits.json' with { type: 'json' };

interface Item {
  key: string;
  status: string;
  owner?: string;
  waitingDays?: number;
  countries?: string[];
  proposal?: { waitingDays: number };
}

/** The validators of the demo accounts with their countries. */
const validators = { moderateur: 'SN', moderateur2: 'FR' };
const types = ['community_profile', 'initiative', 'event', 'resource'];

const itemsOf = (type: string): Item[] =>
  readdirSync(import.meta.dirname)
    .filter((file) => new RegExp(`^${type}(-\\d+)?\\.json$`).test(file))
    .flatMap((file) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Item[]);

const isInScope = (country: string, validator: string) => (item: Item) =>
  item.countries?.includes(country) === true && item.owner !== validator;

describe('the demo content', () => {
  for (const [validator, country] of Object.entries(validators)) {
    it(`has something of each type that ${validator} may decide on`, () => {
      const scope = isInScope(country, validator);
      const waiting = types.flatMap((type) => {
        const items = itemsOf(type).filter((item) => item.status === 'pending' && scope(item));
        return items.map((item) => ({ type, days: item.waitingDays }));
      });
      const proposals = types.flatMap(itemsOf).filter((item) => item.proposal !== undefined && scope(item));
      const days = waiting.map((item) => item.days ?? 0);

      expect(types.filter((type) => !waiting.some((item) => item.type === type))).toEqual([]);
      expect(proposals).toHaveLength(1);
      expect(new Set(days).size).toBe(days.length);
      expect(days.some((count) => count > limits.moderation.overdueDays)).toBe(true);
    });
  }
});
