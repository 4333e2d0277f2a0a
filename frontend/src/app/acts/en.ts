/** What `data-act` names, on English pages. */
export { act as consent } from '../../features/consent/client/en.ts';
export { act as external } from '../../features/exit/client/en.ts';
export { act as onboarding } from '../../features/onboarding/client/en.ts';
