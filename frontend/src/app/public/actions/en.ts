/** What `data-action` names, on English pages. */
export { chooseCookies as consent } from '../../../features/consent/client/en.ts';
export { warnBeforeLeaving as external } from '../../../features/exit/client/en.ts';

/** Fetched apart: few people are asked, and once. */
export const onboarding = async (origin: HTMLElement): Promise<void> =>
  (await import('../../../features/onboarding/client/en.ts')).askInterests(origin);
