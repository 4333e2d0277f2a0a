import { fr } from '../locales/fr.ts';
import { choose } from './consent.ts';

/** The consent script of French pages. */
export const chooseCookies = (origin: HTMLElement, submitter: HTMLElement | null): Promise<void> =>
  choose(origin, submitter, { close: fr.close, saved: fr.saved, failed: fr.failed });
