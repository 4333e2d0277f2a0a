import { createUser, registerUser, verifyUserHash } from '../../../shared/config/calls/auth-calls.ts';
import { acceptAsReviewer } from '../../../shared/config/calls/invitation-calls.ts';
import type { BodyOf } from '../../../shared/config/calls/types.ts';
import { graphqlLanguage } from '../../../shared/config/locales.ts';
import { joinPhone } from '../../../shared/forms/phone.ts';
import {
  AcceptAsReviewerOperation,
  ActivateOperation,
  CompleteAccountOperation,
  RegisterOperation,
} from '../../../shared/graphql/generated/operations.ts';
import { AppError } from '../../errors/app-error.ts';
import { clearDemandToken, cookieNames, setDemandToken, setSignUpAddress } from '../../session/cookies.ts';
import { type CsrfTokens, sessionBinding } from '../../session/csrf.ts';
import type { Issued } from '../../session/sessions.ts';
import { hook } from '../hook.ts';

/** Sign-up and activation. WordPress decides what an answer reveals; known and unknown addresses get the same answer. */
export const hooks = [
  hook(registerUser, async ({ email, ...person }, { request, reply, sessions }) => {
    const { passerelleRegister } = await sessions.query(
      RegisterOperation,
      {
        input: { email, ...inputOf(person) },
        language: graphqlLanguage(request.language),
        address: request.network,
      },
      request,
    );
    // Success is reported only when WordPress confirmed it.
    if (!passerelleRegister) throw new Error('WordPress did not confirm');
    setSignUpAddress(reply, email);
    return { accepted: true };
  }),

  // A person who signed up is signed in; an invited one gets the demand token for completing the account.
  hook(verifyUserHash, async (input, { request, reply, sessions, csrf }) => {
    const { hash, password, passwordConfirm, replace } = input;
    const { passerelleActivate } = await sessions.query(
      ActivateOperation,
      {
        hash,
        password: password ?? '',
        passwordConfirm: passwordConfirm ?? '',
        replace: replace ?? false,
        address: request.network,
        device: request.headers['user-agent'] ?? '',
      },
      request,
    );
    const { signedIn, demandToken, demandSeconds } = passerelleActivate;
    if (signedIn) {
      await sessions.begin(request, reply, signedIn);
      return { active: true, toComplete: false, ...signedInAnswer(signedIn, csrf) };
    }
    if (!demandToken || !demandSeconds) throw new Error('WordPress gave neither session nor demand token');
    setDemandToken(reply, demandToken, demandSeconds);
    return { active: true, toComplete: true };
  }),

  hook(createUser, async (person, { request, reply, sessions, csrf }) => {
    const demandToken = request.cookies[cookieNames.demand];
    if (!demandToken) throw new AppError('link_expired', { detail: 'no demand token' });
    const { passerelleCompleteAccount: issued } = await sessions
      .query(
        CompleteAccountOperation,
        {
          demandToken,
          input: inputOf(person),
          address: request.network,
          device: request.headers['user-agent'] ?? '',
        },
        request,
      )
      .catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'link_expired') clearDemandToken(reply);
        throw error;
      });
    await sessions.begin(request, reply, issued);
    clearDemandToken(reply);
    return signedInAnswer(issued, csrf);
  }),

  hook(acceptAsReviewer, async ({ hash, ...person }, { request, reply, sessions, csrf }) => {
    const { passerelleAcceptAsReviewer: issued } = await sessions.query(
      AcceptAsReviewerOperation,
      {
        hash,
        input: inputOf(person),
        address: request.network,
        device: request.headers['user-agent'] ?? '',
      },
      request,
    );
    await sessions.begin(request, reply, issued);
    return signedInAnswer(issued, csrf);
  }),
];

const signedInAnswer = ({ user, refreshToken }: Issued, csrf: CsrfTokens) => ({
  user,
  csrfToken: csrf.issue(sessionBinding(refreshToken)),
});

type PersonInput = BodyOf<typeof createUser>;

/** Copies the known fields only; anything else in the request is dropped. */
function inputOf(person: PersonInput): PersonInput {
  const { password, passwordConfirm, firstName, lastName, country, phone, acceptTerms } = person;
  return {
    password,
    passwordConfirm,
    firstName,
    lastName,
    country,
    phone: joinPhone(phone ?? '', country),
    acceptTerms,
  };
}
