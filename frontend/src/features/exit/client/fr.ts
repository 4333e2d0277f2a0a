import { fr } from '../locales/fr.ts';
import { warn } from './warn.ts';

/** The warning on French pages. */
export const warnBeforeLeaving = (link: HTMLElement): Promise<void> => warn(link, fr);
