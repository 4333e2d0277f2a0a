import type { FastifyInstance, FastifyRequest } from 'fastify';
import { graphqlLanguage } from '../../../shared/config/locales.ts';
import {
  CountriesOperation,
  LayoutOperation,
  PageOperation,
  type PageQuery,
  type PageQueryVariables,
} from '../../../shared/graphql/generated/operations.ts';
import type { Operation } from '../../../shared/graphql/operation.ts';
import contentLimits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { toAppError } from '../../errors/app-error.ts';
import type { Operations, Variables } from '../../upstream/operations.ts';
import type { PublicQueries } from '../../upstream/public-queries.ts';

interface Options {
  operations: Operations;
  queries: PublicQueries;
}

/** What a screen needs besides the words that staff wrote for it. */
type More = 'countries' | 'password';

const screens: Record<string, { key: PageQueryVariables['key']; more: readonly More[] }> = {
  login: { key: 'LOGIN', more: [] },
  'register-sign-in': { key: 'SIGN_UP', more: ['countries', 'password'] },
  'register-activate': { key: 'ACTIVATION', more: ['countries', 'password'] },
  'password-recovery': { key: 'FORGOT_PASSWORD', more: [] },
  'new-password': { key: 'NEW_PASSWORD', more: ['password'] },
  settings: { key: 'SETTINGS', more: ['countries', 'password'] },
};

const describe = (summary: string) => ({ schema: { tags: ['page-data'], summary } });

/** GET /api/page-data/…: what the account screens show, in the language of `x-locale`; the same for everybody. */
export async function pageData(app: FastifyInstance, { operations, queries }: Options): Promise<void> {
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.header('cache-control', 'public, max-age=0, must-revalidate').header('vary', 'x-locale');
    return payload;
  });

  for (const [name, { key, more }] of Object.entries(screens)) {
    app.get(
      `/api/page-data/${name}`,
      describe(`Words of staff (null: the site’s own) and what the form of "${name}" needs`),
      async (request) => {
        const language = graphqlLanguage(request.language);
        const [{ passerellePage }, added] = await Promise.all([
          ask(PageOperation, { key, language }, request),
          addedTo(more, request),
        ]);
        return { data: { page: staffTextOf(passerellePage), ...added } };
      },
    );
  }

  app.get('/api/page-data/layout', describe('What the frame of every page says'), async (request) => {
    const { passerelleLayout } = await ask(
      LayoutOperation,
      { language: graphqlLanguage(request.language) },
      request,
    );
    return { data: { siteName: passerelleLayout.siteName, description: passerelleLayout.description } };
  });

  async function addedTo(more: readonly More[], request: FastifyRequest): Promise<object> {
    const rule = more.includes('password') ? { password: contentLimits.password } : {};
    if (!more.includes('countries')) return rule;
    const language = graphqlLanguage(request.language);
    const { passerelleReference } = await ask(CountriesOperation, { language }, request);
    const countries = passerelleReference.countries.map(({ isoCode, name }) => ({ isoCode, name }));
    return { ...rule, countries };
  }

  async function ask<Result, Input>(
    { id }: Operation<Result, Input>,
    variables: Input,
    request: FastifyRequest,
  ): Promise<Result> {
    try {
      const { data } = await queries.ask(operations.get(id), variables as Variables, request.id);
      return data as Result;
    } catch (error) {
      throw toAppError(error);
    }
  }
}

function staffTextOf(page: PageQuery['passerellePage']) {
  if (!page) return null;
  const { title, content, modifiedAt } = page;
  return { title, content, modifiedAt };
}
