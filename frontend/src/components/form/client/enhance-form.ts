import { type Schema, ValidationError } from 'yup';
import { botProofOf } from '../../bot-check/client/bot-proof.ts';
import { botFields } from '../../../../shared/forms/bot-challenge.ts';
import { countText } from '../../../lib/plural-texts.ts';
import { readTexts } from '../../../lib/script-texts.ts';
import { formFields } from '../../../../shared/forms/form-view-data.ts';
import { isProblemCode } from '../problem-codes.ts';
import { fieldErrorTexts, formTexts } from '../form-script-texts.ts';
import { type Refusal, Sender } from '../../../lib/api/sender.ts';
import { type Control, controlNamed, controlsOf, errorOf, labelOf, showError } from './controls.ts';
import { revealPasswords } from './reveal-password.ts';
import { clearSummary, type Line, showSummary } from './summary.ts';
import { tickRules } from './tick-rules.ts';
import { valuesOf } from './values.ts';

/** Client-side checks of a form: the messages of the schema are error codes. */
export type Checks = Schema;

/**
 * Enhances a form of the page: validation on blur and on submit, with the texts and elements of the server; the call is
 * made without a page load, and typed values are never lost.
 * @param whenDone gets the answer; by default the browser goes to the page that the form names
 */
export function enhanceForm(
  form: HTMLFormElement,
  checks: Checks,
  whenDone?: (answer: unknown) => void,
): void {
  const texts = readTexts(formTexts);
  const errors: Partial<Record<string, string>> = readTexts(fieldErrorTexts);
  const { call: path = '', done } = form.dataset;
  const missing = JSON.parse(form.dataset['missing'] ?? '{}') as Partial<Record<string, string>>;
  const token = form.querySelector<HTMLInputElement>(`input[name="${formFields.csrf}"]`)?.value ?? '';
  const call = new Sender(path, token);
  const bot = botProofOf(form);
  const status = addStatus(form);
  const touched = new Set<string>();
  let isBusy = false;
  revealPasswords(form);
  tickRules(form);

  form.addEventListener('input', ({ target }) => {
    const control = target as Control;
    touched.add(control.name);
    // A corrected field loses its error at once.
    if (errorOf(control) !== undefined) show(control, problems());
  });
  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    const control = target as Control;
    // Not when focus moves to the button: the submit validates everything, and the layout must not shift under the pointer.
    if (!touched.has(control.name) || relatedTarget instanceof HTMLButtonElement) return;
    show(control, problems());
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isBusy) void send(event.submitter);
  });
  // A page from the browser's memory has nothing under way.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setBusy(form.querySelector('[aria-busy]'), false);
  });

  async function send(button: HTMLElement | null): Promise<void> {
    const found = problems();
    for (const control of controlsOf(form)) {
      touched.add(control.name);
      show(control, found);
    }
    if (found.size > 0) return showSummary(form, lines(), texts.errorPrefix);
    setBusy(button, true);
    const proof = await bot.ready();
    const outcome = await call.send({ ...valuesOf(form), ...(proof ? { [botFields.proof]: proof } : {}) });
    if (outcome.kind === 'done') {
      clearSummary(form, texts.errorPrefix);
      // Busy until the next page is there.
      if (!whenDone) return location.assign(done ?? locationIn(outcome.data) ?? location.pathname);
      setBusy(button, false);
      whenDone(outcome.data);
      return undefined;
    }
    bot.renew();
    setBusy(button, false);
    if (outcome.kind === 'refused') return refuse(outcome.refusal);
    return showSummary(form, [{ text: texts.offline }], texts.errorPrefix);
  }

  /** The first code of each field that is wrong, by name. */
  function problems(): Map<string, string> {
    try {
      checks.validateSync(valuesOf(form), { abortEarly: false });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return new Map(error.inner.toReversed().map(({ path: at = '', message }) => [at, message] as const));
    }
    return new Map();
  }

  function show(control: Control, found: ReadonlyMap<string, string>): void {
    const code = found.get(control.name);
    showError(
      control,
      code === undefined ? undefined : textAt(control, code, errors[code] ?? errors['invalid']),
    );
  }

  /** The text of an error at a field: of an empty one, its own, if it has one. */
  function textAt({ name }: Control, code: string, text: string | undefined): string | undefined {
    return (code === 'required' ? missing[name] : undefined) ?? text;
  }

  function refuse(refusal: Refusal): void {
    const { code, fields } = refusal;
    const general: Line[] = [];
    for (const field of fields) {
      const control = controlNamed(form, field.path);
      if (control) showError(control, textAt(control, field.code, field.message));
      else general.push({ text: field.message });
    }
    if (fields.length === 0) general.push({ text: textOf(refusal) });
    for (const control of controlsOf(form)) {
      // It was wrong: the next one is another. Whatever else was refused, everything stays.
      if (code === 'invalid_credentials' && control.getAttribute('autocomplete') === 'current-password')
        control.value = '';
    }
    showSummary(form, [...general, ...lines()], texts.errorPrefix);
  }

  function textOf({ code, message, wait }: Refusal): string {
    if (code === 'rate_limited' && wait) return countText(texts, 'wait', wait);
    return isProblemCode(code) && code !== form.dataset['catalogueText'] ? texts[code] : message;
  }

  /** Errors that the fields show, in their order. */
  function lines(): Line[] {
    return controlsOf(form).flatMap((control) => {
      const error = errorOf(control);
      if (error === undefined) return [];
      const isWhole = error === missing[control.name] || error === errors['privacy_consent_required'];
      const text = isWhole ? error : `${labelOf(control)} — ${error}`;
      return [{ text, field: control.id }];
    });
  }

  function setBusy(button: HTMLElement | null, busy: boolean): void {
    isBusy = busy;
    status.textContent = busy ? texts.sending : '';
    // Not `disabled`: the focus would be lost.
    for (const name of ['aria-busy', 'aria-disabled']) {
      if (busy) button?.setAttribute(name, 'true');
      else button?.removeAttribute(name);
    }
  }
}

function addStatus(form: HTMLFormElement): HTMLElement {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.className = 'visually-hidden';
  form.append(status);
  return status;
}

/** The path that an answer of the server leads to. */
function locationIn(data: unknown): string | undefined {
  const { location: path } = (data ?? {}) as { location?: unknown };
  return typeof path === 'string' ? path : undefined;
}
