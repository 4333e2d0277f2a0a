import allowed from '../../../../wp-plugin/config/rich-text.json' with { type: 'json' };
import { createPolicy, ownScript, type PolicyRules } from '../../../shared/security/trusted-types.ts';
import { safeParser } from '../../lib/parse-document.ts';
import { sliceNote } from '../../lib/rich-text/slice-note.ts';

/** Policy for HTML and scripts that browsers would otherwise accept as they are: `null` refuses the value. */
export const rules: PolicyRules = {
  createHTML: (html) => (html === '' ? '' : sanitise(html)),
  createScript: () => null,
  createScriptURL: ownScript,
};

/** The subset of HTML that long texts may hold, as the plugin stores it or the editor copies it. Browsers that can't reduce HTML to it get nothing. */
function sanitise(html: string): string | null {
  const parse = safeParser();
  if (!parse) return null;
  const inText = Object.entries(allowed.elements).map(([name, attributes]) => ({ name, attributes }));
  // These elements belong to the document that is parsed, not to the text.
  const elements = ['html', 'head', 'body', ...inText];
  return parse(html, { elements, attributes: [sliceNote] }).body.innerHTML;
}

/** All text that would become HTML, script or a script's address passes through this one. */
export function declarePolicy(): void {
  createPolicy('default', rules);
}
