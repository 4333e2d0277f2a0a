import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { onboardingCall } from '../../../shared/forms/onboarding-form.ts';
import {
  SectorsAndCountriesOperation,
  type SectorsAndCountriesQuery,
} from '../../../shared/graphql/generated/operations.ts';
import type { Onboarding } from '../../onboarding/onboarding.ts';
import type { Operations } from '../../upstream/operations.ts';
import type { PublicQueries } from '../../upstream/public-queries.ts';

interface Options {
  onboarding: Onboarding;
  operations: Operations;
  queries: PublicQueries;
}

const mostChoices = 400;
const Ids = Type.Optional(
  Type.Array(Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }), { maxItems: mostChoices }),
);
const Answer = Type.Object(
  {
    sectorIds: Ids,
    countryIds: Ids,
    allSectors: Type.Optional(Type.Boolean()),
    allCountries: Type.Optional(Type.Boolean()),
    skipped: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
const describe = (summary: string) => ({ tags: ['onboarding'], summary });

/** What people are interested in: what there is, what they chose, and their answer to the first question. */
export async function onboardingCalls(app: FastifyInstance, options: Options): Promise<void> {
  const { onboarding, operations, queries } = options;

  app.get(
    '/api/onboarding/sectors-and-countries',
    { schema: describe('Sectors and countries, named in the language of x-locale') },
    async (request, reply) => {
      const variables = { language: request.language.toUpperCase() };
      const { data } = await queries.ask(
        operations.get(SectorsAndCountriesOperation.id),
        variables,
        request.id,
      );
      reply.header('cache-control', 'no-cache').header('vary', 'x-locale');
      return { data: (data as SectorsAndCountriesQuery).passerelleReference };
    },
  );

  app.get(
    '/api/onboarding/onboarding-datas',
    { schema: describe('What the person who asks is interested in, and whether they were asked') },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: await onboarding.datas(request, reply) };
    },
  );

  app.post<{ Body: Static<typeof Answer> }>(
    onboardingCall,
    { schema: { ...describe('The answer to the first question; skipped: later'), body: Answer } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const {
        sectorIds = [],
        countryIds = [],
        allSectors = false,
        allCountries = false,
        skipped = false,
      } = request.body;
      const input = { sectorIds, countryIds, allSectors, allCountries, skipped };
      return { data: await onboarding.answer(request, reply, input) };
    },
  );
}
