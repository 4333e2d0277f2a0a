/** What `data-action` names, on French pages. */
export { chooseCookies as consent } from '../../../features/consent/client/fr.ts';
export { warnBeforeLeaving as external } from '../../../features/exit/client/fr.ts';

/** Fetched apart: few people are asked, and once. */
export const onboarding = async (origin: HTMLElement): Promise<void> =>
  (await import('../../../features/onboarding/client/fr.ts')).askInterests(origin);
