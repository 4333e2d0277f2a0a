import type { QueryFunction } from './operation.ts';

/** Asks through /api/graphql. The client that does so is fetched at the first question, not with the page. */
export const clientQuery: QueryFunction = async (operation, variables) => {
  const { ask } = await import('./apollo-client.ts');
  return ask(operation, variables);
};
