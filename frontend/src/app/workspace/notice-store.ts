import { createContext } from 'react-router';

export interface Notice {
  readonly id: number;
  readonly kind: 'success' | 'failure';
  readonly text: string;
  /** What a write has done: it takes the focus. */
  readonly isConfirmation?: boolean;
  /** The record, person or structure that changed. */
  readonly changedId?: number | undefined;
}

/** Milliseconds between a write and the way to the next screen that belongs to it. */
const sameAction = 1500;

/** Success and failure messages: shown at once, removed with the next screen. */
export class NoticeStore {
  #notices: readonly Notice[] = [];
  /** Added while a screen was loading, or by the write that led to it: shown on that one. */
  #ofNextScreen = new Set<number>();
  /** When the last confirmation was added. */
  #confirmedAt = Number.NEGATIVE_INFINITY;
  #lastId = 0;
  readonly #listeners = new Set<() => void>();
  readonly #isNavigating: () => boolean;

  /** @param first those that the server has rendered */
  constructor(isNavigating: () => boolean = () => false, first: readonly Notice[] = []) {
    this.#isNavigating = isNavigating;
    this.#notices = first;
    this.#lastId = first.length;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly list = (): readonly Notice[] => this.#notices;

  add(kind: Notice['kind'], text: string): void {
    this.#set([...this.#notices, { id: this.#newId(), kind, text }]);
  }

  /** Says what a write has done, in the place of what the write before it has. */
  confirm(text: string, changedId?: number): void {
    this.#confirmedAt = performance.now();
    const others = this.#notices.filter(({ isConfirmation }) => !isConfirmation);
    const notice = { id: this.#newId(), kind: 'success', text, isConfirmation: true, changedId } as const;
    this.#set([...others, notice]);
  }

  /** Called when the way to another screen begins: a write that leads there is confirmed there. */
  leaveScreen(): void {
    if (performance.now() - this.#confirmedAt > sameAction) return;
    for (const { id, isConfirmation } of this.#notices) if (isConfirmation) this.#ofNextScreen.add(id);
  }

  remove(id: number): void {
    this.#set(this.#notices.filter((notice) => notice.id !== id));
  }

  /** Called when another screen is shown. */
  clearForNextScreen(): void {
    this.leaveScreen();
    const nextIds = this.#ofNextScreen;
    this.#ofNextScreen = new Set();
    this.#set(this.#notices.filter(({ id }) => nextIds.has(id)));
  }

  #newId(): number {
    const id = (this.#lastId += 1);
    if (this.#isNavigating()) this.#ofNextScreen.add(id);
    return id;
  }

  #set(notices: readonly Notice[]): void {
    if (notices.length === 0 && this.#notices.length === 0) return;
    this.#notices = notices;
    for (const listener of this.#listeners) listener();
  }
}

/** Store of notices for loaders and actions: `context.get(noticeContext).add('success', …)`. */
export const noticeContext = createContext<NoticeStore>();
