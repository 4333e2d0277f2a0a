import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../../../scripts/testing/temporary.ts';
import { readDemo } from './demo-items.ts';
import { drawing, drawMissing, pictureFile } from './draw.ts';
import { initials } from './letters.ts';

describe('readDemo', () => {
  it('names an item by its person, its French title, its English title, its key', async () => {
    const folder = await writeFiles(await temporaryFolder(), {
      'community_profile-2.json': JSON.stringify([
        { key: 'aya', values: { firstName: 'Aya', lastName: 'Koné' }, fr: { title: 'x' } },
      ]),
      'event.json': JSON.stringify([
        { key: 'fete', fr: null, en: { title: 'A feast' } },
        { key: 'bare', fr: null, en: null },
      ]),
    });

    expect(await readDemo(folder)).toEqual([
      { key: 'aya', type: 'community_profile', title: 'Aya Koné' },
      { key: 'fete', type: 'event', title: 'A feast' },
      { key: 'bare', type: 'event', title: 'bare' },
    ]);
  });

  it('refuses a key that is used twice and a file that is no JSON', async () => {
    const twice = await writeFiles(await temporaryFolder(), {
      'event.json': '[{"key":"a"}]',
      'resource.json': '[{"key":"a"}]',
    });
    const broken = await writeFiles(await temporaryFolder(), { 'event.json': '[{' });

    await expect(readDemo(twice)).rejects.toThrow('The demo key "a" is used twice; once in resource.json.');
    await expect(readDemo(broken)).rejects.toThrow(`${broken}/event.json is not valid JSON`);
  });

  it('has what the demo promises', async () => {
    const counts = new Map<string, number>();
    for (const { type } of await readDemo()) counts.set(type, (counts.get(type) ?? 0) + 1);
    const promised = { initiative: 40, community_profile: 40, structure: 20 };
    const others = ['call_for_application', 'event', 'resource', 'formation', 'supported_projects'];

    const wanted = [...Object.entries(promised), ...others.map((type) => [type, 24] as const)];
    expect(wanted.filter(([type, least]) => (counts.get(type) ?? 0) < least)).toEqual([]);
  });
});

describe('drawings', () => {
  it('are the same for the same item, different for another, and name nothing outside', async () => {
    const items = (await readDemo()).slice(0, 60);
    const drawn = items.map(drawing);

    expect(items.map(drawing)).toEqual(drawn);
    expect(new Set(drawn).size).toBe(items.length);
    expect(drawn.filter((svg) => /https?:\/\/(?!www\.w3\.org\/)|<script|<image/.test(svg))).toEqual([]);
  });

  it('draw only what is missing', async () => {
    const folder = await temporaryFolder();
    const [first, second] = [
      { key: 'a', type: 'structure', title: 'A' },
      { key: 'b', type: 'community_profile', title: 'Bintou Bâ' },
    ];
    const notes: string[] = [];
    await drawMissing([first], folder, (words) => notes.push(words));
    await drawMissing([first, second], folder, (words) => notes.push(words));

    expect(notes).toEqual(['1 of 1 pictures', '1 of 1 pictures']);
    expect((await readdir(folder)).map((file) => `${folder}/${file}`).toSorted()).toEqual(
      [first, second].map((item) => pictureFile(folder, item)).toSorted(),
    );
  });
});

describe('initials', () => {
  it.each([
    ['Aïssatou N’Diaye', 'AN'],
    ['Élodie', 'E'],
    ['Jean-Pierre Bekolo Obama', 'JO'],
    ['  Özlem  Ünal ', 'OU'],
    ['1er festival', 'EF'],
    ['', ''],
  ])('of %s are %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
