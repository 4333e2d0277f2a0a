import { createContext } from 'react-router';

export interface Notice {
  readonly id: number;
  readonly kind: 'success' | 'failure';
  readonly text: string;
}

/** Success and failure messages: shown at once, removed with the next screen. */
export class NoticeStore {
  #notices: readonly Notice[] = [];
  /** Added while a screen was loading: shown on that one. */
  #ofNextScreen = new Set<number>();
  #lastId = 0;
  readonly #listeners = new Set<() => void>();
  readonly #isNavigating: () => boolean;

  constructor(isNavigating: () => boolean = () => false) {
    this.#isNavigating = isNavigating;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly list = (): readonly Notice[] => this.#notices;

  add(kind: Notice['kind'], text: string): void {
    const id = (this.#lastId += 1);
    if (this.#isNavigating()) this.#ofNextScreen.add(id);
    this.#set([...this.#notices, { id, kind, text }]);
  }

  remove(id: number): void {
    this.#set(this.#notices.filter((notice) => notice.id !== id));
  }

  /** Called when another screen is shown. */
  clearForNextScreen(): void {
    const nextIds = this.#ofNextScreen;
    this.#ofNextScreen = new Set();
    this.#set(this.#notices.filter(({ id }) => nextIds.has(id)));
  }

  #set(notices: readonly Notice[]): void {
    if (notices.length === 0 && this.#notices.length === 0) return;
    this.#notices = notices;
    for (const listener of this.#listeners) listener();
  }
}

/** Store of notices for loaders and actions: `context.get(noticeContext).add('success', …)`. */
export const noticeContext = createContext<NoticeStore>();
