import { fr as catalogue } from '../../features/catalogue/locales/fr.ts';
import { fr as home } from '../../features/home/locales/fr.ts';
import { fr as common } from '../../i18n/locales/fr.ts';

/** Every text of the public site in this language; the client fetches its own language only. */
export const texts = { ...common, catalogue, home } as const;
