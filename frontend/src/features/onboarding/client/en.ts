import { en } from '../locales/en.ts';
import { ask } from './onboarding.ts';

/** The question's script on pages in this language. */
export const askInterests = (origin: HTMLElement): Promise<void> => {
  const { close, saved, skipped, failed, filter } = en;
  return ask(origin, { close, saved, skipped, failed, filter });
};
