import { fr as detail } from '../../components/detail/locales/fr.ts';
import { fr as calls } from '../../features/calls/locales/fr.ts';
import { fr as catalogue } from '../../features/catalogue/locales/fr.ts';
import { fr as events } from '../../features/events/locales/fr.ts';
import { fr as home } from '../../features/home/locales/fr.ts';
import { fr as initiatives } from '../../features/initiatives/locales/fr.ts';
import { fr as projects } from '../../features/projects/locales/fr.ts';
import { fr as resources } from '../../features/resources/locales/fr.ts';
import { fr as trainings } from '../../features/trainings/locales/fr.ts';

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
