import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  AnswerOnboardingOperation,
  type AnswerOnboardingMutation,
  type PasserelleOnboardingInput,
} from '../../shared/graphql/generated/operations.ts';
import type { Sessions } from '../session/sessions.ts';

type Answered = AnswerOnboardingMutation['passerelleAnswerOnboarding'];

/** What somebody is interested in, as calls tell it. */
export interface OnboardingDatas {
  isOnboarded: boolean;
  sectorIds: number[];
  countryIds: number[];
  allSectors: boolean;
  allCountries: boolean;
}

/** The first question to somebody who is signed in, from its page and from the call alike. */
export class Onboarding {
  readonly #sessions: Sessions;

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
  }

  /** @throws AppError as Sessions.run */
  async datas(request: FastifyRequest, reply: FastifyReply): Promise<OnboardingDatas> {
    return told(await this.#sessions.user(request, reply));
  }

  /** @throws AppError invalid_fields (`sectorIds.0`: unexpected) · as Sessions.run */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    input: PasserelleOnboardingInput,
  ): Promise<OnboardingDatas> {
    const { passerelleAnswerOnboarding } = await this.#sessions.run(request, reply, (accessToken) =>
      this.#sessions.ask(AnswerOnboardingOperation, { input }, request, accessToken),
    );
    const noted = this.#sessions.noted(request);
    if (noted)
      this.#sessions.remember(reply, { ...noted, isOnboarded: passerelleAnswerOnboarding.isOnboarded });
    return told(passerelleAnswerOnboarding);
  }
}

const told = ({ interestSectors, interestCountries, ...rest }: Answered): OnboardingDatas => ({
  isOnboarded: rest.isOnboarded,
  sectorIds: interestSectors,
  countryIds: interestCountries,
  allSectors: rest.allSectors,
  allCountries: rest.allCountries,
});
