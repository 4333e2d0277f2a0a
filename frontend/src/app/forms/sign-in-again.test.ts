// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { enhanceForm } from '../../components/form/client/enhance-form.ts';
import { whenSessionIsOver } from '../../lib/api/session-over.ts';
import { FormTexts } from '../../components/form/form-texts.tsx';
import { textTemplates } from '../../testing/text-templates.ts';
import { signInAgain } from './sign-in-again.ts';

const signInPage = `<main><form data-form="sign-in" data-call="/api/auth/login" data-summary="Refusé">
  <input type="hidden" name="csrf" value="visitor">
  <div data-field><label for="email">Adresse</label><div data-entry><input id="email" name="email"></div></div>
  <div data-field><label for="password">Mot de passe</label><div data-entry><input id="password" name="password" type="password" autocomplete="current-password"></div></div>
  <a href="/recuperation-mot-de-passe/">Oublié</a><button>Se connecter</button></form></main>`;
const templates = await textTemplates(FormTexts);
const ownPage = '<main><h1>Pour vous</h1></main>';
const [owner, password] = ['7', 'Passerelle-2026!'];

interface Sent {
  path: string;
  token: string;
  body: Record<string, unknown>;
}

/** Id of the account that is signed in at the server; '' for nobody. */
let here: string;
let sent: Sent[];
let done: boolean;

const refusal = (status: number, code: string) =>
  Response.json({ error: { code, message: `texte de ${code}`, fields: [] } }, { status });

/** The server, as far as a form whose session is over meets it. */
async function serve(address: string, options: RequestInit = {}): Promise<Response> {
  const { pathname } = new URL(address, 'https://passerelle.test');
  const token = new Headers(options.headers).get('x-csrf-token') ?? '';
  const body = (typeof options.body === 'string' ? JSON.parse(options.body) : {}) as Record<string, unknown>;
  if (options.method === 'POST') sent.push({ path: pathname, token, body });
  switch (pathname) {
    case '/tableau-de-bord/pour-vous/': {
      return new Response(here === '' ? signInPage : ownPage);
    }
    case '/api/auth/get-auth': {
      return Response.json({ data: { csrfToken: `token of ${here || 'visitor'}` } });
    }
    case '/api/auth/user-details': {
      return here === ''
        ? refusal(401, 'access_token_missing')
        : Response.json({ data: { id: Number(here) } });
    }
    case '/api/auth/login': {
      if (body['password'] !== password) return refusal(401, 'invalid_credentials');
      here = body['email'] === 'awa@example.test' ? owner : '8';
      return Response.json({ data: {} });
    }
    case '/api/auth/logout': {
      here = '';
      return new Response(null, { status: 204 });
    }
    default: {
      if (here === '')
        return refusal(
          token === 'of the page' ? 403 : 401,
          token === 'of the page' ? 'csrf_invalid' : 'session_expired',
        );
      return token === `token of ${here}` ? Response.json({ data: {} }) : refusal(403, 'csrf_invalid');
    }
  }
}

const field = (id: string): HTMLInputElement => document.querySelector(`#${id}`) as HTMLInputElement;
const dialog = (): HTMLDialogElement | null => document.querySelector('dialog');
const writes = (): Sent[] => sent.filter(({ path }) => path === '/api/settings/update');

function submit(form: Element | null): void {
  form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
}

/** Sends the form of the page and waits for the dialog. */
async function waitForDialog(): Promise<HTMLDialogElement> {
  submit(document.querySelector('main form'));
  return vi.waitFor(() => {
    const opened = dialog();
    if (!opened) throw new Error('no dialog yet');
    return opened;
  });
}

function signIn(email: string, typed = password): void {
  field('again-email').value = email;
  field('again-password').value = typed;
  submit(document.querySelector('dialog form'));
}

beforeEach(() => {
  [here, sent, done] = ['', [], false];
  document.title = 'Réglages';
  document.documentElement.lang = 'fr';
  document.documentElement.dataset['signedIn'] = owner;
  document.body.innerHTML = `<header><a data-account href="https://passerelle.test/tableau-de-bord/pour-vous/">Awa</a></header>
    <main><div><form data-call="/api/settings/update" data-summary="Refusé"><input type="hidden" name="csrf" value="of the page">
    <div data-field><label for="email">Adresse</label><div data-entry><input id="email" name="email" value="typed@example.test"></div></div>
    <button>Enregistrer</button></form></div></main>${templates}`;
  vi.stubGlobal('fetch', serve);
  whenSessionIsOver(() => signInAgain());
  const form = document.querySelector('main form') as HTMLFormElement;
  enhanceForm(form, object({ email: string() }), () => {
    done = true;
  });
});

describe('a form whose session is over', () => {
  it('is sent as it was typed once its person has signed in again, in place', async () => {
    const opened = await waitForDialog();
    expect(opened.querySelector('h2')?.textContent).toBe('Votre session a expiré');
    expect(document.querySelectorAll('#email')).toHaveLength(1);
    expect(opened.querySelector('label')?.getAttribute('for')).toBe('again-email');
    expect([...opened.querySelectorAll('a')].map(({ target }) => target)).toEqual(['_blank', '_blank']);
    expect(done).toBe(false);

    signIn('awa@example.test');
    await vi.waitFor(() => expect(done).toBe(true));
    expect(dialog()).toBeNull();
    expect(writes().at(-1)).toEqual({
      path: '/api/settings/update',
      token: 'token of 7',
      body: { email: 'typed@example.test' },
    });
    expect(field('email').value).toBe('typed@example.test');
  });

  it('stays open for a wrong password', async () => {
    await waitForDialog();
    signIn('awa@example.test', 'Wrong-2026!');
    await vi.waitFor(() =>
      expect(dialog()?.querySelector('[role=alert]')?.textContent).toContain('invalid_credentials'),
    );
    expect(field('again-password').value).toBe('');
    signIn('awa@example.test');
    await vi.waitFor(() => expect(done).toBe(true));
  });

  it('is not sent with another account, which is signed out again', async () => {
    await waitForDialog();
    const before = writes().length;
    signIn('kossi@example.test');
    await vi.waitFor(() => expect(dialog()?.textContent).toContain('avec un autre compte'));
    await vi.waitFor(() => expect(field('again-email').value).toBe(''));
    expect([here, writes().length, done]).toEqual(['', before, false]);
    expect(sent.find(({ path }) => path === '/api/auth/logout')?.token).toBe('token of 8');
    signIn('awa@example.test');
    await vi.waitFor(() => expect(done).toBe(true));
  });

  it('shows an error and keeps typed values when the dialog is cancelled', async () => {
    const opened = await waitForDialog();
    opened.close();
    const summary = await vi.waitFor(() => {
      const found = document.querySelector('[data-error-summary]');
      if (!found) throw new Error('no summary yet');
      return found;
    });
    expect(summary.textContent).toContain('session_expired');
    expect([field('email').value, done]).toEqual(['typed@example.test', false]);
  });

  it('is sent at once when its person has signed in meanwhile in another tab', async () => {
    here = owner;
    submit(document.querySelector('main form'));
    await vi.waitFor(() => expect(done).toBe(true));
    expect(dialog()).toBeNull();
  });

  it('continues after a sign-in in another tab', async () => {
    const opened = await waitForDialog();
    expect(opened.querySelector('a')?.target).toBe('_blank');
    here = owner;
    window.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(done).toBe(true));
    expect(dialog()).toBeNull();
  });
});
