import type { ReviewFieldsFragment } from '../../../shared/graphql/generated/operations.ts';

/** A score as it is written. Points are in hundredths, by criterion. */
export interface ScoreDraft {
  readonly points: Readonly<Record<string, number>>;
  readonly comments: Readonly<Record<string, string>>;
  readonly comment: string;
}

/** The score that is stored. */
export function draftOf({ score }: Pick<ReviewFieldsFragment, 'score'>): ScoreDraft {
  return {
    points: Object.fromEntries(
      score.points.flatMap(({ criterionId, points }) => (points === null ? [] : [[criterionId, points]])),
    ),
    comments: Object.fromEntries(score.points.map(({ criterionId, comment }) => [criterionId, comment])),
    comment: score.comment,
  };
}

/** The members of the body that hold a draft. */
export function bodyOf({ points, comments, comment }: ScoreDraft) {
  const ids = [...new Set([...Object.keys(points), ...Object.keys(comments)])];
  const scores = ids.map((criterionId) => ({
    criterionId,
    comment: comments[criterionId] ?? '',
    ...(points[criterionId] !== undefined && { points: points[criterionId] }),
  }));
  return { scores, comment };
}

/** Empty comments are none. */
export const isSameScore = (one: ScoreDraft, other: ScoreDraft): boolean =>
  comparable(one) === comparable(other);

const byCriterion = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  one < other ? -1 : Number(one > other);
const comparable = ({ points, comments, comment }: ScoreDraft): string =>
  JSON.stringify([
    Object.entries(points).toSorted(byCriterion),
    Object.entries(comments)
      .filter(([, text]) => text !== '')
      .toSorted(byCriterion),
    comment,
  ]);
