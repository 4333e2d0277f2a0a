import type { FormTexts } from '../../../shared/application-form/form-document.ts';

/** How the applications of a stage are reviewed, as wp-plugin/config/review-plan.schema.json describes it: the plugin reads and checks it. */
export interface ReviewPlan {
  readonly format: 1;
  readonly blind?: boolean;
  readonly managersReview?: boolean;
  readonly criteria: readonly Criterion[];
  /** Ids of criteria. */
  readonly tieBreakers: readonly string[];
}

export interface Criterion {
  readonly id: string;
  readonly label: FormTexts;
  readonly guidance?: FormTexts;
  /** 0: shown, never summed. */
  readonly weight: number;
  readonly scale: Scale;
  readonly commentRequired?: boolean;
}

/** Parts of a point in which scales and scores are stored. */
export const hundredths = 100;

/** In hundredths of a point. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export const readPlan = (document: string): ReviewPlan => JSON.parse(document) as ReviewPlan;

/** All points of a scale, in hundredths. */
export function pointsOf({ min, max, step }: Scale): number[] {
  return Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, number) => min + number * step);
}
