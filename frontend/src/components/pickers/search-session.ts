/** Finds items while somebody types. Rejects when it cannot, and with an AbortError when `signal` says that the text changed. */
export type SearchItems<Item> = (text: string, signal: AbortSignal) => Promise<readonly Item[]>;

export interface SearchState<Item> {
  readonly status: 'idle' | 'searching' | 'found' | 'failed';
  /** Items of the last answer, until the next one. */
  readonly items: readonly Item[];
}

/** Milliseconds without a further letter. */
const pause = 250;
/** Letters without which nothing is searched for. */
export const shortestText = 2;

/** One request at a time, for the text typed last: an older one is aborted, and its answer ignored. */
export class SearchSession<Item> {
  readonly #search: SearchItems<Item>;
  readonly #show: (state: SearchState<Item>) => void;
  #state: SearchState<Item> = { status: 'idle', items: [] };
  #text = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #request: AbortController | undefined;

  constructor(search: SearchItems<Item>, show: (state: SearchState<Item>) => void) {
    this.#search = search;
    this.#show = show;
  }

  type(text: string): void {
    const trimmed = text.trim();
    if (trimmed === this.#text) return;
    this.stop();
    this.#text = trimmed;
    if (Array.from(trimmed).length < shortestText) {
      this.#change({ status: 'idle', items: [] });
      return;
    }
    this.#change({ status: 'searching', items: this.#state.items });
    this.#timer = setTimeout(() => void this.#ask(), pause);
  }

  /** Asks again for the same text. */
  retry(): void {
    this.stop();
    this.#change({ status: 'searching', items: [] });
    void this.#ask();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#request?.abort();
    this.#request = undefined;
  }

  async #ask(): Promise<void> {
    const request = new AbortController();
    this.#request = request;
    try {
      const items = await this.#search(this.#text, request.signal);
      if (!request.signal.aborted) this.#change({ status: 'found', items });
    } catch {
      if (!request.signal.aborted) this.#change({ status: 'failed', items: [] });
    }
  }

  #change(state: SearchState<Item>): void {
    this.#state = state;
    this.#show(state);
  }
}
