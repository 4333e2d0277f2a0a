/** What `data-act` names, on English pages. */
export { act as consent } from '../../../features/consent/client/en.ts';
export { act as external } from '../../../features/exit/client/en.ts';

/** Fetched apart: few people are asked, and once. */
export const onboarding = async (origin: HTMLElement): Promise<void> =>
  (await import('../../../features/onboarding/client/en.ts')).act(origin);
