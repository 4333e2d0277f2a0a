// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://passerelle.test/" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenForActions } from '../../../app/public/actions.ts';
import { greetReader } from '../../../app/public/greeting.ts';
import { textAttributes } from '../../../lib/script-texts.ts';
import { favouriteTexts } from '../favourite-script-texts.ts';

const fetched = vi.fn<typeof fetch>();
let groupIds: number[];
let toggled: unknown[];
let refusal: string | undefined;

beforeEach(() => {
  groupIds = [];
  toggled = [];
  refusal = undefined;
  sessionStorage.clear();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async (input, options) => {
    const path = input as string;
    if (path.startsWith('/api/auth/'))
      return Response.json({
        data: { authenticated: true, csrfToken: 't', firstName: 'Awa', isOnboarded: true },
      });
    if (path === '/api/dashboard/favourites/groups') return Response.json({ data: { groupIds } });
    const body = JSON.parse(options?.body as string) as { isFavourite: boolean };
    if (refusal)
      return Response.json({ error: { code: refusal, message: 'Non.', fields: [] } }, { status: 409 });
    toggled.push(body);
    return Response.json({ data: { isFavourite: body.isFavourite } });
  });
});
afterEach(() => {
  document.cookie = 'auth-check=; max-age=0; path=/';
  vi.unstubAllGlobals();
});

const texts = {
  add: 'Ajouter aux favoris',
  remove: 'Retirer des favoris',
  added: 'Ajouté à vos favoris.',
  removed: 'Retiré de vos favoris.',
};

const buttonOf = (id: number, groupId: number): string =>
  `<button form="favourite-form" name="id" value="${id}" data-favourite="${groupId}"><span>${texts.add}</span><span> : Gig</span></button>`;

/** A list of three cards, two of the same item, as it is sent to everybody. */
function open(): HTMLButtonElement {
  const template = document.createElement('template');
  for (const [name, value] of Object.entries(textAttributes(favouriteTexts, texts)))
    template.setAttribute(name, value);
  document.body.innerHTML = `<main>${buttonOf(12, 11)}${buttonOf(12, 11)}${buttonOf(22, 21)}</main>
    <form id="favourite-form" method="post" action="/favori/" data-action="favourite">
      <input type="hidden" name="page" value="/evenement/"><output></output>${template.outerHTML}
    </form>`;
  return document.querySelector<HTMLButtonElement>('button[data-favourite]') as HTMLButtonElement;
}

const signIn = () => {
  document.cookie = 'auth-check=abc12345; path=/';
};
const words = (button: Element) => (button.textContent ?? '').replaceAll('\u00a0', ' ').trim();
const form = () => document.getElementById('favourite-form') as HTMLFormElement;
/** Catches what the browser would send without script. */
function catchSubmission(): [string, string | undefined][] {
  const submissions: [string, string | undefined][] = [];
  vi.spyOn(form(), 'requestSubmit').mockImplementation((submitter) => {
    submissions.push([form().action, (submitter as HTMLButtonElement | null)?.value]);
  });
  return submissions;
}
const press = (button: HTMLButtonElement) =>
  form().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }));

listenForActions();

describe('script', () => {
  it('marks what the signed-in reader has among their favourites, asking once for several pages', async () => {
    signIn();
    const button = open();
    groupIds = [11, 999_999];
    await greetReader();
    expect(button.dataset['marked']).toBe('');
    expect(words(button)).toMatch(/^Retirer des favoris : ./);
    expect(document.querySelectorAll('button[data-marked]')).toHaveLength(2);
    const again = open();
    await greetReader();
    expect(again.dataset['marked']).toBe('');
    expect(fetched.mock.calls.filter(([input]) => input === '/api/dashboard/favourites/groups')).toHaveLength(
      1,
    );
  });

  it('asks nothing for visitors', async () => {
    const button = open();
    await greetReader();
    expect([fetched.mock.calls, button.dataset['marked']]).toEqual([[], undefined]);
  });

  it('adds and removes in place, and says so', async () => {
    signIn();
    const button = open();
    const id = 12;
    press(button);
    await vi.waitFor(() => expect(button.dataset['marked']).toBe(''));
    expect(form().querySelector('output')?.textContent).toBe('Ajouté à vos favoris.');
    press(button);
    await vi.waitFor(() => expect(button.dataset['marked']).toBeUndefined());
    expect(form().querySelector('output')?.textContent).toBe('Retiré de vos favoris.');
    expect(words(button)).toMatch(/^Ajouter aux favoris : ./);
    expect(toggled).toEqual([
      { id, isFavourite: true },
      { id, isFavourite: false },
    ]);
  });

  it('lets the form lead a visitor to sign-in, with the page to return to', async () => {
    const button = open();
    history.replaceState(null, '', '/evenement/?page=2');
    const submissions = catchSubmission();
    press(button);
    await vi.waitFor(() => expect(submissions).toHaveLength(1));
    expect(submissions[0]?.[1]).toBe(button.value);
    expect(form().querySelector('input')?.getAttribute('value')).toBe('/evenement/?page=2');
    expect(toggled).toEqual([]);
  });

  it.each(['too_many_favourites', 'session_expired', 'not_found'])(
    'lets the form say what is wrong after %s',
    async (code) => {
      signIn();
      const button = open();
      refusal = code;
      const submissions = catchSubmission();
      press(button);
      await vi.waitFor(() => expect(submissions).toHaveLength(1));
      expect(button.dataset['marked']).toBeUndefined();
    },
  );
});
