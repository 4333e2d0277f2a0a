import { en as calls } from '../../features/calls/locales/en.ts';
import { en as catalogue } from '../../features/catalogue/locales/en.ts';
import { en as events } from '../../features/events/locales/en.ts';
import { en as home } from '../../features/home/locales/en.ts';
import { en as initiatives } from '../../features/initiatives/locales/en.ts';
import { en as projects } from '../../features/projects/locales/en.ts';
import { en as resources } from '../../features/resources/locales/en.ts';
import { en as site } from '../../features/site/locales/en.ts';
import { en as trainings } from '../../features/trainings/locales/en.ts';
import { en as common } from '../../i18n/locales/en.ts';

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
