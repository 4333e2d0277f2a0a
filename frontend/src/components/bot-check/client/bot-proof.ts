import { botFields, type BotProvider } from '../../../../shared/forms/bot-challenge.ts';
import { solve } from './altcha.ts';
import { offerRecaptcha } from './recaptcha.ts';

/** The bot proof of a form, for its script. */
export interface BotProof {
  /** Waits for what the form sends as `botProof`; the hidden field holds it too. */
  ready: () => Promise<string>;
  /** Must be called after each answer of the server: a proof is valid once. */
  renew: () => void;
}

const nothing: BotProof = { ready: async () => '', renew: () => undefined };

/**
 * Provides a form with a bot proof. ALTCHA's work begins at the first use of the form, in a worker. When it fails, the
 * form is sent with the server's own proof, as without script.
 */
export function botProofOf(form: HTMLFormElement): BotProof {
  const field = form.querySelector<HTMLInputElement>(`input[name="${botFields.proof}"]`);
  if (!field) return nothing;
  const provider = field.dataset['provider'] as BotProvider;
  if (provider === 'altcha') return altchaOf(form, field);
  const renew = provider === 'recaptcha' ? offerRecaptcha(form, field) : () => undefined;
  return { ready: async () => field.value, renew };
}

function altchaOf(form: HTMLFormElement, field: HTMLInputElement): BotProof {
  const fallback = field.value;
  let work: Promise<number> | undefined;
  let until = 0;
  const start = (): Promise<number> =>
    (work ??= solve().then(
      (solved) => {
        field.value = solved.proof;
        until = solved.until;
        return until;
      },
      () => {
        // Requested again with the next try.
        work = undefined;
        field.value = fallback;
        return 0;
      },
    ));
  const renew = (): void => {
    work = undefined;
    field.value = fallback;
  };
  form.addEventListener('focusin', () => void start(), { once: true });
  if (form.contains(document.activeElement)) void start();
  return {
    async ready() {
      if ((await start()) < Date.now() && work) {
        renew();
        await start();
      }
      return field.value;
    },
    renew,
  };
}
