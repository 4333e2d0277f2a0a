import type { FastifyRequest } from 'fastify';
import { newsletterData } from '../../../shared/config/calls/newsletter-calls.ts';
import * as rows from '../../../shared/config/calls/page-data-calls.ts';
import { graphqlLanguage, languages } from '../../../shared/config/locales.ts';
import {
  CountriesOperation,
  PageOperation,
  type PageQuery,
  type PageQueryVariables,
  SectorsAndCountriesOperation,
} from '../../../shared/graphql/generated/operations.ts';
import type { Operation } from '../../../shared/graphql/operation.ts';
import contentLimits from '../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { toAppError } from '../../errors/app-error.ts';
import type { Variables } from '../../upstream/operations.ts';
import type { Route } from '../route.ts';

/** GET /api/page-data/…: what the account screens show, in the language of `x-locale`; the same for everybody. */
export const route: Route = async (app, { operations, queries }) => {
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.header('cache-control', 'public, max-age=0, must-revalidate').header('vary', 'x-locale');
    return payload;
  });

  const page = async (key: PageQueryVariables['key'], request: FastifyRequest) =>
    staffTextOf((await query(PageOperation, { key, language: languageOf(request) }, request)).passerellePage);
  const countries = async (request: FastifyRequest) => {
    const { passerelleReference } = await query(
      CountriesOperation,
      { language: languageOf(request) },
      request,
    );
    return passerelleReference.countries.map(({ isoCode, name }) => ({ isoCode, name }));
  };
  const { password } = contentLimits;
  const registration = async (key: PageQueryVariables['key'], request: FastifyRequest) => ({
    data: { page: await page(key, request), password, countries: await countries(request) },
  });

  app.call(rows.loginData, async (request) => ({ data: { page: await page('login', request) } }));
  app.call(rows.passwordRecoveryData, async (request) => ({
    data: { page: await page('forgot_password', request) },
  }));
  app.call(rows.newPasswordData, async (request) => ({
    data: { page: await page('new_password', request), password },
  }));
  app.call(rows.registerSignInData, (request) => registration('sign_up', request));
  app.call(rows.registerActivateData, (request) => registration('activation', request));
  app.call(rows.settingsData, (request) => registration('settings', request));
  app.call(newsletterData, async (request) => {
    const variables = { language: languageOf(request) };
    const { passerelleReference } = await query(SectorsAndCountriesOperation, variables, request);
    return { data: { languages: [...languages], ...passerelleReference } };
  });

  async function query<Result, Input>(
    { id }: Operation<Result, Input>,
    variables: Input,
    request: FastifyRequest,
  ): Promise<Result> {
    try {
      const { data } = await queries.query(operations.get(id), variables as Variables, request.id);
      return data as Result;
    } catch (error) {
      throw toAppError(error);
    }
  }
};

const languageOf = (request: FastifyRequest): 'FR' | 'EN' => graphqlLanguage(request.language);

function staffTextOf(page: PageQuery['passerellePage']) {
  if (!page) return null;
  const { title, content, modifiedAt } = page;
  return { title, content, modifiedAt };
}
