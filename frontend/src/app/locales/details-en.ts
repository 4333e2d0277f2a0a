import { en as detail } from '../../components/detail/locales/en.ts';
import { en as calls } from '../../features/calls/locales/en.ts';
import { en as catalogue } from '../../features/catalogue/locales/en.ts';
import { en as events } from '../../features/events/locales/en.ts';
import { en as home } from '../../features/home/locales/en.ts';
import { en as initiatives } from '../../features/initiatives/locales/en.ts';
import { en as projects } from '../../features/projects/locales/en.ts';
import { en as resources } from '../../features/resources/locales/en.ts';
import { en as trainings } from '../../features/trainings/locales/en.ts';

/** Texts that only pages kept as the server made them need: details and lists. */
export const detailTexts = {
  calls,
  catalogue,
  detail,
  events,
  home,
  initiatives,
  projects,
  resources,
  trainings,
} as const;
