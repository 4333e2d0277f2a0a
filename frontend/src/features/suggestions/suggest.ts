import { type Language, languageOfPath } from '../../../shared/config/locales.ts';
import type { PasserelleContentType } from '../../../shared/graphql/generated/operations.ts';
import { countText } from '../../lib/plural-texts.ts';
import { readTexts } from '../../lib/script-texts.ts';
import { fetchSuggestions } from './fetch-suggestions.ts';
import { choiceOf } from './choices.ts';
import { listView } from './list-view.ts';
import { suggestionsTexts } from './suggestions-script-texts.ts';

/** A pause in typing, in milliseconds; where bytes are counted, a longer one. */
const pause = document.documentElement.dataset['light'] === 'on' ? 400 : 150;
/** Announced after a longer pause, so that it does not interrupt typing feedback. */
const pauseBeforeVoice = 600;
const shortest = 2;
/** Timeout of suggestions. */
const patience = 5000;

const enhanced = new WeakSet<HTMLInputElement>();

/**
 * Makes a search field a combobox (ARIA 1.2: list autocomplete with manual selection). Typed text is never replaced,
 * and Enter searches unless a suggestion is selected.
 */
export function suggest(input: HTMLInputElement): void {
  if (enhanced.has(input)) return;
  enhanced.add(input);
  const language: Language = languageOfPath(location.pathname);
  const texts = readTexts(suggestionsTexts);
  const view = listView(input, texts.list);
  const scope = (input.dataset['suggest'] ?? '') as PasserelleContentType | '';
  let active = -1;
  let pending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let voiceTimer: ReturnType<typeof setTimeout> | undefined;

  input.setAttribute('role', 'combobox');
  input.autocomplete = 'off';
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', view.id);
  input.setAttribute('aria-expanded', 'false');

  function goTo(index: number): void {
    const { options } = view;
    options[active]?.setAttribute('aria-selected', 'false');
    active = index;
    const option = options[index];
    if (option) {
      option.setAttribute('aria-selected', 'true');
      option.scrollIntoView({ block: 'nearest' });
      input.setAttribute('aria-activedescendant', option.id);
    } else {
      input.removeAttribute('aria-activedescendant');
    }
  }

  function close(): void {
    clearTimeout(timer);
    clearTimeout(voiceTimer);
    pending.abort();
    goTo(-1);
    view.hide();
    view.say('');
    input.setAttribute('aria-expanded', 'false');
  }

  async function request(text: string): Promise<void> {
    const controller = new AbortController();
    pending = controller;
    const { signal } = controller;
    const tooLate = setTimeout(() => controller.abort(), patience);
    try {
      const found = await fetchSuggestions(text, scope, language, signal);
      if (signal.aborted || document.activeElement !== input) return;
      const listPath = new URL(input.form?.action ?? location.href).pathname;
      const choices = found.flatMap((one) =>
        choiceOf(one, { texts, language, listPath, isScoped: scope !== '' }),
      );
      goTo(-1);
      view.show(choices);
      input.setAttribute('aria-expanded', String(view.isOpen));
      voiceTimer = setTimeout(() => view.say(countText(texts, 'found', choices.length)), pauseBeforeVoice);
    } catch {
      // Typed on, or waited for too long: the next answer counts.
    } finally {
      clearTimeout(tooLate);
    }
  }

  function typed(): void {
    clearTimeout(timer);
    clearTimeout(voiceTimer);
    pending.abort();
    const text = input.value.replace(/\s+/g, ' ').trim();
    if (text.length < shortest) close();
    else timer = setTimeout(() => void request(text), pause);
  }

  const isOpenFor = (event: KeyboardEvent): boolean => view.isOpen && !event.isComposing;
  const keys: Record<string, (event: KeyboardEvent) => boolean> = {
    ArrowDown: (event) => {
      if (event.isComposing) return false;
      if (!view.isOpen) {
        typed();
        return true;
      }
      goTo(active + 1 < view.options.length ? active + 1 : -1);
      return true;
    },
    ArrowUp: (event) => {
      if (!isOpenFor(event)) return false;
      goTo(active < 0 ? view.options.length - 1 : active - 1);
      return true;
    },
    Escape: (event) => {
      if (!isOpenFor(event)) return false;
      close();
      return true;
    },
    Enter: (event) => {
      const option = view.options[active];
      const go = isOpenFor(event) && option !== undefined;
      if (!event.isComposing) close();
      if (go) option.click();
      return go;
    },
  };

  input.addEventListener('input', typed);
  input.addEventListener('keydown', (event) => {
    if (keys[event.key]?.(event)) event.preventDefault();
  });
  input.addEventListener('blur', close);
  addEventListener('resize', () => view.lay());
  // Handles text that was typed while this script was loading.
  if (input.value !== input.defaultValue) typed();
}
