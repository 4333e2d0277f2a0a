import type { TrainingQuery } from '../../../shared/graphql/generated/operations.ts';
import {
  type DataContext,
  organizationNamed,
  placeOf,
  siteOrganization,
  type Thing,
} from '../../lib/structured-data.ts';

const modes = { onsite: 'Onsite', online: 'Online', hybrid: 'Blended' } as const;

/** A training as a course with one instance. */
export function trainingData(
  training: NonNullable<TrainingQuery['passerelleTraining']>,
  { url, image, language, origin }: DataContext,
): Thing[] {
  const { card, provider, organiser, startDate, endDate } = training;
  const mode = card.mode ?? 'onsite';
  const place = mode === 'online' ? undefined : placeOf(card.place, training.address, card);
  const giver = provider || organiser?.name;
  return [
    {
      '@type': 'Course',
      '@id': `${url}#course`,
      name: card.title,
      description: card.summary,
      url,
      image,
      inLanguage: language,
      ...(card.level ? { educationalLevel: card.level } : {}),
      provider: giver ? organizationNamed(giver) : siteOrganization(origin),
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: modes[mode],
        ...(startDate ? { startDate } : {}),
        ...(endDate ? { endDate } : {}),
        ...(place ? { location: place } : {}),
      },
    },
  ];
}
