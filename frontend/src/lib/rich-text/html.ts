import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser as SchemaParser, DOMSerializer, Fragment, type Node } from '@tiptap/pm/model';
import { richTextExtensions } from './extensions.ts';

const schema = getSchema(richTextExtensions);

/** A stored text as an editor takes it: what the schema does not have is left out. */
export function parseRichText(html: string): JSONContent {
  // Inert: nothing in it runs or loads, and only nodes of the schema reach the page.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return SchemaParser.fromSchema(schema).parse(body).toJSON() as JSONContent;
}

/** A text as it is stored, '' when it has no words. The plugin's sanitiser leaves it as it is. */
export function serialiseRichText(text: Node): string {
  const inert = document.implementation.createHTMLDocument();
  const content = withoutEmptyBlocks(text.content);
  inert.body.append(
    DOMSerializer.fromSchema(text.type.schema).serializeFragment(content, { document: inert }),
  );
  unwrapItems(inert.body);
  return inert.body.innerHTML;
}

/** Empty paragraphs and headings are no way to make space: screen readers stop at them. */
function withoutEmptyBlocks({ content }: Fragment): Fragment {
  return Fragment.from(
    content
      .filter((node) => node.isInline || node.textContent.trim() !== '')
      .map((node) => (node.isInline ? node : node.copy(withoutEmptyBlocks(node.content)))),
  );
}

/** `<li><p>a</p></li>` is stored as `<li>a</li>`, as lists of one line are written everywhere else. */
function unwrapItems(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('li > p:first-child')) {
    const others = [...(paragraph.parentElement?.children ?? [])].slice(1);
    if (others.every(({ localName }) => localName === 'ul' || localName === 'ol'))
      paragraph.replaceWith(...paragraph.childNodes);
  }
}
