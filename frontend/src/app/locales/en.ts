import { en as catalogue } from '../../features/catalogue/locales/en.ts';
import { en as home } from '../../features/home/locales/en.ts';
import { en as common } from '../../i18n/locales/en.ts';

/** Every text of the public site in this language; the client fetches its own language only. */
export const texts = { ...common, catalogue, home } as const;
