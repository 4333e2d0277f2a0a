import type { FastifyInstance } from 'fastify';
import { createUser, registerUser, verifyUserHash } from '../../../../shared/config/calls/auth-calls.ts';
import type { Accounts } from '../../../accounts/accounts.ts';
import { type CsrfTokens, sessionBinding } from '../../../session/csrf.ts';

interface Options {
  accounts: Accounts;
  csrf: CsrfTokens;
}

/** Sign-up and activation. Answers do not reveal whether an address has an account. */
export async function accountCalls(app: FastifyInstance, { accounts, csrf }: Options): Promise<void> {
  app.call(registerUser, async (request) => {
    const { botProof: proof = '', ...input } = request.body;
    await accounts.register(request, input, { proof }, request.language);
    return { data: { accepted: true } };
  });

  app.call(verifyUserHash, async (request, reply) => {
    const issued = await accounts.activate(request, reply, request.body);
    if (!issued) return { data: { active: true, toComplete: true } };
    const { user, refreshToken } = issued;
    return {
      data: { active: true, toComplete: false, user, csrfToken: csrf.issue(sessionBinding(refreshToken)) },
    };
  });

  app.call(createUser, async (request, reply) => {
    const { user, refreshToken } = await accounts.complete(request, reply, request.body);
    return { data: { user, csrfToken: csrf.issue(sessionBinding(refreshToken)) } };
  });
}
