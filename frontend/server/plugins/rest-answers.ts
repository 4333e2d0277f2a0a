import fp from 'fastify-plugin';
import { graphqlPath } from '../../shared/config/calls/graphql-path.ts';
import { languageOfGraphql } from '../../shared/config/locales.ts';

const isGraphqlLanguage = (value: unknown): value is 'FR' | 'EN' => value === 'FR' || value === 'EN';

/** The same value in the words of /api: no `__typename`, and languages as settings take them (`fr`, `en`). */
export function restValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(restValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== '__typename')
      .map(([name, member]) => [
        name,
        name === 'language' && isGraphqlLanguage(member) ? languageOfGraphql(member) : restValue(member),
      ]),
  );
}

/** Converts the answers of /api calls from GraphQL's form (names of types, languages) to that of REST. */
export const restAnswers = fp(async (app) => {
  app.addHook('preSerialization', async ({ routeOptions: { url = '' } }, _reply, payload) =>
    url.startsWith('/api/') && url !== graphqlPath ? restValue(payload) : payload,
  );
});
