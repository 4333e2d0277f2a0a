import type { Page } from '@playwright/test';

/** Words that fit in a line of the narrowest phone: only longer ones, such as addresses, may break inside. */
const mostLetters = 18;

/** Words of the page's main part that are broken between two of their letters, and what placeholders show no more than a part of. */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const main = document.querySelector('main');
    if (!main) return ['no main part'];
    const cut: string[] = [];
    const isHidden = (element: Element | null): boolean =>
      element !== null && element !== main && (element.clientWidth <= 1 || isHidden(element.parentElement));
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      // Text for screen readers alone has no room.
      if (!parent?.checkVisibility() || isHidden(parent)) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        if (word.length > most) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) cut.push(word);
      }
    }
    const pen = document.createElement('canvas').getContext('2d');
    for (const field of main.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      const style = getComputedStyle(field);
      const room =
        field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      if (!pen || field.value || isHidden(field.parentElement)) continue;
      pen.font = style.font;
      if (pen.measureText(field.placeholder).width > room) cut.push(field.placeholder);
    }
    return cut;
  }, mostLetters);
