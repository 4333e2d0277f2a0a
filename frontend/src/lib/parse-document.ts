interface SafeParser {
  /** Parses without anything that could run; empty options keep all other elements and attributes. */
  parseHTML?: (html: string, options: { sanitizer: object }) => Document;
}

/**
 * A page of ours as a document of which parts are taken. Where browsers check what becomes HTML (Trusted Types) and lack
 * the safe parser, it throws: callers then let the browser open the page itself.
 */
export function parseDocument(html: string): Document {
  const { parseHTML } = Document as unknown as SafeParser;
  return parseHTML
    ? parseHTML.call(Document, html, { sanitizer: {} })
    : new DOMParser().parseFromString(html, 'text/html');
}
