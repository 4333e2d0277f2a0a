import { getSchema } from '@tiptap/core';
import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import allowed from '../../../../../wp-plugin/config/rich-text.json' with { type: 'json' };
import { safeParser } from '../../parse-document.ts';
import { richTextExtensions } from '../extensions.ts';
import { serialiseRichText } from '../html.ts';
import { sliceNote } from '../slice-note.ts';
import { nestWordLists } from './word-lists.ts';

const schema = getSchema(richTextExtensions);
const stored = Object.keys(allowed.elements);

/** Cells and rows outside a table would lose their elements. */
const partOfTable = /^\s*(?:<(?:meta|!--)[^>]*>\s*)*<(?:t[dhr]|tbody|thead|tfoot|caption|col)\b/i;

/** Inert: nothing in it runs or loads. Throws where browsers check what becomes HTML and lack the safe parser. */
function parse(html: string): HTMLElement {
  const parser = safeParser();
  const whole = partOfTable.test(html) ? `<table>${html}</table>` : html;
  const { body } = parser?.(whole, { comments: true }) ?? new DOMParser().parseFromString(whole, 'text/html');
  return body;
}

/** Line breaks of texts that show them. */
function breakLines(body: Element): void {
  for (const element of body.querySelectorAll('pre, [style*="white-space"]')) {
    if (
      element.localName !== 'pre' &&
      !/white-space:\s*(?:pre|break-spaces)/i.test(element.getAttribute('style') ?? '')
    )
      continue;
    const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const lines = (text.nodeValue ?? '').split(/\r\n?|\n/);
      if (lines.length > 1 && !(text.nodeValue ?? '').trim()) continue;
      (text as ChildNode).replaceWith(
        ...lines.flatMap((line, index) =>
          index ? [element.ownerDocument.createElement('br'), line] : [line],
        ),
      );
    }
  }
}

const inline = /^(?:a|b|code|em|i|small|span|strong|sub|sup|u)$/;

/** The last break of a block shows nothing: browsers and Google Docs add it. */
function dropLastBreaks(body: Element): void {
  for (const br of body.querySelectorAll('br')) {
    const isLast = !br.nextSibling && !inline.test(br.parentElement?.localName ?? '');
    if (isLast || br.className === 'Apple-interchange-newline') br.remove();
  }
}

/**
 * HTML of the clipboard, or of a dragged text, as HTML that only has what long texts store: other blocks are paragraphs,
 * of other inline elements the words stay.
 */
export function reducePasted(html: string): string {
  const body = parse(html);
  const foreign = body.querySelector(`:not(${stored.join()})`);
  // A piece of a text of ours stays as it was copied.
  if (body.querySelector(`[${sliceNote}]`) && !foreign) return body.innerHTML;
  nestWordLists(body);
  dropLastBreaks(body);
  breakLines(body);
  return serialiseRichText(SchemaParser.fromSchema(schema).parse(body));
}
