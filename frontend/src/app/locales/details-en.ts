import { en as detail } from '../../components/detail/locales/en.ts';
import { en as calls } from '../../features/calls/locales/en.ts';
import { en as events } from '../../features/events/locales/en.ts';
import { en as initiatives } from '../../features/initiatives/locales/en.ts';
import { en as projects } from '../../features/projects/locales/en.ts';
import { en as resources } from '../../features/resources/locales/en.ts';
import { en as trainings } from '../../features/trainings/locales/en.ts';

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
