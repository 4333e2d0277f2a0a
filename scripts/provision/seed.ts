import { step } from '../lib/progress.ts';
import { readDemo } from '../pictures/demo.ts';
import { drawMissing } from '../pictures/draw.ts';
import type { Stage } from '../stack/options.ts';
import type { SiteFolders } from './site.ts';
import { wordpressCommand } from './wordpress.ts';

/** Draws the pictures of the demo content and saves everything that is not there yet, by the domain's own actions. */
export async function seed(folders: SiteFolders, stage: Stage, pictures: string): Promise<void> {
  const items = await readDemo();
  await step(`drawing the pictures of ${items.length} items`, (note) => drawMissing(items, pictures, note));
  await step('saving the demo content', (note) =>
    wordpressCommand(folders.wordpress, ['seed', `--pictures=${pictures}`, `--stage=${stage}`], {
      onLine: note,
      label: 'Saving the demo content',
    }),
  );
}
