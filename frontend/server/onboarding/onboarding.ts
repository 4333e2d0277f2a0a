import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  AnswerOnboardingOperation,
  type AnswerOnboardingMutation,
  type PasserelleOnboardingInput,
} from '../../shared/graphql/generated/operations.ts';
import type { Sessions } from '../session/sessions.ts';

type OnboardingAnswer = AnswerOnboardingMutation['passerelleAnswerOnboarding'];

/** Interests of a user, as answers of calls contain them. */
export interface OnboardingDatas {
  isOnboarded: boolean;
  sectorIds: number[];
  countryIds: number[];
  allSectors: boolean;
  allCountries: boolean;
}

/** Onboarding (choice of interests), for its page and its call. */
export class Onboarding {
  readonly #sessions: Sessions;

  constructor(sessions: Sessions) {
    this.#sessions = sessions;
  }

  /** @throws AppError as Sessions.run */
  async datas(request: FastifyRequest, reply: FastifyReply): Promise<OnboardingDatas> {
    return toResponse(await this.#sessions.user(request, reply));
  }

  /** @throws AppError invalid_fields (`sectorIds.0`: unexpected) · as Sessions.run */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    input: PasserelleOnboardingInput,
  ): Promise<OnboardingDatas> {
    const { passerelleAnswerOnboarding } = await this.#sessions.run(request, reply, (accessToken) =>
      this.#sessions.query(AnswerOnboardingOperation, { input }, request, accessToken),
    );
    const person = this.#sessions.personFromCookie(request);
    if (person)
      this.#sessions.remember(reply, { ...person, isOnboarded: passerelleAnswerOnboarding.isOnboarded });
    return toResponse(passerelleAnswerOnboarding);
  }
}

const toResponse = ({ interestSectors, interestCountries, ...rest }: OnboardingAnswer): OnboardingDatas => ({
  isOnboarded: rest.isOnboarded,
  sectorIds: interestSectors,
  countryIds: interestCountries,
  allSectors: rest.allSectors,
  allCountries: rest.allCountries,
});
