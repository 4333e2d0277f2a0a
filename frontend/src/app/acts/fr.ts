/** What `data-act` names, on French pages. */
export { act as consent } from '../../features/consent/client/fr.ts';
export { act as external } from '../../features/exit/client/fr.ts';
export { act as onboarding } from '../../features/onboarding/client/fr.ts';
