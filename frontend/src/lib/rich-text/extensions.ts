import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading, type Level } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
// Imported by their own paths: their index brings every other list with it.
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import type { AnyExtension } from '@tiptap/core';
import allowed from '../../../../wp-plugin/config/rich-text.json' with { type: 'json' };
import { Link } from './link.ts';

const everyLevel: Level[] = [1, 2, 3, 4, 5, 6];
const levels = everyLevel.filter((level) => `h${level}` in allowed.elements);
const [highest = 1] = levels;
const nearest = (level: Level): number => Math.min(Math.max(level, highest), levels.at(-1) ?? highest);

/** Headings of other levels, as pasted texts have them, become the nearest that is allowed. */
const headings = Heading.extend({
  parseHTML: () => everyLevel.map((level) => ({ tag: `h${level}`, attrs: { level: nearest(level) } })),
}).configure({ levels });

/** The cells of pasted tables become paragraphs, or their words would run together. */
const paragraphs = Paragraph.extend({
  parseHTML: () => ['p', 'td', 'th', 'caption', 'dt', 'summary'].map((tag) => ({ tag })),
});

/** Lists begin at one, and their look is the site's. */
const orderedLists = OrderedList.extend({
  addAttributes: () => ({}),
  renderHTML: () => ['ol', 0],
});

/** The Tab key moves the focus out of the text; buttons nest list items. */
const listItems = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** Extensions for each element of the allow-list: the type check fails when one is missing or superfluous. */
const byElement = {
  p: paragraphs,
  br: HardBreak,
  h2: headings,
  h3: headings,
  h4: headings,
  ul: BulletList,
  ol: orderedLists,
  li: listItems,
  strong: Bold,
  em: Italic,
  blockquote: Blockquote,
  a: Link,
} satisfies Record<keyof typeof allowed.elements, AnyExtension>;

const documents = Document.extend({
  parseHTML: () => [{ tag: allowed.removedWithContent.join(','), ignore: true }],
});

/** The editor of long texts: a schema that holds exactly what the plugin stores, its keys, and undo. */
export const richTextExtensions: AnyExtension[] = [
  documents,
  Text,
  ...new Set<AnyExtension>(Object.values(byElement)),
  ListKeymap,
  UndoRedo,
];
