// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://passerelle.test/" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textTemplates } from '../../../testing/text-templates.ts';
import { fr } from '../locales/fr.ts';
import { NewsletterTexts } from '../newsletter-texts.tsx';
import { isAnswered } from './answer.ts';
import { subscribe } from './subscribe.ts';

const texts = await textTemplates(NewsletterTexts);
let provider: string;
let answer: () => Response;
let sent: unknown[];

beforeEach(() => {
  provider = 'none';
  answer = () => Response.json({ data: { accepted: true } }, { status: 202 });
  sent = [];
  localStorage.clear();
  document.documentElement.lang = 'fr';
  document.body.innerHTML = `<form><input type="hidden" name="source" value="home"><div data-entry>
    <input name="email"><button>ok</button></div><output data-outcome></output></form>${texts}`;
  vi.stubGlobal('fetch', async (path: string, options?: RequestInit) => {
    if (path === '/api/bot-check/form') return Response.json({ data: { provider, proof: 'age.1' } });
    if (path === '/api/auth/get-auth') return Response.json({ data: { csrfToken: 't' } });
    sent.push([path, JSON.parse(options?.body as string)]);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const form = () => document.querySelector('form') as HTMLFormElement;
const field = () => document.querySelector('input[name=email]') as HTMLInputElement;
const outcome = () => document.querySelector('output') as HTMLOutputElement;
async function send(email: string): Promise<void> {
  field().value = email;
  field().focus();
  await subscribe(form());
}

describe('the form to subscribe', () => {
  it('is sent in place, and remembered', async () => {
    await send(' awa@example.org ');
    expect(sent).toEqual([
      ['/api/newsletter', { email: 'awa@example.org', locale: 'fr', source: 'home', botProof: 'age.1' }],
    ]);
    expect([outcome().textContent, document.activeElement, form().hasAttribute('aria-busy')]).toEqual([
      fr.script.sent,
      outcome(),
      false,
    ]);
    expect([document.querySelector('[data-entry]'), isAnswered(localStorage, 0)]).toEqual([null, true]);
  });

  it.each([
    ['', fr.script.required],
    ['awa@', fr.script.invalid],
  ])('says what is wrong with %j without a request', async (email, text) => {
    await send(email);
    expect([outcome().textContent, field().getAttribute('aria-invalid'), sent]).toEqual([text, 'true', []]);
    expect(document.activeElement).toBe(field());
  });

  it('says why it was refused, and keeps what was typed', async () => {
    answer = () =>
      Response.json({ error: { code: 'rate_limited', message: 'Patientez.', fields: [] } }, { status: 429 });
    await send('awa@example.org');
    expect([outcome().textContent, field().value, isAnswered(localStorage, 0)]).toEqual([
      'Patientez.',
      'awa@example.org',
      false,
    ]);
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    await send('awa@example.org');
    expect(outcome().textContent).toBe(fr.script.offline);
  });

  it('leaves it to its page where the bot check asks for leave', async () => {
    provider = 'recaptcha';
    await expect(send('awa@example.org')).rejects.toThrow('no bot check here');
    expect([sent, form().hasAttribute('aria-busy')]).toEqual([[], false]);
  });
});
