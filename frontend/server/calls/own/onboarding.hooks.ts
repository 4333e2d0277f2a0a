import { onboardingDatas, updateInterests } from '../../../shared/config/calls/onboarding-calls.ts';
import {
  AnswerOnboardingOperation,
  type AnswerOnboardingMutation,
} from '../../../shared/graphql/generated/operations.ts';
import { hook } from '../hook.ts';

/** A person's interests: their choices, and their answer to the first question. */
export const hooks = [
  hook(onboardingDatas, async (_input, { request, reply, sessions }) =>
    interestsOf(await sessions.user(request, reply)),
  ),

  hook(updateInterests, async (body, { request, reply, sessions }) => {
    const {
      sectorIds = [],
      countryIds = [],
      allSectors = false,
      allCountries = false,
      skipped = false,
    } = body;
    const input = {
      sectorIds: [...sectorIds],
      countryIds: [...countryIds],
      allSectors,
      allCountries,
      skipped,
    };
    const { passerelleAnswerOnboarding: answer } = await sessions.run(request, reply, (accessToken) =>
      sessions.query(AnswerOnboardingOperation, { input }, request, accessToken),
    );
    const person = sessions.personFromCookie(request);
    if (person) sessions.remember(reply, { ...person, isOnboarded: answer.isOnboarded });
    return interestsOf(answer);
  }),
];

const interestsOf = (answer: AnswerOnboardingMutation['passerelleAnswerOnboarding']) => ({
  isOnboarded: answer.isOnboarded,
  sectorIds: answer.interestSectors,
  countryIds: answer.interestCountries,
  allSectors: answer.allSectors,
  allCountries: answer.allCountries,
});
