import { step } from '../lib/progress.ts';
import type { StartOptions } from '../stack/options.ts';
import type { SiteFolders } from './site.ts';
import { wordpressCommand } from './wordpress.ts';

/** Saves missing records of the demo content, by the domain's own actions; for the stage "large", adds the requested number of records. */
export async function seed(
  folders: SiteFolders,
  { stage, size }: Pick<StartOptions, 'stage' | 'size'>,
): Promise<void> {
  await step('saving the demo content', (note) =>
    wordpressCommand(folders.wordpress, ['seed'], {
      onLine: note,
      label: 'Saving the demo content',
    }),
  );
  if (stage !== 'large') return;
  await step(`adding ${size} items`, (note) =>
    wordpressCommand(folders.wordpress, ['seed:large', `--posts=${size}`], {
      onLine: note,
      label: 'Adding items',
    }),
  );
}
