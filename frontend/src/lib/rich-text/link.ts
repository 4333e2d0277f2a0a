import { type Editor, Mark } from '@tiptap/core';
import { storedAddress } from './address.ts';

const name = 'link';
const addressOf = (element: HTMLElement): string | null => storedAddress(element.getAttribute('href') ?? '');

/** TipTap's own has attributes that are never stored, and a library that looks for addresses while one types. */
export const Link = Mark.create({
  name,
  priority: 1000,
  inclusive: false,
  keepOnSplit: false,
  addAttributes: () => ({ href: { isRequired: true, parseHTML: addressOf } }),
  // A link without a usable address leaves its text.
  parseHTML: () => [{ tag: 'a[href]', getAttrs: (element) => addressOf(element) !== null && null }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** The address of the link in which the selection is, or begins. */
export function linkAddress(editor: Editor): string | undefined {
  return editor.getAttributes(name)['href'] as string | undefined;
}

/** True where a link needs words of its own: nothing is selected, and no link is there to change. */
export const needsLinkText = (editor: Editor): boolean =>
  editor.state.selection.empty && linkAddress(editor) === undefined;

/** Links what is selected, changes the link that is there, or inserts `text` as a link. */
export function setLink(editor: Editor, href: string, text: string): void {
  const chain = editor.chain().focus();
  const mark = { type: name, attrs: { href } };
  if (needsLinkText(editor)) chain.insertContent({ type: 'text', text, marks: [mark] }).run();
  else chain.extendMarkRange(name).setMark(name, mark.attrs).run();
}

export function removeLink(editor: Editor): void {
  editor.chain().focus().extendMarkRange(name).unsetMark(name).run();
}
