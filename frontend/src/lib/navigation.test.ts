// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://passerelle.test/" }
import { beforeAll, describe, expect, it } from 'vitest';
import { addressOfForm, isForBrowser } from './navigation.ts';

/** Clicks a link, or what it holds. */
function isLeftToBrowser(html: string, event: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const link = document.querySelector('a') as HTMLAnchorElement;
  return isForBrowser(link, new MouseEvent('click', event));
}

beforeAll(() => history.replaceState(null, '', '/initiative/?page=2'));

describe('isForBrowser', () => {
  it.each([
    ['another page', '<a href="/evenement/?q=a#b">x</a>'],
    ['the same page with other parameters', '<a href="/initiative/?page=3">x</a>'],
  ])('is false for %s', (_, link) => {
    expect(isLeftToBrowser(link)).toBe(false);
  });

  it.each([
    ['another site', '<a href="https://elsewhere.test/initiative/">x</a>'],
    ['a part of this page', '<a href="#main">x</a>'],
    ['a file', '<a href="/api/file/download-file?id=1" download>x</a>'],
    ['another window', '<a href="/evenement/" target="_blank">x</a>'],
  ])('is true for %s', (_, link) => {
    expect(isLeftToBrowser(link)).toBe(true);
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('is true with %s', (key) => {
    expect(isLeftToBrowser('<a href="/evenement/">x</a>', { [key]: true })).toBe(true);
  });

  it('is true for the middle button', () => {
    expect(isLeftToBrowser('<a href="/evenement/">x</a>', { button: 1 })).toBe(true);
  });
});

const form = (html: string): HTMLFormElement => {
  document.body.innerHTML = html;
  return document.forms[0] as HTMLFormElement;
};

describe('GET forms', () => {
  it('contain filled-in fields, and omit the rest', () => {
    const filled = form(
      `<form action="/recherche/"><input name="q" value="  "><input name="country" type="checkbox" value="SN" checked>
       <input name="country" type="checkbox" value="ML" checked><input name="country" type="checkbox" value="CI">
       <select name="sort"><option value="" selected>a</option></select></form>`,
    );
    expect(addressOfForm(filled, null)).toBe('/recherche/?country=SN&country=ML');
  });

  it('lead to the plain page when nothing was filled in', () => {
    expect(addressOfForm(form('<form action="/recherche/?old=1"><input name="q"></form>'), null)).toBe(
      '/recherche/',
    );
  });
});
