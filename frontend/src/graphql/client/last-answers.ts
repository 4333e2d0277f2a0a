import type { ApolloClient } from '@apollo/client';

/** What is known about answers that the cache of a client has. */
export interface LastAnswers {
  readonly client: ApolloClient;
  /** Called for each answer of WordPress. */
  note: (question: string) => void;
  /** Whether the answer that the cache has may be shown again, which is then said to the person. */
  mayShow: (question: string) => boolean;
}

let known: LastAnswers | undefined;

/** @returns stops it */
export function keepAnswers(answers: LastAnswers): () => void {
  known = answers;
  return () => {
    if (known === answers) known = undefined;
  };
}

/** Those of this client: the server has none. */
export const answersOf = (client: ApolloClient): LastAnswers | undefined =>
  known?.client === client ? known : undefined;
