import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../lib/failure.ts';
import { ROOT } from '../lib/paths.ts';
import type { Engine, EngineChoice } from '../stack/options.ts';
import { type Found, locate, type Source } from './cascade.ts';
import { PACKAGES, type PackageName } from './versions.ts';

/** Engine for GraphQL and languages: the real plugins with where they are, or this repository's stand-ins. */
export interface EnginePlugins {
  engine: Engine;
  /** Folder name in wp-content/plugins → source. What has a version is copied, what is of this repository is linked. */
  plugins: { name: string; main: string; folder: string; version: string | null }[];
  /** Text for messages: "WPGraphQL 2.20.0 and Polylang 3.8.7 (the cache)". */
  description: string;
}

const REAL: { name: PackageName; main: string }[] = [
  { name: 'wp-graphql', main: 'wp-graphql/wp-graphql.php' },
  { name: 'polylang', main: 'polylang/polylang.php' },
];

const STAND_INS = ['graphql', 'languages'];

/**
 * Chooses the engine. `auto` uses the real plugins where they are available; but a site created on the stand-ins uses
 * them until the real ones are in the cache, so that a restart neither waits for a network nor loses data.
 * @param begunOn engines that already have a site of this database
 */
export async function chooseEngine(
  choice: EngineChoice,
  begunOn: Engine[],
  places: Source[],
  cache: string,
  report: (message: string) => void,
): Promise<EnginePlugins> {
  if (choice === 'stand-ins') return standIns();
  const settled = choice === 'auto' && begunOn.includes('stand-ins') && !begunOn.includes('real');
  const found: Found[] = [];
  for (const { name } of REAL) {
    const each = await locate(name, settled ? places.slice(0, 1) : places, report);
    if (each !== null) found.push(each);
    else if (choice === 'auto') return standIns();
  }
  if (found.length === REAL.length) return real(found);
  const missing = REAL.filter(({ name }) => !found.some((each) => each.name === name)).map(
    ({ name }) => name,
  );
  throw new Failure(
    `Not available, but needed by --engine=real: ${missing.map((name) => PACKAGES[name].title).join(' and ')}.`,
    ...missing.map(
      (name) =>
        `Put ${PACKAGES[name].title} ${PACKAGES[name].minimum} or later into ${cache} as ${name}/ or ${name}.zip.`,
    ),
    'Or start with --engine=stand-ins.',
  );
}

function real(found: Found[]): EnginePlugins {
  return {
    engine: 'real',
    plugins: found.map(({ name, folder, version }) => ({
      name,
      main: REAL.find((each) => each.name === name)?.main ?? '',
      folder,
      version,
    })),
    description: found.map(({ title, version, place }) => `${title} ${version} (from ${place})`).join(', '),
  };
}

function standIns(): EnginePlugins {
  const plugins = STAND_INS.map((name) => {
    const folder = join(ROOT, 'wp-env/stand-ins', name);
    if (!existsSync(folder))
      throw new Failure(`The stand-in ${folder} is missing: is this checkout complete?`);
    return {
      name: `passerelle-${name}`,
      main: `passerelle-${name}/passerelle-${name}.php`,
      folder,
      version: null,
    };
  });
  return {
    engine: 'stand-ins',
    plugins,
    description: 'the stand-ins of this repository (wp-env/stand-ins) for WPGraphQL and Polylang',
  };
}
