/** What `data-act` names, on French pages. */
export { act as consent } from '../../../features/consent/client/fr.ts';
export { act as external } from '../../../features/exit/client/fr.ts';

/** Fetched apart: few people are asked, and once. */
export const onboarding = async (origin: HTMLElement): Promise<void> =>
  (await import('../../../features/onboarding/client/fr.ts')).act(origin);
