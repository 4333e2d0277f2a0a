// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentEvent } from '../../../../shared/consent/consent.ts';
import { textTemplates } from '../../../testing/text-templates.ts';
import { ConsentTexts } from '../consent-texts.tsx';
import { chooseCookies } from './consent.ts';

const templates = await textTemplates(ConsentTexts);
const choices = `<form data-action="consent" action="/cookies/"><input type="checkbox" name="analytics">
  <button name="choice" value="some">Enregistrer</button></form>`;

let answer: () => Response;
let sent: { url: string; fields: object; headers: Headers }[];
let events: number;

const banner = () => document.querySelector('[data-consent]');
const form = () => document.querySelector('[data-consent] form') as HTMLFormElement;
const link = () => document.querySelector('footer a') as HTMLAnchorElement;
const accept = () => document.querySelector('[data-consent] button[value=all]') as HTMLButtonElement;
const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
const count = () => {
  events += 1;
};

beforeEach(() => {
  [sent, events] = [[], 0];
  answer = () => Response.json({ data: {} });
  document.body.innerHTML = `<main id="main" tabindex="-1"></main><section data-consent="">
    <form data-action="consent" action="/cookies/"><input type="hidden" name="page" value="/initiative/">
    <button name="choice" value="none">Refuser</button><button name="choice" value="all">Accepter</button></form></section>
    <footer><a href="https://passerelle.test/cookies/">Gérer</a></footer>${templates}`;
  document.addEventListener(consentEvent, count);
  vi.stubGlobal('fetch', (url: string, { body, headers }: RequestInit = {}) => {
    if (body === undefined) return Promise.resolve(answer());
    const fields = Object.fromEntries(body as URLSearchParams);
    sent.push({ url, fields, headers: new Headers(headers) });
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  document.removeEventListener(consentEvent, count);
  vi.unstubAllGlobals();
});

describe('a choice in the banner', () => {
  it('is sent once, takes the banner away and leads the focus to the page', async () => {
    accept().focus();
    await chooseCookies(form(), accept());
    expect(sent.map(({ fields }) => fields)).toEqual([{ page: '/initiative/', choice: 'all' }]);
    expect([sent[0]?.headers.get('accept'), sent[0]?.headers.get('idempotency-key')]).toEqual([
      'application/json',
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    ]);
    expect([banner(), document.activeElement?.id, events]).toEqual([null, 'main', 1]);
  });

  it.each([
    ['is not recorded', () => new Response('', { status: 503 })],
    [
      'has no answer',
      () => {
        throw new TypeError('offline');
      },
    ],
  ])('that %s says so, stays and can be tried again', async (_name, failing) => {
    answer = failing;
    document.getElementById('main')?.focus();
    await chooseCookies(form(), accept());
    expect(alerts()).toEqual([
      'Votre accord n’a pas pu être enregistré et ne s’applique donc pas. Vos choix sont encore dans le formulaire. Réessayez dans une minute.',
    ]);
    expect([banner() === null, document.activeElement === accept(), events]).toEqual([false, true, 0]);
    expect([...form().querySelectorAll('button')].map(({ disabled }) => disabled)).toEqual([false, false]);

    answer = () => Response.json({ data: {} });
    await chooseCookies(form(), accept());
    expect([banner(), alerts(), events]).toEqual([null, [], 1]);
  });
});

describe('the link to the choices', () => {
  it('opens the form of their page in a dialog', async () => {
    answer = () =>
      new Response(`<main><header><p>Ce que nous mesurons.</p></header><h1>Vos choix</h1>${choices}</main>`);
    await chooseCookies(link(), null);
    const dialog = document.querySelector('dialog');
    expect(dialog?.querySelector('h2')?.textContent).toBe('Vos choix');
    expect(dialog?.textContent).toContain('Ce que nous mesurons.');
    expect(dialog?.querySelectorAll('input[name=analytics]')).toHaveLength(1);
  });

  it.each([
    ['an error', () => new Response('', { status: 503 })],
    ['a page without the form', () => new Response('<main><h1>Vos choix</h1></main>')],
  ])('is left to the browser after %s', async (_name, answered) => {
    answer = answered;
    await expect(chooseCookies(link(), null)).rejects.toThrow('no form');
    expect(document.querySelector('dialog')).toBeNull();
  });
});
