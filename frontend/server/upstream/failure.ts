/**
 * How a call failed. `silent`: no answer in time, or no connection. `broken`: an answer that is not GraphQL, such as
 * the page of a PHP error. Either may be caused by this one request: a single failure is no evidence about WordPress.
 */
export type FailureKind = 'silent' | 'broken';

/** Answer of WordPress that cannot be used. */
export class BrokenAnswer extends Error {
  constructor(detail: string) {
    super(detail);
    this.name = 'BrokenAnswer';
  }
}

export const failureKind = (error: unknown): FailureKind =>
  error instanceof Error && error.cause instanceof BrokenAnswer ? 'broken' : 'silent';
