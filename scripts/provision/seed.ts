import { step } from '../lib/progress.ts';
import { readDemo } from '../../wp-env/demo/pictures/demo-items.ts';
import { drawMissing } from '../../wp-env/demo/pictures/draw.ts';
import type { StartOptions } from '../stack/options.ts';
import type { SiteFolders } from './site.ts';
import { wordpressCommand } from './wordpress.ts';

/**
 * Draws the pictures of the demo content and saves missing records, by the domain's own actions; for the stage "large",
 * adds the requested number of records.
 */
export async function seed(
  folders: SiteFolders,
  { stage, size }: Pick<StartOptions, 'stage' | 'size'>,
  pictures: string,
): Promise<void> {
  const items = await readDemo();
  await step(`drawing the pictures of ${items.length} items`, (note) => drawMissing(items, pictures, note));
  await step('saving the demo content', (note) =>
    wordpressCommand(folders.wordpress, ['seed', `--pictures=${pictures}`], {
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
