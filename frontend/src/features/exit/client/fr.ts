import { fr } from '../locales/fr.ts';
import { warn } from './warn.ts';

/** The warning on French pages. */
export const act = (link: HTMLElement): Promise<void> => warn(link, fr);
