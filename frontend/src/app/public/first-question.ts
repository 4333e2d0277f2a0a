import { userDetails } from '../../../shared/config/calls/auth-calls.ts';
import { read } from '../../lib/api/read.ts';
import { onboardingClosedKey } from '../../../shared/forms/onboarding-form.ts';
import { runAction } from './actions.ts';

/** Opens the onboarding dialog once per tab. Its link remains to open it again. */
export async function openFirstQuestion(): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>('[data-onboarding] a');
  if (!link || sessionStorage.getItem(onboardingClosedKey)) return;
  if (await isAnswered()) link.closest('[data-onboarding]')?.remove();
  else await runAction(link);
}

/** The page has the state of this browser: the user may have answered in another one. */
async function isAnswered(): Promise<boolean> {
  const user = await read(userDetails);
  if (!user) throw new Error('user-details was refused');
  return user.isOnboarded;
}
