/** Something that went wrong for a reason that the person can act on: what happened, then what to do. */
export class Failure extends Error {
  readonly advice: string[];

  constructor(message: string, ...advice: string[]) {
    super(message);
    this.name = 'Failure';
    this.advice = advice;
  }
}

/** What is printed for an error: a Failure's own words, or the whole stack of a mistake of ours. */
export function explain(error: unknown): string {
  if (error instanceof Failure) return [error.message, ...error.advice].join('\n  ');
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
