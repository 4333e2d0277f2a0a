// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boolean, object, ref, string } from 'yup';
import { textTemplates } from '../../../testing/text-templates.ts';
import { fr as errors } from '../../field-errors/locales/fr.ts';
import { FormTexts } from '../form-texts.tsx';
import { fr } from '../locales/fr.ts';
import { enhanceForm } from './enhance-form.ts';

const templates = await textTemplates(FormTexts);
const checks = object({
  email: string()
    .trim()
    .required('required')
    .matches(/@/, { message: 'invalid_email', excludeEmptyString: true }),
  password: string().required('required'),
  passwordConfirm: string().oneOf([ref('password')], 'password_mismatch'),
  acceptTerms: boolean().isTrue('privacy_consent_required'),
});
const markup = `
<div><form data-form="x" data-call="/api/x" data-done="/fini/" data-summary="Rien n’est parti">
  <input type="hidden" name="csrf" value="token-1">
  <input type="hidden" name="hash" value="of-a-link" data-sent="">
  <input type="hidden" name="next" value="/kept/">
  <div data-field=""><label for="email">Adresse <span>(pro)</span></label><p id="email-hint">Aide</p>
    <div data-entry=""><input id="email" name="email" aria-describedby="email-hint"></div></div>
  <div data-field=""><label for="password">Mot de passe</label>
    <div data-entry=""><input id="password" type="password" name="password" autocomplete="current-password"
      data-reveal="Afficher" data-conceal="Masquer"></div>
    <div data-rules="" data-met-text="fait"><ul><li data-rule="password_too_short">8</li></ul></div></div>
  <div data-field=""><label for="passwordConfirm">Encore</label>
    <div data-entry=""><input id="passwordConfirm" type="password" name="passwordConfirm"></div></div>
  <div data-field=""><div data-entry=""><input id="acceptTerms" type="checkbox" name="acceptTerms" value="on" data-label="Accord">
    <label for="acceptTerms">J’accepte</label></div></div>
  <div data-field=""><div data-entry=""><input type="checkbox" id="s1" name="sectors" value="1" data-many="" checked></div>
    <div data-entry=""><input type="checkbox" id="s2" name="sectors" value="2" data-many=""></div></div>
  <button>Envoyer</button></form></div>`;

const calls: { url: string; headers: Record<string, string>; body: unknown }[] = [];
let answers: (() => Response | Promise<Response>)[] = [];
const json =
  (status: number, body: object, headers: Record<string, string> = {}) =>
  () =>
    new Response(JSON.stringify(body), { status, headers });
const refusal = (status: number, code: string, fields: object[] = [], headers: Record<string, string> = {}) =>
  json(status, { error: { code, message: `Texte de ${code}.`, fields } }, headers);

const form = (): HTMLFormElement => document.querySelector('form') as HTMLFormElement;
const field = (id: string): HTMLInputElement => document.getElementById(id) as HTMLInputElement;
const summary = (): string[] =>
  [...document.querySelectorAll('[data-error-summary] li')].map((line) => line.textContent ?? '');
const errorAt = (id: string): string | undefined => document.getElementById(`${id}-error`)?.textContent;
const type = (id: string, value: string): void => {
  field(id).value = value;
  field(id).dispatchEvent(new Event('input', { bubbles: true }));
};
const blur = (id: string, to: Element | null = null): void => {
  field(id).dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: to }));
};
const send = (): void => {
  form().requestSubmit(form().querySelector('button:not([type=button])'));
};
const fill = (): void => {
  type('email', ' awa@example.org ');
  type('password', 'Un-fleuve-2026');
  type('passwordConfirm', 'Un-fleuve-2026');
  field('acceptTerms').checked = true;
};
const whenDone = vi.fn<() => void>();

