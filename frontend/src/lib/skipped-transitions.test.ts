// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ignoreSkippedTransitions } from './skipped-transitions.ts';

const invalid = () =>
  new DOMException('Transition was aborted because of invalid state', 'InvalidStateError');
let page: AbortController;
beforeEach(() => {
  page = new AbortController();
  ignoreSkippedTransitions(page.signal);
});
afterEach(() => page.abort());

/** @returns whether the page reports it */
function isReported(reason: unknown): boolean {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  dispatchEvent(event);
  return !event.defaultPrevented;
}

describe('a transition that the browser skips', () => {
  it.each(['pageswap', 'pagereveal'])('is no unhandled rejection after %s', async (name) => {
    const unhandled = vi.fn<(reason: unknown) => void>();
    process.on('unhandledRejection', unhandled);
    const promises = { ready: Promise.reject(invalid()), finished: Promise.reject(invalid()) };
    dispatchEvent(Object.assign(new Event(name), { viewTransition: promises }));
    dispatchEvent(Object.assign(new Event(name), { viewTransition: null }));
    dispatchEvent(new Event(name));
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it('is reported by nobody, and other failures are', () => {
    const skipped = new DOMException('Transition was skipped', 'AbortError');
    expect([isReported(invalid()), isReported(skipped)]).toEqual([false, false]);
    const others = [
      new DOMException('The object is in an invalid state', 'InvalidStateError'),
      new TypeError('transition'),
    ];
    expect(others.map(isReported)).toEqual([true, true]);
  });
});
