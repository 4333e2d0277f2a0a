// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checks, enhance, showAnswer } from './check-receipt.ts';

const markup = `<main><output data-answer="match" tabindex="-1" hidden>Oui <time></time></output>
<output data-answer="none" tabindex="-1" hidden>Non</output>
<form><div data-field=""><label for="file">Fichier</label><div data-entry=""><input type="file" id="file" name="file"
  data-hash-into="sha256" data-max-bytes="10" data-too-large="Trop lourd" data-unreadable="Illisible"></div></div>
<div data-field=""><label for="sha256">Empreinte</label><input id="sha256" name="sha256"></div></form></main>`;

const form = () => document.querySelector('form') as HTMLFormElement;
const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const problem = () => document.getElementById('file-error')?.textContent;
const shown = () =>
  [...document.querySelectorAll('output:not([hidden])')].map(({ textContent }) => textContent);

beforeEach(() => {
  document.documentElement.lang = 'fr';
  document.body.innerHTML = markup;
});

/** Chooses a file as a person does. */
function choose(file: { size: number; arrayBuffer: () => Promise<ArrayBuffer> }): void {
  Object.defineProperty(field('file'), 'files', { configurable: true, value: [file] });
  field('file').dispatchEvent(new Event('change'));
}
const fileOf = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  return { size: bytes.length, arrayBuffer: () => Promise.resolve(bytes.buffer) };
};

describe('the file of a receipt', () => {
  it('is hashed in the browser, the last one that was chosen', async () => {
    enhance(form());
    choose(fileOf('première'));
    choose(fileOf('seconde'));
    const expected = createHash('sha256').update('seconde').digest('hex');
    await vi.waitFor(() => expect(field('sha256').value).toBe(expected));
    expect(problem()).toBeUndefined();
  });

  it('says when it is too large or can’t be read, and leaves no hash of another one', async () => {
    enhance(form());
    choose(fileOf('première'));
    await vi.waitFor(() => expect(field('sha256').value).not.toBe(''));
    choose(fileOf('plus de dix octets'));
    expect([field('sha256').value, problem()]).toEqual(['', 'Trop lourd']);
    choose({ size: 1, arrayBuffer: () => Promise.reject(new Error('gone')) });
    await vi.waitFor(() => expect(problem()).toBe('Illisible'));
    expect(field('sha256').value).toBe('');
  });
});

it('shows one answer, with the focus', () => {
  showAnswer(form(), { matches: true, sentAt: '2026-11-28T22:30:00Z' });
  expect(shown()).toEqual(['Oui 28 novembre 2026 à 22:30:00 UTC']);
  expect(document.activeElement).toBe(document.querySelector('[data-answer="match"]'));
  showAnswer(form(), { matches: false, sentAt: null });
  expect(shown()).toEqual(['Non']);
});

it.each([
  [{ number: '1-2026-A', sha256: 'A1'.repeat(32) }, []],
  [{ number: ' ', sha256: '' }, ['number: required', 'sha256: required']],
  [{ number: '1', sha256: 'a'.repeat(63) }, ['sha256: invalid']],
])('checks %j', async (values, problems) => {
  const found = await checks.validate(values, { abortEarly: false }).then(
    () => [],
    (error: { inner: { path: string; message: string }[] }) =>
      error.inner.map(({ path, message }) => `${path}: ${message}`),
  );
  expect(found).toEqual(problems);
});
