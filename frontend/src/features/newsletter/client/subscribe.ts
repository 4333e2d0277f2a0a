import { subscribeToNewsletter } from '../../../../shared/config/calls/newsletter-calls.ts';
import { botForm } from '../../../../shared/config/calls/visitor-calls.ts';
import { trimBlanks } from '../../../../shared/forms/blanks.ts';
import { botFields } from '../../../../shared/forms/bot-challenge.ts';
import { emailAddress } from '../../../../shared/forms/email-address.ts';
import { newsletterFields } from '../../../../shared/forms/newsletter-form.ts';
import { type BotProof, botProofOf } from '../../../components/bot-check/client/bot-proof.ts';
import { read } from '../../../lib/api/read.ts';
import { Sender } from '../../../lib/api/sender.ts';
import { readTexts } from '../../../lib/script-texts.ts';
import { newsletterTexts } from '../newsletter-script-texts.ts';
import { noteSubscription, subscribedEvent } from './answer.ts';

const bots = new WeakMap<HTMLFormElement, Promise<BotProof>>();
const sender = new Sender(subscribeToNewsletter.path);

/** Sends a form to subscribe in place. Rejects when the browser should open the page of the form instead. */
export async function subscribe(form: HTMLElement): Promise<void> {
  if (!(form instanceof HTMLFormElement) || form.hasAttribute('aria-busy')) return;
  const texts = readTexts(newsletterTexts);
  const field = fieldOf(form, newsletterFields.email);
  const email = trimBlanks(field.value);
  if (!emailAddress.test(email)) return refuse(form, field, email ? texts.invalid : texts.required);
  setBusy(true);
  try {
    const bot = await botOf(form);
    const outcome = await sender.send(
      {
        email,
        locale: document.documentElement.lang,
        source: fieldOf(form, newsletterFields.source).value,
        [botFields.proof]: await bot.ready(),
      },
      { requestsSignIn: false },
    );
    bot.renew();
    if (outcome.kind === 'done') return finish(form, texts.sent);
    const refusal = outcome.kind === 'refused' ? outcome.refusal : undefined;
    const [wrong] = refusal?.fields ?? [];
    return refuse(form, field, wrong?.message ?? refusal?.message ?? texts.offline);
  } finally {
    setBusy(false);
  }

  function setBusy(isBusy: boolean): void {
    if (isBusy) {
      form.setAttribute('aria-busy', 'true');
      say(form as HTMLFormElement, texts.sending);
    } else form.removeAttribute('aria-busy');
  }
}

const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement =>
  form.elements.namedItem(name) as HTMLInputElement;

/** Pages that readers share have no bot check of their own. */
function botOf(form: HTMLFormElement): Promise<BotProof> {
  const known = bots.get(form) ?? askForBotCheck(form);
  bots.set(form, known);
  known.catch(() => bots.delete(form));
  return known;
}

async function askForBotCheck(form: HTMLFormElement): Promise<BotProof> {
  const check = await read(botForm);
  // Google's check asks for its own leave: the page of the form has it.
  if (!check || check.provider === 'recaptcha') throw new Error('no bot check here');
  const input = document.createElement('input');
  input.type = 'hidden';
  input.name = botFields.proof;
  input.value = check.proof;
  input.dataset['provider'] = check.provider;
  form.append(input);
  return botProofOf(form);
}

/** The region is in the page from the start, so that screen readers announce its texts. */
function say(form: HTMLFormElement, text: string): HTMLElement {
  const outcome = form.querySelector<HTMLElement>('[data-outcome]');
  if (!outcome) throw new Error('no place for the outcome');
  outcome.textContent = text;
  outcome.removeAttribute('data-refused');
  return outcome;
}

function refuse(form: HTMLFormElement, field: HTMLInputElement, text: string): void {
  say(form, text).setAttribute('data-refused', '');
  field.setAttribute('aria-invalid', 'true');
  field.focus();
}

function finish(form: HTMLFormElement, text: string): void {
  noteSubscription();
  const hadFocus = form.contains(document.activeElement);
  for (const part of form.querySelectorAll('[data-entry]')) part.remove();
  const outcome = say(form, text);
  outcome.tabIndex = -1;
  if (hadFocus) outcome.focus({ preventScroll: true });
  form.dispatchEvent(new CustomEvent(subscribedEvent, { bubbles: true }));
}