beforeEach(() => {
  document.documentElement.lang = 'fr';
  document.title = 'Titre';
  document.body.innerHTML = markup + templates;
  calls.length = 0;
  whenDone.mockReset();
  vi.stubGlobal(
    'fetch',
    async (url: string, init: { headers: Record<string, string>; body?: string } = { headers: {} }) => {
      calls.push({
        url,
        headers: init.headers,
        body: init.body === undefined ? undefined : JSON.parse(init.body),
      });
      const answer = answers.shift();
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
  enhanceForm(form(), checks, whenDone);
});
afterEach(() => {
  answers = [];
  vi.unstubAllGlobals();
});

describe('of fields that are empty', () => {
  it('says what each asks for, in the field and in the summary', async () => {
    form().remove();
    document.body.innerHTML = markup + templates;
    form().dataset['missing'] = JSON.stringify({ email: 'Indiquez votre adresse.' });
    enhanceForm(form(), checks, whenDone);
    send();
    await vi.waitFor(() => expect(summary()).toHaveLength(3));
    expect(summary()).toEqual([
      'Indiquez votre adresse.',
      `Mot de passe — ${errors.required}`,
      errors.privacy_consent_required,
    ]);
    expect([errorAt('email'), errorAt('password')]).toEqual(['Indiquez votre adresse.', errors.required]);
    type('email', 'awa');
    expect(errorAt('email')).toBe(errors.invalid_email);

    field('password').value = 'x';
    field('passwordConfirm').value = 'x';
    field('acceptTerms').checked = true;
    type('email', 'awa@example.org');
    answers = [
      refusal(422, 'invalid_fields', [{ path: 'email', code: 'required', message: errors.required }]),
    ];
    send();
    await vi.waitFor(() => expect(summary()).toEqual(['Indiquez votre adresse.']));
  });
});

describe('while it is filled in', () => {
  it('shows the error of a field on blur, and removes it when it is corrected', () => {
    blur('email');
    expect(errorAt('email')).toBeUndefined();
    type('email', 'awa');
    blur('email');
    expect(errorAt('email')).toBe(errors.invalid_email);
    expect([
      field('email').getAttribute('aria-invalid'),
      field('email').getAttribute('aria-describedby'),
    ]).toEqual(['true', 'email-error email-hint']);
    expect(field('email').closest('[data-field]')?.hasAttribute('data-invalid')).toBe(true);
    type('email', 'awa@example.org');
    expect(errorAt('email')).toBeUndefined();
    expect([
      field('email').getAttribute('aria-invalid'),
      field('email').getAttribute('aria-describedby'),
    ]).toEqual([null, 'email-hint']);
  });

  it('does not shift the layout when focus moves to the button', () => {
    type('email', 'awa');
    blur('email', form().querySelector('button'));
    expect(errorAt('email')).toBeUndefined();
  });

  it('ticks the rules of the password, also for screen readers', () => {
    const rule = document.querySelector('[data-rule]');
    type('password', 'Court');
    expect([rule?.hasAttribute('data-met'), rule?.textContent]).toEqual([false, '8']);
    type('password', 'Longueur');
    expect([rule?.hasAttribute('data-met'), rule?.textContent]).toEqual([true, '8 (fait)']);
    type('password', '');
    expect([rule?.hasAttribute('data-met'), rule?.textContent]).toEqual([false, '8']);
  });

  it('lets a password be pasted', () => {
    const paste = new Event('paste', { bubbles: true, cancelable: true });
    expect(field('password').dispatchEvent(paste)).toBe(true);
  });

  it('shows the password, and hides it when it is sent', () => {
    const button = form().querySelector<HTMLButtonElement>('button[type=button]');
    button?.click();
    expect([field('password').type, button?.textContent]).toEqual(['text', 'Masquer']);
    send();
    expect([field('password').type, button?.textContent]).toEqual(['password', 'Afficher']);
  });
});

describe('when it is sent', () => {
  it('shows all errors at once, in order, without a request', () => {
    type('passwordConfirm', 'x');
    send();
    expect(summary()).toEqual([
      `Adresse — ${errors.required}`,
      `Mot de passe — ${errors.required}`,
      `Encore — ${errors.password_mismatch}`,
      errors.privacy_consent_required,
    ]);
    const shown = document.querySelector<HTMLElement>('[data-error-summary]');
    expect([document.activeElement, shown?.querySelector('h2')?.textContent, document.title]).toEqual([
      shown,
      'Rien n’est parti',
      'Erreur\u00a0: Titre',
    ]);
    shown?.querySelector('a')?.click();
    expect([document.activeElement, calls]).toEqual([field('email'), []]);
    send();
    expect([document.querySelectorAll('[data-error-summary]').length, document.title]).toEqual([
      1,
      'Erreur\u00a0: Titre',
    ]);
  });

  it('sends the call with its token, and redirects', async () => {
    answers = [json(202, { data: {} })];
    fill();
    send();
    send();
    await vi.waitFor(() => expect(whenDone).toHaveBeenCalledOnce());
    expect(calls).toEqual([
      {
        url: '/api/x',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          'x-locale': 'fr',
          'x-csrf-token': 'token-1',
          'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        },
        body: {
          hash: 'of-a-link',
          email: ' awa@example.org ',
          password: 'Un-fleuve-2026',
          passwordConfirm: 'Un-fleuve-2026',
          acceptTerms: true,
          sectors: ['1'],
        },
      },
    ]);
  });

  it('shows errors of the server at the fields, and keeps typed values', async () => {
    const message = errors.password_common;
    answers = [
      refusal(422, 'invalid_fields', [
        { path: 'password', code: 'password_common', message },
        { path: 'botProof', code: 'bot_check_retry', message: errors.bot_check_retry },
      ]),
    ];
    fill();
    send();
    await vi.waitFor(() => expect(summary()).toEqual([errors.bot_check_retry, `Mot de passe — ${message}`]));
    expect([errorAt('password'), field('password').value, form().querySelector('[aria-busy]')]).toEqual([
      message,
      'Un-fleuve-2026',
      null,
    ]);
  });

  it.each([
    ['wrong details', refusal(401, 'invalid_credentials'), 'Texte de invalid_credentials.', ''],
    [
      'too many tries',
      refusal(429, 'rate_limited', [], { 'retry-after': '61' }),
      'Trop de tentatives. Patientez 2 minutes, puis réessayez.',
      'Un-fleuve-2026',
    ],
    [
      'a site that is away',
      refusal(503, 'content_system_unavailable'),
      fr.problems.content_system_unavailable,
      'Un-fleuve-2026',
    ],
    ['what is no answer', () => new Response('<html>', { status: 502 }), fr.script.offline, 'Un-fleuve-2026'],
    [
      'no connection',
      () => Promise.reject(new TypeError('Failed to fetch')),
      fr.script.offline,
      'Un-fleuve-2026',
    ],
  ])('shows the error for %s', async (_name, answer, text, password) => {
    answers = [answer];
    fill();
    send();
    await vi.waitFor(() => expect(summary()).toEqual([text]));
    expect([field('password').value, field('email').value]).toEqual([password, ' awa@example.org ']);
  });

  it.each([
    [undefined, fr.problems.cookies_refused],
    ['cookies_refused', 'Texte de cookies_refused.'],
  ])('shows the catalogue’s text where the form asks for it (%s)', async (code, text) => {
    if (code) form().dataset['catalogueText'] = code;
    answers = [refusal(403, 'cookies_refused')];
    fill();
    send();
    await vi.waitFor(() => expect(summary()).toEqual([text]));
  });

  it('fetches a new token where the page is too old, and retries once', async () => {
    answers = [refusal(403, 'csrf_invalid'), json(200, { data: { csrfToken: 'token-2' } }), json(200, {})];
    fill();
    send();
    await vi.waitFor(() => expect(whenDone).toHaveBeenCalledOnce());
    expect(calls.map(({ url, headers }) => [url, headers['x-csrf-token']])).toEqual([
      ['/api/x', 'token-1'],
      ['/api/auth/get-auth', undefined],
      ['/api/x', 'token-2'],
    ]);
  });

  it('has one key until there is an answer', async () => {
    fill();
    send();
    await vi.waitFor(() => expect(summary()).toEqual([fr.script.offline]));
    answers = [refusal(503, 'content_system_unavailable')];
    send();
    await vi.waitFor(() => expect(summary()).toEqual([fr.problems.content_system_unavailable]));
    answers = [refusal(422, 'invalid_fields', [{ path: 'email', code: 'x', message: 'Non.' }])];
    send();
    await vi.waitFor(() => expect(summary()).toEqual(['Adresse — Non.']));
    answers = [json(200, {})];
    send();
    await vi.waitFor(() => expect(whenDone).toHaveBeenCalledOnce());
    const keys = calls.map(({ headers }) => headers['idempotency-key']);
    expect([keys[1], keys[2], keys[3] === keys[0]]).toEqual([keys[0], keys[0], false]);
  });
});

describe('the page after it', () => {
  it.each([
    ['that the form names', '/fini/', '/ailleurs/', '/fini/'],
    ['that the answer names', undefined, '/ailleurs/', '/ailleurs/'],
    ['is the same where nobody names one', undefined, undefined, location.pathname],
  ])('%s', async (_, done, answered, expected) => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    document.body.innerHTML = markup + templates;
    if (done === undefined) delete form().dataset['done'];
    enhanceForm(form(), checks);
    fill();
    answers = [json(200, { data: { location: answered } })];
    send();
    await vi.waitFor(() => expect(assign.mock.calls).toEqual([[expected]]));
    assign.mockRestore();
  });
});
