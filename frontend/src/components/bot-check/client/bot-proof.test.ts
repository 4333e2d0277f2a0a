// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { botProofOf } from './bot-proof.ts';

const start = (provider: string): HTMLFormElement => {
  document.body.innerHTML = `<form>
    <input type="hidden" name="botProof" value="age.of.the.form" data-provider="${provider}">
    <label>Name <input name="name"></label>
    <div data-recaptcha="Check" hidden><button type="button">Load</button></div>
  </form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('No form');
  return form;
};
const field = () => document.querySelector<HTMLInputElement>('[name=botProof]')?.value;
const use = (form: HTMLFormElement) =>
  form.querySelector('[name=name]')?.dispatchEvent(new Event('focusin', { bubbles: true }));

const solution = { counter: 7, derivedKey: 'ab' };
let lifetime = 0;
let solves = true;
const fetchTask = vi.fn<() => Promise<Response>>(async () => {
  const expiresAt = Math.floor(Date.now() / 1_000) + lifetime;
  return Response.json({ data: { parameters: { nonce: 'n', expiresAt }, signature: 's' } });
});

/** Answers at once. */
class FakeWorker extends EventTarget {
  terminated = false;
  terminate(): void {
    this.terminated = true;
  }

  postMessage(): void {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: solves ? solution : null })));
  }
}

beforeEach(() => {
  lifetime = 1_800;
  solves = true;
  fetchTask.mockClear();
  vi.stubGlobal('fetch', fetchTask);
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

const decoded = (proof: string) => JSON.parse(atob(proof)) as { solution: unknown };

describe('the proof of a form', () => {
  it('is computed on first use of the form, once', async () => {
    const form = start('altcha');
    const proof = botProofOf(form);
    expect(fetchTask).not.toHaveBeenCalled();
    use(form);
    use(form);
    const ready = await proof.ready();
    expect(decoded(ready).solution).toEqual(solution);
    expect(field()).toBe(ready);
    expect(await proof.ready()).toBe(ready);
    expect(fetchTask).toHaveBeenCalledOnce();
  });

  it('is another after each answer of the server', async () => {
    const proof = botProofOf(start('altcha'));
    await proof.ready();
    proof.renew();
    expect(field()).toBe('age.of.the.form');
    await proof.ready();
    expect(fetchTask).toHaveBeenCalledTimes(2);
  });

  it('is worked for anew when it grew old in the form', async () => {
    const proof = botProofOf(start('altcha'));
    lifetime = 30;
    await proof.ready();
    // A proof is not sent in its last minute.
    expect(fetchTask).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the server gives no task', () => fetchTask.mockResolvedValueOnce(new Response('', { status: 503 }))],
    ['the network is gone', () => fetchTask.mockRejectedValueOnce(new Error('offline'))],
    ['the task is not solved', () => (solves = false)],
  ])('is the server’s own when %s, and the next try begins again', async (_name, fail) => {
    fail();
    const proof = botProofOf(start('altcha'));
    expect(await proof.ready()).toBe('age.of.the.form');
    solves = true;
    expect(decoded(await proof.ready()).solution).toEqual(solution);
  });

  it('is the server’s own where nothing is checked, and nothing where a form has none', async () => {
    expect(await botProofOf(start('none')).ready()).toBe('age.of.the.form');
    document.body.innerHTML = '<form></form>';
    const form = document.querySelector('form');
    expect(form && (await botProofOf(form).ready())).toBe('');
    expect(fetchTask).not.toHaveBeenCalled();
  });

  it('offers Google’s check and fetches nothing of it', async () => {
    const form = start('recaptcha');
    const proof = botProofOf(form);
    const place = form.querySelector<HTMLElement>('[data-recaptcha]');
    expect([place?.hidden, document.querySelector('iframe')]).toEqual([false, null]);
    expect(await proof.ready()).toBe('age.of.the.form');
  });
});
