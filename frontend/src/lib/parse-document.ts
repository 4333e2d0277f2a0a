interface Parser {
  parseHTML?: (html: string, options: { sanitizer: object }) => Document;
}

/** Parses without anything that could run. `sanitizer`: what stays of the rest; empty: all of it. */
export type SafeParser = (html: string, sanitizer: object) => Document;

/** Undefined in browsers that have none. */
export function safeParser(): SafeParser | undefined {
  const { parseHTML } = Document as unknown as Parser;
  return parseHTML && ((html, sanitizer) => parseHTML.call(Document, html, { sanitizer }));
}

/**
 * A page of ours as a document of which parts are taken. Where browsers check what becomes HTML (Trusted Types) and lack
 * the safe parser, it throws: callers then let the browser open the page itself.
 */
export function parseDocument(html: string): Document {
  return safeParser()?.(html, {}) ?? new DOMParser().parseFromString(html, 'text/html');
}
