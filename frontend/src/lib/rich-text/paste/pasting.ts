import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Slice } from '@tiptap/pm/model';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import { reducePasted } from './pasted-html.ts';

/** '' where the browser has no safe way to parse HTML: then the plain text is inserted. */
function transformPastedHTML(html: string): string {
  try {
    return reducePasted(html);
  } catch {
    return '';
  }
}

const hasWords = ({ content }: Slice): boolean => content.textBetween(0, content.size, '\n').trim() !== '';
const plainText = (data: DataTransfer | null): string => data?.getData('text/plain') ?? '';

/** Pasted and dragged texts: their words always arrive, and what the schema knows keeps its form. */
export const Pasting = Extension.create({
  name: 'pasting',
  transformPastedHTML,
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handlePaste(view, event, slice) {
          // Undoing removes what was pasted, not what was typed just before.
          view.dispatch(closeHistory(view.state.tr));
          if (hasWords(slice)) return false;
          const text = plainText(event.clipboardData);
          if (text.trim() === '') {
            // Blanks are pasted; a picture is not, and the words that are selected stay.
            return text === '' || slice.size === 0;
          }
          view.pasteText(text, event);
          return true;
        },
        handleDrop(view, event, slice, isMoved) {
          if (isMoved || hasWords(slice)) return false;
          const text = plainText(event.dataTransfer);
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (text.trim() !== '' && place) {
            const { tr, doc } = view.state;
            view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.pos))));
            view.pasteText(text);
          }
          // The browser would open a file that was dropped, in place of the page.
          return true;
        },
      },
    }),
  ],
});
