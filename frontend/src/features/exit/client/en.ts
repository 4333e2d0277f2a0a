import { en } from '../locales/en.ts';
import { warn } from './warn.ts';

/** The warning on English pages. */
export const warnBeforeLeaving = (link: HTMLElement): Promise<void> => warn(link, en);
