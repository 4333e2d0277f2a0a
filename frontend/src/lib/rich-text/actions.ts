import type { ChainedCommands, Editor } from '@tiptap/core';

interface Action {
  apply: (chain: ChainedCommands) => ChainedCommands;
  /** Whether it holds where the selection is; without it, the action is done and over. */
  isActive?: (editor: Editor) => boolean;
}

/** Actions of a toolbar besides links, in its order. */
const actions = {
  undo: { apply: (chain) => chain.undo() },
  redo: { apply: (chain) => chain.redo() },
  paragraph: {
    apply: (chain) => chain.setParagraph(),
    isActive: (editor) => editor.isActive('paragraph'),
  },
  heading: {
    apply: (chain) => chain.toggleHeading({ level: 2 }),
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
  },
  subheading: {
    apply: (chain) => chain.toggleHeading({ level: 3 }),
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
  },
  bold: { apply: (chain) => chain.toggleBold(), isActive: (editor) => editor.isActive('bold') },
  italic: { apply: (chain) => chain.toggleItalic(), isActive: (editor) => editor.isActive('italic') },
  bullets: {
    apply: (chain) => chain.toggleBulletList(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  numbers: {
    apply: (chain) => chain.toggleOrderedList(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  indent: { apply: (chain) => chain.sinkListItem('listItem') },
  outdent: { apply: (chain) => chain.liftListItem('listItem') },
  quote: {
    apply: (chain) => chain.toggleBlockquote(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
} satisfies Record<string, Action>;

export type ActionName = keyof typeof actions;
export const actionNames = Object.keys(actions) as ActionName[];

const named = (name: ActionName): Action => actions[name];

/** Does it, and puts the focus back into the text. */
export function runAction(editor: Editor, name: ActionName): void {
  named(name).apply(editor.chain().focus()).run();
}

/** Whether it would change anything now. */
export const isPossible = (editor: Editor, name: ActionName): boolean =>
  named(name).apply(editor.can().chain()).run();

/** Whether it holds now; undefined for what never does. */
export const isActive = (editor: Editor, name: ActionName): boolean | undefined =>
  named(name).isActive?.(editor);
