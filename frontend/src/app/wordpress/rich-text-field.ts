import { Editor, Extension } from '@tiptap/core';
import { actionNames, isActive, isPossible, runAction } from '../../lib/rich-text/actions.ts';
import { richTextExtensions } from '../../lib/rich-text/extensions.ts';
import { parseRichText, serialiseRichText } from '../../lib/rich-text/html.ts';
import { Pasting } from '../../lib/rich-text/paste/pasting.ts';
import { readSelection } from '../../lib/rich-text/read-selection.ts';
import { linkAddress, needsLinkText, removeLink, setLink } from '../../lib/rich-text/link.ts';
import { createLinkDialog } from './link-dialog.ts';
import type { RichTextLabels } from './rich-text-labels.ts';
import { createToolbar, type Toolbar, type ToolbarButton } from './toolbar.ts';

/** ARIA attributes of the editor, taken from the text area that it replaces. */
function attributesOf(source: HTMLTextAreaElement): Record<string, string> {
  const copied = ['lang', 'aria-describedby', 'aria-invalid'].flatMap((name) => {
    const value = source.getAttribute(name);
    return value ? [[name, value]] : [];
  });
  return {
    ...Object.fromEntries(copied),
    id: source.id,
    class: 'passerelle-editor',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${source.id}-label`,
    'aria-keyshortcuts': 'Alt+F10',
  };
}

const shortcuts = (keys: Record<string, () => void>) =>
  Extension.create({
    name: 'fieldShortcuts',
    addKeyboardShortcuts: () =>
      Object.fromEntries(
        Object.entries(keys).map(([key, run]) => [
          key,
          () => {
            run();
            return true;
          },
        ]),
      ),
  });

/** An editor over a text area, which still contains the HTML that the form posts. */
class RichTextField {
  readonly #source: HTMLTextAreaElement;
  readonly #surface = document.createElement('div');
  readonly #editor: Editor;
  readonly #toolbar: Toolbar;
  readonly #openDialog: ReturnType<typeof createLinkDialog>;
  /** The HTML as it was when the person began to look at it. */
  #openedSource = '';

  constructor(source: HTMLTextAreaElement, labels: RichTextLabels) {
    const { id } = source;
    this.#source = source;
    this.#editor = new Editor({
      element: { mount: this.#surface },
      extensions: [
        ...richTextExtensions,
        Pasting,
        shortcuts({ 'Mod-k': () => this.#editLink(), 'Alt-F10': () => this.#toolbar.focus() }),
      ],
      content: parseRichText(source.value),
      editorProps: {
        attributes: attributesOf(source),
        handleDOMEvents: { keydown: readSelection },
      },
      // Its rules are in the admin's style sheet: a policy may forbid style elements.
      injectCSS: false,
    });
    this.#openDialog = createLinkDialog(id, labels, (address, text) => setLink(this.#editor, address, text));
    this.#toolbar = createToolbar(labels.tools, this.#buttons(labels), () => this.#editor.commands.focus());
    // Without changes the text area keeps the stored value.
    this.#editor.on('update', () => this.#write());
    this.#editor.on('transaction', () => this.#toolbar.refresh());
    // Error messages and the label lead to what the person sees.
    source.id = `${id}-source`;
    source.setAttribute('aria-label', labels.source);
    const label = document.getElementById(`${id}-label`);
    label?.removeAttribute('for');
    label?.addEventListener('click', () => this.#editor.commands.focus());
    source.hidden = true;
    source.before(this.#toolbar.element, this.#surface);
    this.#toolbar.refresh();
  }

  #write(): void {
    this.#source.value = serialiseRichText(this.#editor.state.doc);
  }

  get #isSourceView(): boolean {
    return !this.#source.hidden;
  }

  #buttons(labels: RichTextLabels): ToolbarButton[] {
    const editor = this.#editor;
    const rows: ToolbarButton[] = actionNames.map((name) => ({
      label: labels[name],
      press: () => runAction(editor, name),
      isPressed: () => isActive(editor, name),
      isPossible: () => isPossible(editor, name),
    }));
    const textual: ToolbarButton[] = [
      ...rows,
      { label: labels.link, press: () => this.#editLink() },
      {
        label: labels.unlink,
        press: () => removeLink(editor),
        isPossible: () => linkAddress(editor) !== undefined,
      },
    ];
    return [
      ...textual.map((row) => ({
        ...row,
        isPossible: () => !this.#isSourceView && row.isPossible?.() !== false,
      })),
      { label: labels.source, press: () => this.#toggleSource(), isPressed: () => this.#isSourceView },
    ];
  }

  #editLink(): void {
    this.#openDialog({ address: linkAddress(this.#editor) ?? '', needsText: needsLinkText(this.#editor) });
  }

  /** Shows the HTML in place of the text, and afterwards the text as that HTML makes it. */
  #toggleSource(): void {
    const toSource = !this.#isSourceView;
    if (toSource) this.#openedSource = this.#source.value;
    else if (this.#source.value !== this.#openedSource) {
      this.#editor.commands.setContent(parseRichText(this.#source.value));
      // The new text may equal the old one, which causes no update.
      this.#write();
    }
    this.#source.hidden = !toSource;
    this.#surface.hidden = toSource;
    this.#toolbar.refresh();
    (toSource ? this.#source : this.#surface).focus();
  }
}

export function startRichText(source: HTMLTextAreaElement, labels: RichTextLabels): RichTextField {
  return new RichTextField(source, labels);
}
