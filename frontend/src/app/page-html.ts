import type { Assets } from './seam.ts';

export const escapeAttribute = (value: string): string =>
  value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

interface Around {
  /** false: nothing of ours runs. */
  hasScript: boolean;
  /** Forms that script makes easier. */
  hasForms: boolean;
  dataLight: boolean;
  /** Stands before the header. */
  banner: string;
  /** Stands before what the page is about. */
  invite: string;
  /** Tags of the head that only machines read. */
  machineHead: string;
}

/** The frame's own header: the first of the body. */
const header = /<header[ >]/;

/**
 * Joins what React leaves out: styles and fonts before the end of the head, script at the end of the body.
 * No nonce: the script is a file of ours, so that the HTML is the same for everyone and its compressed form can be kept.
 */
export function pageHtml(markup: string, assets: Assets, around: Around): string {
  const { hasScript, hasForms, dataLight, banner, invite, machineHead } = around;
  const fonts = dataLight ? [] : assets.fonts;
  const head = [
    ...assets.css.map((url) => `<link rel="stylesheet" href="${escapeAttribute(url)}">`),
    ...fonts.map(
      (url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeAttribute(url)}">`,
    ),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    machineHead,
  ].join('');
  const modules = [...(hasScript ? [assets.module] : []), ...(hasForms || invite ? [assets.forms] : [])];
  const scripts = modules.map((url) => `<script type="module" src="${escapeAttribute(url)}"></script>`);
  const tail = scripts.join('');
  const page = markup
    .replace('</head>', () => `${head}</head>`)
    .replace(header, (tag) => banner + tag)
    .replace('<main id="main"', (tag) => invite + tag)
    .replace('</body></html>', () => `${tail}</body></html>`);
  return `<!DOCTYPE html>${page}`;
}
