import { expect, it, vi } from 'vitest';
import { TabClaim } from './tab-claim.ts';

/** Web Locks as browsers have them, as far as a claim uses them. */
class FakeLocks {
  readonly #held = new Map<string, (reason: Error) => void>();

  readonly request = async (
    name: string,
    { steal }: LockOptions,
    run: (lock: Lock | null) => Promise<void> | undefined,
  ): Promise<void> => {
    const holder = this.#held.get(name);
    if (holder && !steal) {
      await run(null);
      return undefined;
    }
    holder?.(new DOMException('stolen', 'AbortError'));
    const { promise: stolen, reject } = Promise.withResolvers<void>();
    this.#held.set(name, reject);
    await Promise.race([run({ name, mode: 'exclusive' }), stolen]);
    if (this.#held.get(name) === reject) this.#held.delete(name);
    return undefined;
  };
}

const locks = () => new FakeLocks() as unknown as LockManager;

it('one tab edits a form; others edit it once that one has ended', async () => {
  const browser = locks();
  const [first, second] = [
    new TabClaim(vi.fn<() => void>(), browser),
    new TabClaim(vi.fn<() => void>(), browser),
  ];
  expect(await first.claim('initiative:12')).toBe(true);
  expect([await second.claim('initiative:12'), await second.claim('initiative:13')]).toEqual([false, true]);
  first.release();
  await vi.waitFor(async () => expect(await second.claim('initiative:12')).toBe(true));
});

it('a form that replaces another one of the same record on the same page edits it', async () => {
  const browser = locks();
  const onLost = vi.fn<() => void>();
  const [first, second] = [new TabClaim(onLost, browser), new TabClaim(onLost, browser)];
  await first.claim('structure:31');
  first.release();
  expect(await second.claim('structure:31')).toBe(true);
  expect(onLost).not.toHaveBeenCalled();
});

it('a form that was left before the browser answered claims nothing', async () => {
  const browser = locks();
  const onLost = vi.fn<() => void>();
  const first = new TabClaim(onLost, browser);
  const answer = first.claim('structure:32');
  first.release();
  await answer;
  await vi.waitFor(async () => expect(await new TabClaim(onLost, browser).claim('structure:32')).toBe(true));
  expect(onLost).not.toHaveBeenCalled();
});

it('a tab that takes it over ends the editing of the other', async () => {
  const browser = locks();
  const onLost = vi.fn<() => void>();
  const [first, second] = [new TabClaim(onLost, browser), new TabClaim(vi.fn<() => void>(), browser)];
  await first.claim('initiative:12');
  expect(await second.claim('initiative:12', { steal: true })).toBe(true);
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
});

it('every tab edits where the browser has no such locks', async () => {
  expect(await new TabClaim(vi.fn<() => void>(), undefined).claim('initiative:12')).toBe(true);
});
