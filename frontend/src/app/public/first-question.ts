import { askedKey } from '../../../shared/forms/onboarding-form.ts';
import { runAction } from './actions.ts';

/** Opens the first question to somebody by itself, once in a tab. Its link stays as the way back to it. */
export async function openFirstQuestion(): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>('[data-onboarding] a');
  if (!link || sessionStorage.getItem(askedKey)) return;
  if (await isAnswered()) link.closest('[data-onboarding]')?.remove();
  else await runAction(link);
}

/** The page knows what this browser was told last: they may have answered in another one. */
async function isAnswered(): Promise<boolean> {
  const response = await fetch('/api/auth/user-details', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`user-details: ${response.status}`);
  return ((await response.json()) as { data: { isOnboarded: boolean } }).data.isOnboarded;
}
