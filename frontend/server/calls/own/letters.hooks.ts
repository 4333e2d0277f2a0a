import { getLetter } from '../../../shared/config/calls/letter-calls.ts';
import { graphqlLanguage } from '../../../shared/config/locales.ts';
import { LetterOperation } from '../../../shared/graphql/generated/operations.ts';
import { hook } from '../hook.ts';

/** The letter of a link: reading marks it as opened, so that it is no query of /api/graphql. */
export const hooks = [
  hook(getLetter, async ({ hash }, { request, sessions }) => {
    const variables = { hash, language: graphqlLanguage(request.language) };
    return (await sessions.query(LetterOperation, variables, request)).passerelleLetter;
  }),
];
