import { startRichText } from './rich-text-field.ts';
import type { RichTextLabels } from './rich-text-labels.ts';

/** The script of WordPress's edit screens that puts editors over the text areas of long texts. */
for (const field of document.querySelectorAll<HTMLElement>('[data-passerelle-richtext]')) {
  const source = field.querySelector('textarea');
  const labels = JSON.parse(field.dataset['passerelleRichtext'] ?? '{}') as RichTextLabels;
  if (source) startRichText(source, labels);
}
