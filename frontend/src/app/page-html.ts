import { type PageState, serialiseState, stateElementId } from './state.ts';
import type { Assets } from './seam.ts';

const escapeAttribute = (value: string): string => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/**
 * Joins what React leaves out: styles and fonts before the end of the head, state and script at the end of the body.
 * No nonce: the script is a file of ours, so that the HTML is the same for everyone and its compressed form can be kept.
 */
export function pageHtml(markup: string, state: PageState, assets: Assets): string {
  const fonts = state.site.dataLight ? [] : assets.fonts;
  const head = [
    ...assets.css.map((url) => `<link rel="stylesheet" href="${escapeAttribute(url)}">`),
    ...fonts.map(
      (url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeAttribute(url)}">`,
    ),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  ].join('');
  const tail =
    `<script type="application/json" id="${stateElementId}">${serialiseState(state)}</script>` +
    `<script type="module" src="${escapeAttribute(assets.module)}"></script>`;
  return `<!DOCTYPE html>${markup.replace('</head>', () => `${head}</head>`).replace('</body></html>', () => `${tail}</body></html>`)}`;
}
