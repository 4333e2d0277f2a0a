import { loadCommonPasswords } from '../../../lib/common-passwords.ts';
import { type PasswordProblem, passwordProblems } from '../../../lib/password-rule.ts';

const common: PasswordProblem = 'password_common';

/** Ticks the rules of a password while it is typed. Screen readers read them as the field's description. */
export function tickRules(form: HTMLFormElement): void {
  const rules = form.querySelector<HTMLElement>('[data-rules]');
  const field = rules?.closest('[data-field]')?.querySelector('input');
  if (!rules || !field) return;
  const email = form.querySelector<HTMLInputElement>('input[name="email"]');
  const tick = (): void => {
    const problems = new Set<string>(passwordProblems(field.value, email?.value ?? ''));
    for (const rule of rules.querySelectorAll<HTMLElement>('[data-rule]')) {
      const { rule: code = '' } = rule.dataset;
      // Only passwords that break no other rule are looked up in the list of common ones.
      const isMet = field.value !== '' && !problems.has(code) && (code !== common || problems.size === 0);
      if (isMet === rule.hasAttribute('data-met')) continue;
      rule.toggleAttribute('data-met', isMet);
      rule.querySelector('[data-said]')?.remove();
      if (isMet) rule.append(spokenText(rules.dataset['metText'] ?? ''));
    }
  };
  // Without the list of common passwords, only WordPress checks them.
  field.addEventListener('focus', () => void loadCommonPasswords().then(tick, () => undefined), {
    once: true,
  });
  for (const typed of [field, email]) typed?.addEventListener('input', tick);
  tick();
}

function spokenText(text: string): HTMLElement {
  const hidden = document.createElement('span');
  hidden.className = 'visually-hidden';
  hidden.dataset['said'] = '';
  hidden.textContent = ` (${text})`;
  return hidden;
}
