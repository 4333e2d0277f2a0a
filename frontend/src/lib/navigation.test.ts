// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOfForm, keepNavigationInside } from './navigation.ts';

const went: string[] = [];
let left = false;

/** Presses a link and says where the router went and whether the browser was left to do it. */
function press(link: string, event: MouseEventInit = {}): { went: string[]; left: boolean } {
  document.body.innerHTML = link;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...event });
  (document.querySelector('span') ?? document.querySelector('a'))?.dispatchEvent(click);
  return { went: [...went], left };
}

beforeAll(() => {
  document.documentElement.lang = 'fr';
  keepNavigationInside(
    (address) => went.push(address),
    (pathname) => !pathname.startsWith('/api/'),
  );
  // After ours: sees what was left to the browser, and keeps the test where it is.
  window.addEventListener('click', (event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  });
});

beforeEach(() => {
  went.length = 0;
});

describe('links', () => {
  it.each([
    ['a page', '<a href="/evenement/?q=a#b">x</a>', '/evenement/?q=a#b'],
    ['a page, pressed on what the link holds', '<a href="/evenement/"><span>x</span></a>', '/evenement/'],
    ['the same page, other parameters', '<a href="/initiative/?page=3">x</a>', '/initiative/?page=3'],
  ])('to %s stay inside', (_, link, address) => {
    expect(press(link)).toEqual({ went: [address], left: false });
  });

  it.each([
    ['another site', '<a href="https://elsewhere.test/initiative/">x</a>'],
    ['another language', '<a href="/en/initiative/" hreflang="en">x</a>'],
    ['a part of this page', '<a href="#main">x</a>'],
    ['a file', '<a href="/api/file/download-file?id=1" download>x</a>'],
    ['what is no page', '<a href="/api/graphql">x</a>'],
    ['what must be loaded anew', '<a href="/initiative/?data-light=on" data-reload="">x</a>'],
    ['another window', '<a href="/evenement/" target="_blank">x</a>'],
    ['nothing', '<a>x</a>'],
  ])('to %s are the browser’s', (_, link) => {
    expect(press(link)).toEqual({ went: [], left: true });
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('pressed with %s are the browser’s', (key) => {
    expect(press('<a href="/evenement/">x</a>', { [key]: true })).toEqual({ went: [], left: true });
  });
});

const form = (html: string): HTMLFormElement => {
  document.body.innerHTML = html;
  return document.forms[0] as HTMLFormElement;
};

/** Submits a form and says whether it was kept from the browser. */
const submit = (html: string): boolean => {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  form(html).dispatchEvent(event);
  return event.defaultPrevented;
};

describe('GET forms', () => {
  it('ask for what was filled in, and say nothing of the rest', () => {
    const filled = form(
      `<form action="/recherche/"><input name="q" value="  "><input name="country" type="checkbox" value="SN" checked>
       <input name="country" type="checkbox" value="ML" checked><input name="country" type="checkbox" value="CI">
       <select name="sort"><option value="" selected>a</option></select></form>`,
    );
    expect(addressOfForm(filled, null)).toBe('/recherche/?country=SN&country=ML');
  });

  it('ask for the plain page when nothing was filled in', () => {
    expect(addressOfForm(form('<form action="/recherche/?old=1"><input name="q"></form>'), null)).toBe(
      '/recherche/',
    );
  });

  it('stay inside; others are the browser’s', () => {
    expect(submit('<form action="/recherche/"><input name="q" value="é"></form>')).toBe(true);
    expect(submit('<form action="/recherche/" method="post"></form>')).toBe(false);
    expect(submit('<form action="/api/x"></form>')).toBe(false);
    expect(went).toEqual(['/recherche/?q=%C3%A9']);
  });
});
