import { en } from '../locales/en.ts';
import { choose } from './consent.ts';

/** The consent script of English pages. */
export const chooseCookies = (origin: HTMLElement, submitter: HTMLElement | null): Promise<void> =>
  choose(origin, submitter, { close: en.close, saved: en.saved, failed: en.failed });
