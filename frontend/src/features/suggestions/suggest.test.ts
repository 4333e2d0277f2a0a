// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textTemplates } from '../../testing/text-templates.ts';
import { suggest } from './suggest.ts';
import { SuggestionsTexts } from './suggestions-texts.tsx';

const templates = await textTemplates(SuggestionsTexts);

const answers: Record<string, string[]> = { da: ['Danse au port', 'Dakar & <b>'], dak: ['Dakar'], zz: [] };
const item = (title: string) => ({
  kind: 'item',
  title,
  titleHighlights: [{ start: 0, end: title.split(' ')[0]?.length ?? 0 }],
  type: 'event',
  slug: title.toLowerCase().replace(/[^a-z]+/g, '-'),
  key: null,
  count: null,
});

let requests: { text: string; types: string[] | null; signal: AbortSignal }[] = [];
let input: HTMLInputElement;
let fieldNumber = 0;

const typed = async (text: string): Promise<void> => {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(200);
};
const press = (key: string): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  input.dispatchEvent(event);
  return event;
};
const options = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const list = (): HTMLElement => document.querySelector('[role=listbox]') as HTMLElement;
const state = () => ({
  expanded: input.getAttribute('aria-expanded'),
  hidden: list().hidden,
  active: input.getAttribute('aria-activedescendant'),
  selected: options().map((option) => option.getAttribute('aria-selected')),
});

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.lang = 'fr';
  requests = [];
  // Another field for each test: what was asked before is remembered by its words and scope.
  const scope = fieldNumber++ % 2 ? 'event' : '';
  document.body.innerHTML = `<div><search><form action="/recherche/"><div>
    <input id="f${fieldNumber}" name="q" data-suggest="${scope}"></div></form></search></div>${templates}`;
  input = document.querySelector('input') as HTMLInputElement;
  input.focus();
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
    const { text, types } = JSON.parse(
      new URL(address, 'https://x.test').searchParams.get('variables') ?? '',
    );
    requests.push({ text, types, signal });
    if (text === 'slow') await new Promise((resolve) => setTimeout(resolve, 60_000));
    if (text === 'bad') throw new TypeError('Failed to fetch');
    if (text === 'ill') return { ok: false };
    const passerelleSuggestions = (answers[text] ?? [`${text} one`]).map(item);
    return { ok: true, json: async () => ({ data: { passerelleSuggestions } }) };
  });
  suggest(input);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a field with suggestions', () => {
  it('is a combobox whose list is there from the beginning, closed', () => {
    expect({
      role: input.getAttribute('role'),
      completes: input.getAttribute('aria-autocomplete'),
      controls: input.getAttribute('aria-controls') === list().id,
      ...state(),
    }).toEqual({
      role: 'combobox',
      completes: 'list',
      controls: true,
      expanded: 'false',
      hidden: true,
      active: null,
      selected: [],
    });
  });

  it('is made one only once', () => {
    suggest(input);
    expect(document.querySelectorAll('[role=listbox]')).toHaveLength(1);
  });

  it('sends one request for continuous typing, not for a single character', async () => {
    await typed('d');
    input.value = 'da';
    input.dispatchEvent(new Event('input'));
    await typed('dak');
    expect(requests.map(({ text }) => text)).toEqual(['dak']);
  });

  it('shows links with highlighted matches', async () => {
    await typed(' da ');
    expect(
      options().map((option) => [
        option.getAttribute('href'),
        option.innerHTML.replace(/ class="[^"]*"/g, ''),
      ]),
    ).toEqual([
      ['/evenement/danse-au-port/', '<span><mark>Danse</mark> au port</span> <span>Événement</span>'],
      ['/evenement/dakar-b-/', '<span><mark>Dakar</mark> &amp; &lt;b&gt;</span> <span>Événement</span>'],
    ]);
    expect(state()).toEqual({ expanded: 'true', hidden: false, active: null, selected: ['false', 'false'] });
  });

  it('announces their number once typing has stopped', async () => {
    const voice = document.querySelector('[aria-live=polite]');
    await typed('dab');
    expect(voice?.textContent).toBe('');
    await vi.advanceTimersByTimeAsync(700);
    expect(voice?.textContent).toBe('1 suggestion. Choisissez avec les flèches.');
    await typed('zz');
    await vi.advanceTimersByTimeAsync(700);
    expect([voice?.textContent, state().expanded]).toEqual(['Aucune suggestion', 'false']);
  });

  it('is gone through by arrows, round and round, the field itself being one stop', async () => {
    await typed('da');
    expect(options().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]);
    const [first, second] = options().map(({ id }) => id);
    const stops = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp'].map((key) => {
      const { defaultPrevented } = press(key);
      return [defaultPrevented, state().active];
    });
    expect(stops).toEqual([
      [true, first],
      [true, second],
      [true, null],
      [true, second],
      [true, first],
      [true, null],
    ]);
  });

  it('goes to the suggestion that Enter is pressed on', async () => {
    await typed('da');
    const clicked = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    options()[1]?.addEventListener('click', clicked);
    press('ArrowDown');
    press('ArrowDown');
    expect([press('Enter').defaultPrevented, clicked.mock.calls.length, list().hidden]).toEqual([
      true,
      1,
      true,
    ]);
  });

  it('leaves Enter and Escape to the browser outside the list', async () => {
    await typed('da');
    expect(press('Escape').defaultPrevented).toBe(true);
    expect([press('Escape').defaultPrevented, press('Enter').defaultPrevented, input.value]).toEqual([
      false,
      false,
      'da',
    ]);
    await typed('dak');
    expect([press('Enter').defaultPrevented, list().hidden]).toEqual([false, true]);
  });

  it.each(['bad', 'ill'])('stays closed and keeps its text when the request fails (%s)', async (text) => {
    await typed(text);
    expect([state().expanded, input.value, options()]).toEqual(['false', text, []]);
  });

  it('aborts an outdated or unneeded request', async () => {
    await typed('slow');
    await typed('da');
    expect(requests.map(({ text, signal }) => [text, signal.aborted]).slice(0, 1)).toEqual([['slow', true]]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(options()).toHaveLength(2);
    await typed('slow');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(requests.at(-1)?.signal.aborted).toBe(true);
  });

  it('closes when it is left', async () => {
    await typed('da');
    input.dispatchEvent(new Event('blur'));
    expect(state().hidden).toBe(true);
  });

  it('queries the types of its list', async () => {
    await typed(`type ${fieldNumber}`);
    expect(requests[0]?.types).toEqual(input.dataset['suggest'] ? ['event'] : null);
  });
});
