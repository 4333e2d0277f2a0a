import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, 'pictures');
const pictures = globSync('*/*', { cwd: folder }).toSorted();
const cover = { width: 1260, height: 465 };
const sizes: Record<string, { width: number; height: number }> = {
  community_profile: { width: 360, height: 360 },
  structure: { width: 480, height: 480 },
};
/** Largest size of all pictures together, in bytes: each clone of the repository has them. */
const most = 4_600_000;

interface Item {
  key: string;
  files?: { gallery?: Array<{ of: string }> };
}

const items = globSync('*.json', { cwd: import.meta.dirname, exclude: ['home.json'] }).flatMap((file) =>
  (JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Item[]).map((item) => ({
    ...item,
    type: file.replace(/(-\d+)?\.json$/, ''),
  })),
);

it('has one picture of each item, and no other', () => {
  expect(pictures).toEqual(items.map(({ type, key }) => `${type}/${key}.png`).toSorted());
});

it('uses no key twice, also not for two types', () => {
  const keys = items.map(({ key }) => key);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

it('has galleries of pictures that exist', () => {
  const named = items.flatMap(({ type, files }) =>
    (files?.gallery ?? []).map((picture) => `${type}/${picture.of}.png`),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !pictures.includes(file))).toEqual([]);
});

it('has enough items of each type', () => {
  const counts = Map.groupBy(items, ({ type }) => type);
  const least = { initiative: 40, community_profile: 40, structure: 20 };
  const others = ['call_for_application', 'event', 'resource', 'formation', 'supported_projects'];
  const wanted = [...Object.entries(least), ...others.map((type) => [type, 24] as const)];
  expect(wanted.filter(([type, count]) => (counts.get(type)?.length ?? 0) < count)).toEqual([]);
});

it('has pictures of few bytes and of the size of their type', async () => {
  const found = await Promise.all(
    pictures.map(async (file) => ({ file, metadata: await sharp(join(folder, file)).metadata() })),
  );
  const wrong = found.filter(({ file, metadata: { format, width, height } }) => {
    const expected = sizes[file.split('/', 1)[0] ?? ''] ?? cover;
    return format !== 'png' || width !== expected.width || height !== expected.height;
  });
  const bytes = pictures.reduce((sum, file) => sum + readFileSync(join(folder, file)).byteLength, 0);

  expect(wrong.map(({ file }) => file)).toEqual([]);
  expect(bytes).toBeLessThanOrEqual(most);
});
