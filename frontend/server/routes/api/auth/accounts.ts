import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Accounts } from '../../../accounts/accounts.ts';
import { type CsrfTokens, sessionBinding } from '../../../session/csrf.ts';

interface Options {
  accounts: Accounts;
  csrf: CsrfTokens;
}

/** Empty and long texts are for WordPress to refuse, with whatever else is wrong. */
const person = {
  password: Type.String(),
  passwordConfirm: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  country: Type.String(),
  phone: Type.Optional(Type.String()),
  acceptTerms: Type.Boolean(),
};
const email = Type.String();
const hash = Type.String();
const botProof = Type.Optional(Type.String());
const closed = { additionalProperties: false };

const Registration = Type.Object({ ...person, email, botProof }, closed);
const Completing = Type.Object(person, closed);
const Activation = Type.Object(
  {
    hash,
    password: Type.Optional(person.password),
    passwordConfirm: Type.Optional(person.passwordConfirm),
    /** True, or what a form makes of it. */
    replace: Type.Optional(Type.Union([Type.Boolean(), Type.Literal('true')])),
  },
  closed,
);
const Recovery = Type.Object({ email, botProof }, closed);
const NewPassword = Type.Object(
  { hash, password: person.password, passwordConfirm: person.passwordConfirm },
  closed,
);
const describe = (summary: string) => ({ tags: ['auth'], summary });
const done = { data: { accepted: true } };

/** How accounts begin, and the way back in. Answers tell nothing about an address. */
export async function accountCalls(app: FastifyInstance, { accounts, csrf }: Options): Promise<void> {
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.header('cache-control', 'no-store');
    return payload;
  });

  app.post<{ Body: Static<typeof Registration> }>(
    '/api/auth/register-user',
    {
      schema: { ...describe('Ask for an account: a mail has the link that opens it'), body: Registration },
      config: { failsAs: 'registration_failed' },
    },
    async (request, reply) => {
      const { botProof: proof = '', ...input } = request.body;
      await accounts.register(request, { phone: '', ...input }, { proof }, request.language);
      return reply.code(202).send(done);
    },
  );

  app.post<{ Body: Static<typeof Activation> }>(
    '/api/auth/verify-user-hash',
    {
      schema: {
        ...describe('Take the link of an activation mail'),
        description:
          'With the password of the sign-up, or with a new one (replace), the account is active and signed in. ' +
          'Invited people need no password: they get the proof that lets them complete the account.',
        body: Activation,
      },
      config: { needsCookies: true, failsAs: 'registration_failed' },
    },
    async (request, reply) => {
      const { replace = false, ...input } = request.body;
      const issued = await accounts.activate(request, reply, { ...input, replace: Boolean(replace) });
      if (!issued) return { data: { active: true, toComplete: true } };
      const { user, refreshToken } = issued;
      return {
        data: { active: true, toComplete: false, user, csrfToken: csrf.issue(sessionBinding(refreshToken)) },
      };
    },
  );

  app.post<{ Body: Static<typeof Completing> }>(
    '/api/auth/create-user',
    {
      schema: {
        ...describe('End a sign-up that began elsewhere, with a demand access token'),
        body: Completing,
      },
      config: { needsCookies: true, failsAs: 'registration_failed' },
    },
    async (request, reply) => {
      const { user, refreshToken } = await accounts.complete(request, reply, { phone: '', ...request.body });
      return { data: { user, csrfToken: csrf.issue(sessionBinding(refreshToken)) } };
    },
  );

  app.post<{ Body: Static<typeof Recovery> }>(
    '/api/auth/forgot-password',
    {
      schema: { ...describe('Ask for a link to choose a new password'), body: Recovery },
      config: { failsAs: 'password_recovery_failed' },
    },
    async (request, reply) => {
      const { email: address, botProof: proof = '' } = request.body;
      await accounts.askNewPassword(request, address, { proof }, request.language);
      return reply.code(202).send(done);
    },
  );

  app.post<{ Body: Static<typeof NewPassword> }>(
    '/api/auth/reset-password',
    {
      schema: { ...describe('Choose a new password with the link of a mail'), body: NewPassword },
      config: { failsAs: 'password_recovery_failed' },
    },
    async (request) => {
      await accounts.resetPassword(request, request.body);
      return done;
    },
  );
}
