import { Editor } from '@tiptap/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { richTextExtensions } from '../../../lib/rich-text/extensions.ts';
import { parseRichText, serialiseRichText } from '../../../lib/rich-text/html.ts';
import { Pasting } from '../../../lib/rich-text/paste/pasting.ts';
import { readSelection } from '../../../lib/rich-text/read-selection.ts';
import { classes } from '../../../lib/classes.ts';
import form from '../../form/form.module.css';
import type { RecordFieldProps } from '../record-form-context.ts';
import { LinkDialog } from './link-dialog.tsx';
import styles from './rich-text.module.css';
import { Toolbar } from './toolbar.tsx';

type Described = Pick<RecordFieldProps, 'id' | 'describedBy' | 'isInvalid' | 'isReadOnly'>;

/** The text box is made by the editor, not by React. */
function setAttributes(dom: HTMLElement, { id, describedBy, isInvalid, isReadOnly }: Described): void {
  const attributes: Record<string, string | undefined> = {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid ? 'true' : undefined,
    'aria-readonly': isReadOnly ? 'true' : undefined,
    'aria-keyshortcuts': 'Alt+F10',
    tabindex: '0',
  };
  for (const [name, text] of Object.entries(attributes))
    if (text === undefined) dom.removeAttribute(name);
    else dom.setAttribute(name, text);
}

/** The editor of long texts: it holds exactly what the plugin stores. */
export function RichTextEditor(props: RecordFieldProps) {
  const { id, value, describedBy, isInvalid, isReadOnly } = props;
  const surface = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [asksForLink, setAsksForLink] = useState(false);
  const html = (value as string | null) ?? '';
  // The last value passed to the form; other values come from outside.
  const written = useRef(html);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!surface.current) return undefined;
    const { value: first, isReadOnly: isLocked } = latest.current;
    const made = new Editor({
      element: { mount: surface.current },
      extensions: [...richTextExtensions, Pasting],
      content: parseRichText((first as string | null) ?? ''),
      editable: !isLocked,
      // Its rules are in the style sheet: the policy forbids style elements.
      injectCSS: false,
      editorProps: {
        handleDOMEvents: { keydown: readSelection },
        handleKeyDown: (_view, event) => {
          if (event.altKey && event.key === 'F10')
            toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
          else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') setAsksForLink(true);
          else return false;
          event.preventDefault();
          return true;
        },
      },
    });
    // Set at once: without its label the text box has no name until the next rendering.
    setAttributes(made.view.dom, latest.current);
    made.on('update', () => {
      written.current = serialiseRichText(made.state.doc);
      latest.current.onChange(written.current || null);
    });
    made.on('blur', () => latest.current.onBlur());
    setEditor(made);
    return () => made.destroy();
  }, []);

  useEffect(() => {
    if (!editor || html === written.current) return;
    written.current = html;
    editor.commands.setContent(parseRichText(html), { emitUpdate: false });
  }, [editor, html]);

  useEffect(() => {
    editor?.setEditable(!isReadOnly, false);
  }, [editor, isReadOnly]);

  useEffect(() => {
    if (editor) setAttributes(editor.view.dom, { id, describedBy, isInvalid, isReadOnly });
  }, [editor, id, describedBy, isInvalid, isReadOnly]);

  return (
    <div className={styles['editor']}>
      {editor && !isReadOnly && (
        <Toolbar ref={toolbar} editor={editor} onLink={() => setAsksForLink(true)} textId={id} />
      )}
      <div ref={surface} className={classes(form['input'], styles['surface'])} />
      {editor && asksForLink && <LinkDialog editor={editor} onClose={() => setAsksForLink(false)} />}
    </div>
  );
}
