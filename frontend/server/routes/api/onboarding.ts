import type { FastifyInstance } from 'fastify';
import { onboardingDatas, updateInterests } from '../../../shared/config/calls/onboarding-calls.ts';
import type { Onboarding } from '../../onboarding/onboarding.ts';

/** Calls for a person's interests: their choices, and their answer to the first question. */
export async function onboardingCalls(
  app: FastifyInstance,
  { onboarding }: { onboarding: Onboarding },
): Promise<void> {
  app.call(onboardingDatas, async (request, reply) => ({ data: await onboarding.datas(request, reply) }));

  app.call(updateInterests, async (request, reply) => {
    const {
      sectorIds = [],
      countryIds = [],
      allSectors = false,
      allCountries = false,
      skipped = false,
    } = request.body;
    const input = {
      sectorIds: [...sectorIds],
      countryIds: [...countryIds],
      allSectors,
      allCountries,
      skipped,
    };
    return { data: await onboarding.answer(request, reply, input) };
  });
}
