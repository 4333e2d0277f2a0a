const endOfBlock = /<\/(?:p|h\d|li|blockquote)>|<br\s*\/?>/g;
const tag = /<[^>]*>/g;
const entity = /&(?:amp|lt|gt|quot|nbsp|#0?39);/g;
const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
  '&#39;': '’',
  '&#039;': '’',
};

/** The words of sanitised HTML, a line for each block: the server, which has no parser of documents, makes the same of it. */
export const plainText = (html: string): string =>
  html
    .replaceAll(endOfBlock, '$&\n')
    .replaceAll(tag, '')
    .replaceAll(entity, (found) => characters[found] ?? found)
    .trim();

/** The values of a field as one text. */
export const textOfField = (kind: string, values: readonly string[]): string =>
  kind === 'html' ? values.map(plainText).join('\n') : values.join(severalLines.has(kind) ? '\n' : ', ');

const severalLines: ReadonlySet<string> = new Set(['rows', 'people', 'files']);
