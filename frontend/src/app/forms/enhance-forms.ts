import { type Checks, enhanceForm } from '../../components/form/client/enhance-form.ts';
import { noteSubscription } from '../../features/newsletter/client/answer.ts';
import { whenSessionIsOver } from '../../lib/api/session-over.ts';

interface FormModule {
  checks: Checks;
  /** What else the form does in the browser. */
  enhance?: (form: HTMLFormElement) => void;
  /** Shows the answer in place; without it, the page follows that the form names. */
  showAnswer?: (form: HTMLFormElement, answer: unknown) => void;
}

/** Checks of each form, by the value of its `data-form`; loaded with the form. */
const loadChecks: Readonly<Record<string, () => Promise<FormModule>>> = {
  contact: () => import('../../../shared/forms/contact-checks.ts'),
  newsletter: () => import('../../features/newsletter/forms/subscription.ts'),
  onboarding: () => import('../../features/onboarding/forms/onboarding.ts'),
  activation: () => import('../../features/auth/forms/activation.ts'),
  'complete-account': () => import('../../features/auth/forms/complete-account.ts'),
  'forgot-password': () => import('../../features/auth/forms/forgot-password.ts'),
  'new-password': () => import('../../features/auth/forms/new-password.ts'),
  'sign-up': () => import('../../features/auth/forms/sign-up.ts'),
  'settings-account': () => import('../../features/settings/forms/account.ts'),
  'settings-email': () => import('../../features/settings/forms/email.ts'),
  'settings-password': () => import('../../features/settings/forms/password.ts'),
  'settings-preferences': () => import('../../features/settings/forms/preferences.ts'),
  'check-receipt': () => import('../../features/receipts/forms/check-receipt.ts'),
  'sign-in': () => import('../../features/auth/forms/sign-in.ts'),
};

/** Makes the forms of a page that only the server renders easier to use. Where this fails they work as they are. */
export async function enhanceForms(): Promise<void> {
  const sent = document.querySelector<HTMLFormElement>('form[data-form="send-now"]');
  if (sent) (await import('../../features/sso/client/send-now.ts')).sendNow(sent);
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-form]')];
  whenSessionIsOver(async () => (await import('./sign-in-again.ts')).signInAgain());
  await Promise.all(
    forms.map(async (form) => {
      const load = loadChecks[form.dataset['form'] ?? ''];
      if (!load) return;
      const { checks, enhance, showAnswer } = await load();
      enhanceForm(form, checks, showAnswer && ((answer) => showAnswer(form, answer)));
      enhance?.(form);
    }),
  );
  for (const form of forms.filter(({ dataset }) => dataset['form'] === 'newsletter'))
    form.addEventListener('submit', noteSubscription);
}
