import { fr as detail } from '../../components/detail/locales/fr.ts';
import { fr as calls } from '../../features/calls/locales/fr.ts';
import { fr as events } from '../../features/events/locales/fr.ts';
import { fr as initiatives } from '../../features/initiatives/locales/fr.ts';
import { fr as projects } from '../../features/projects/locales/fr.ts';
import { fr as resources } from '../../features/resources/locales/fr.ts';
import { fr as trainings } from '../../features/trainings/locales/fr.ts';

/** Texts that only detail pages need. */
export const detailTexts = {
  calls,
  detail,
  events,
  initiatives,
  projects,
  resources,
  trainings,
} as const;
