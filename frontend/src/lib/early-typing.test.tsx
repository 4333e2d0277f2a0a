// @vitest-environment jsdom
import { act, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { keepEarlyTyping } from './early-typing.ts';

let root: Root | undefined;
beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.innerHTML = '';
});

const latest: { values?: object } = {};

function Form({ isReadOnly }: { isReadOnly: boolean }) {
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('Bonjour');
  useEffect(() => {
    latest.values = { subject, message };
  }, [subject, message]);
  return (
    <>
      <input
        aria-label="Sujet"
        readOnly={isReadOnly}
        value={subject}
        onChange={({ target }) => setSubject(target.value)}
      />
      <textarea
        aria-label="Message"
        readOnly={isReadOnly}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
    </>
  );
}

const box = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[aria-label="${name}"]`);
  if (!found) throw new Error(name);
  return found;
};

/** The page as the server sends it. */
function render(isReadOnly: boolean): HTMLElement {
  document.body.innerHTML = `<main>${renderToString(<Form isReadOnly={isReadOnly} />)}</main>`;
  return box('Sujet').parentElement ?? document.body;
}

function type(element: HTMLInputElement, text: string): void {
  element.value += text;
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('what is typed before the page is hydrated', () => {
  it('is in the fields and in the form afterwards, whether it was typed before or after the scripts began', async () => {
    const main = render(false);
    box('Sujet').value = 'Une question';
    const restore = keepEarlyTyping();
    type(box('Message'), ' à toutes');
    await act(async () => {
      root = hydrateRoot(main, <Form isReadOnly={false} />);
    });
    await act(async () => restore());
    expect(latest.values).toEqual({ subject: 'Une question', message: 'Bonjour à toutes' });
    expect([box('Sujet').value, box('Message').value]).toEqual(['Une question', 'Bonjour à toutes']);
  });

  it('comes into a field that took nothing until then', async () => {
    const main = render(true);
    const restore = keepEarlyTyping();
    for (const key of ['M', 'o', 't', 's', 'Backspace', 'Shift'])
      box('Message').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    box('Message').dispatchEvent(new KeyboardEvent('keydown', { key: 'c', ctrlKey: true, bubbles: true }));
    await act(async () => {
      root = hydrateRoot(main, <Form isReadOnly />);
    });
    await act(async () => restore());
    expect(box('Message').value).toBe('Bonjour');
    await act(async () => root?.render(<Form isReadOnly={false} />));
    await vi.waitFor(() => expect(box('Message').value).toBe('BonjourMot'));
    expect(latest.values).toEqual({ subject: '', message: 'BonjourMot' });
  });
});
