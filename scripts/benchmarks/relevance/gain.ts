/** A query and the items that answer it. */
export interface Judgement {
  language: 'fr' | 'en';
  /** Kind of query, for figures of their own. */
  kind: string;
  q: string;
  /** Grades by key of a demo item: 3 what is asked, 2 useful, 1 slightly useful. */
  relevant: Readonly<Record<string, number>>;
}

/** What the search found. */
export interface Found {
  /** Keys of the items of the first page, in order. */
  keys: readonly string[];
  total: number;
  ms: number;
}

export interface JudgedAnswer {
  judgement: Judgement;
  answer: Found;
}

const discounted = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/** Normalised discounted cumulative gain of the first results: 1 for the best order that there is, 0 when none is relevant. */
export function gain({ judgement, answer }: JudgedAnswer, length: number): number {
  const grades = answer.keys.slice(0, length).map((key) => judgement.relevant[key] ?? 0);
  const best = Object.values(judgement.relevant)
    .toSorted((a, b) => b - a)
    .slice(0, length);
  return discounted(grades) / discounted(best);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const meanGain = (answers: readonly JudgedAnswer[], length: number): number =>
  mean(answers.map((each) => gain(each, length)));

/** Share of the queries with an item of the best grade among the first results. */
export const successAt = (answers: readonly JudgedAnswer[], length: number): number =>
  mean(
    answers.map(({ judgement, answer }) => {
      const best = Math.max(...Object.values(judgement.relevant));
      return answer.keys.slice(0, length).some((key) => (judgement.relevant[key] ?? 0) >= best) ? 1 : 0;
    }),
  );
