/** Something that went wrong for a reason that the person can act on: what happened, then what to do. */
export class Failure extends Error {
  readonly advice: string[];

  constructor(message: string, ...advice: string[]) {
    super(message);
    this.name = 'Failure';
    this.advice = advice;
  }
}

/** Text printed for an error: the message of a Failure, or the whole stack of an unexpected error. */
export function explain(error: unknown): string {
  if (error instanceof Failure) return [error.message, ...error.advice].join('\n  ');
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
