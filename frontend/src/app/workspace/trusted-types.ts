import allowed from '../../../../wp-plugin/config/rich-text.json' with { type: 'json' };

interface Sanitizing {
  parseHTML?: (html: string, options: { sanitizer: object }) => Document;
}

interface PolicyRules {
  createHTML: (html: string) => string | null;
  createScript: (script: string) => null;
  createScriptURL: (url: string) => string | null;
}

/** What browsers allow without asking: `null` stops it. */
export const rules: PolicyRules = {
  createHTML: (html) => (html === '' ? '' : sanitise(html)),
  createScript: () => null,
  // Of our own build; nothing else is a script here.
  createScriptURL: (url) => {
    const { origin, pathname } = new URL(url, location.href);
    return origin === location.origin && pathname.startsWith('/assets/') ? url : null;
  },
};

/** The subset of HTML that long texts may hold, as the plugin stores it. Browsers that can't reduce HTML to it get nothing. */
function sanitise(html: string): string | null {
  const { parseHTML } = Document as unknown as Sanitizing;
  if (!parseHTML) return null;
  const inText = Object.entries(allowed.elements).map(([name, attributes]) => ({ name, attributes }));
  // Of the document that is parsed, not of the text.
  const elements = ['html', 'head', 'body', ...inText];
  return parseHTML.call(Document, html, { sanitizer: { elements, attributes: [] } }).body.innerHTML;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: PolicyRules) => object;
}

/** Browsers that know Trusted Types ask this policy about all text that would become HTML, script or a script's address. */
export function declarePolicy(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', rules);
}
