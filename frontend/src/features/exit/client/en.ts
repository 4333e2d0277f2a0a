import { en } from '../locales/en.ts';
import { warn } from './warn.ts';

/** The warning on English pages. */
export const act = (link: HTMLElement): Promise<void> => warn(link, en);
