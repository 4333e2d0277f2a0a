import { fr as calls } from '../../features/calls/locales/fr.ts';
import { fr as catalogue } from '../../features/catalogue/locales/fr.ts';
import { fr as events } from '../../features/events/locales/fr.ts';
import { fr as home } from '../../features/home/locales/fr.ts';
import { fr as initiatives } from '../../features/initiatives/locales/fr.ts';
import { fr as projects } from '../../features/projects/locales/fr.ts';
import { fr as resources } from '../../features/resources/locales/fr.ts';
import { fr as site } from '../../features/site/locales/fr.ts';
import { fr as trainings } from '../../features/trainings/locales/fr.ts';
import { fr as common } from '../../i18n/locales/fr.ts';

/** Every text of the public site in this language; the client fetches its own language only. */
export const texts = {
  ...common,
  calls,
  catalogue,
  events,
  home,
  initiatives,
  projects,
  resources,
  site,
  trainings,
} as const;
