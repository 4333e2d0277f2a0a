import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import contentLimits from '../../../../../wp-plugin/config/limits.json' with { type: 'json' };
import { AppError } from '../../../errors/app-error.ts';
import type { FieldProblem } from '../../../errors/field-problem.ts';
import { type CsrfTokens, sessionBinding } from '../../../session/csrf.ts';
import type { Sessions } from '../../../session/sessions.ts';
import type { Settings } from '../../../settings/settings.ts';

interface Options {
  settings: Settings;
  sessions: Sessions;
  csrf: CsrfTokens;
}

/** Longer than any may be: what is too long is told by WordPress, with its own code. */
const text = () => Type.String({ maxLength: 4 * contentLimits.text.summary });
/** Numbers, or what a form makes of them. */
const Id = Type.Union([
  Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }),
  Type.String({ pattern: String.raw`^[1-9]\d{0,8}$` }),
]);
const Ids = (max: number) => Type.Array(Id, { maxItems: max });
const closed = { additionalProperties: false } as const;
const maxChoices = 300;

const Update = Type.Object(
  {
    section: Type.Union([Type.Literal('account'), Type.Literal('password'), Type.Literal('preferences')]),
    firstName: Type.Optional(text()),
    lastName: Type.Optional(text()),
    phone: Type.Optional(text()),
    phoneCountry: Type.Optional(text()),
    country: Type.Optional(text()),
    language: Type.Optional(Type.Union([Type.Literal('fr'), Type.Literal('en')])),
    currentPassword: Type.Optional(text()),
    password: Type.Optional(text()),
    passwordConfirm: Type.Optional(text()),
    sectorIds: Type.Optional(Ids(maxChoices)),
    countryIds: Type.Optional(Ids(maxChoices)),
    allSectors: Type.Optional(Type.Boolean()),
    allCountries: Type.Optional(Type.Boolean()),
    newsletter: Type.Optional(Type.Boolean()),
  },
  closed,
);
type UpdateBody = Static<typeof Update>;
type Member = Exclude<keyof UpdateBody, 'section'>;
/** What each section consists of. */
const members: Record<UpdateBody['section'], readonly Member[]> = {
  account: ['firstName', 'lastName', 'phone', 'phoneCountry', 'country', 'language'],
  password: ['currentPassword', 'password', 'passwordConfirm'],
  preferences: ['sectorIds', 'countryIds', 'allSectors', 'allCountries', 'newsletter'],
};
const optional = new Set<string>(['phone', 'phoneCountry']);

const told = (paths: readonly string[], code: FieldProblem['code']): FieldProblem[] =>
  paths.map((path) => ({ path, code }));

/** @throws AppError fields_missing · unexpected_fields */
function checkMembers({ section, ...given }: UpdateBody): void {
  const missing = members[section].filter((name) => !optional.has(name) && given[name] === undefined);
  const others = Object.keys(given).filter((name) => !(members[section] as readonly string[]).includes(name));
  if (others.length > 0)
    throw new AppError('unexpected_fields', { fields: told(others, 'unexpected_fields') });
  if (missing.length > 0) throw new AppError('fields_missing', { fields: told(missing, 'required') });
}

const Export = Type.Object({ password: text() }, closed);
const EmailChange = Type.Object({ email: text(), password: text() }, closed);
const Link = Type.Object({ hash: text() }, closed);
const Deletion = Type.Object(
  {
    password: text(),
    publishedItems: Type.Union([Type.Literal('keep'), Type.Literal('transfer'), Type.Literal('remove')]),
    heirId: Type.Optional(Id),
  },
  closed,
);
const SessionEnd = Type.Object({ id: Type.Optional(Id), others: Type.Optional(Type.Literal(true)) }, closed);
const describe = (summary: string) => ({ tags: ['settings'], summary });

const accepted = { data: { accepted: true } };
const choices = { keep: 'KEEP', transfer: 'TRANSFER', remove: 'REMOVE' } as const;

/** Changes of one's own account. Answers are for one person and kept nowhere. */
export async function settingsCalls(
  app: FastifyInstance,
  { settings, sessions, csrf }: Options,
): Promise<void> {
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.header('cache-control', 'no-store');
    return payload;
  });

  app.post<{ Body: Static<typeof Update> }>(
    '/api/settings/update',
    { schema: { ...describe('Change account, password or preferences'), body: Update } },
    async (request, reply) => {
      const { body } = request;
      const exchange = { request, reply };
      checkMembers(body);
      if (body.section === 'account') {
        const { firstName = '', lastName = '', phone = '', phoneCountry = '', country = '' } = body;
        const language = body.language === 'en' ? 'EN' : 'FR';
        const change = { firstName, lastName, phone, phoneCountry, country, language } as const;
        return { data: { user: await settings.updateAccount(exchange, change) } };
      }
      if (body.section === 'password') {
        const { currentPassword = '', password = '', passwordConfirm = '' } = body;
        const change = { currentPassword, password, passwordConfirm };
        const { user, refreshToken } = await settings.changePassword(exchange, change);
        return { data: { user, csrfToken: csrf.issue(sessionBinding(refreshToken)) } };
      }
      const { allSectors = false, allCountries = false, newsletter = false } = body;
      const sectorIds = (body.sectorIds ?? []).map(Number);
      const countryIds = (body.countryIds ?? []).map(Number);
      const change = { sectorIds, countryIds, allSectors, allCountries, newsletter };
      return { data: { user: await settings.updatePreferences(exchange, change) } };
    },
  );

  app.post<{ Body: Static<typeof EmailChange> }>(
    '/api/settings/email',
    {
      schema: {
        ...describe('Ask for another e-mail address'),
        description:
          'A mail to the new address has the link that confirms it; the answer is the same for every address.',
        body: EmailChange,
      },
    },
    async (request, reply) => {
      await settings.askEmailChange({ request, reply }, request.body);
      return reply.code(202).send(accepted);
    },
  );

  app.post(
    '/api/settings/email-cancel',
    { schema: describe('Keep one’s e-mail address after all') },
    async (request, reply) => {
      await settings.cancelEmailChange({ request, reply });
      return accepted;
    },
  );

  app.post<{ Body: Static<typeof Link> }>(
    '/api/settings/email-confirm',
    { schema: { ...describe('Confirm a new e-mail address with the link of its mail'), body: Link } },
    async (request) => {
      await settings.confirmEmailChange(request, request.body.hash);
      return accepted;
    },
  );

  app.post<{ Body: Static<typeof Link> }>(
    '/api/settings/email-undo',
    { schema: { ...describe('Take a change of e-mail address back with the link of its mail'), body: Link } },
    async (request) => {
      await settings.undoEmailChange(request, request.body.hash);
      return accepted;
    },
  );

  app.post<{ Body: Static<typeof SessionEnd> }>(
    '/api/settings/end-session',
    { schema: { ...describe('End one of one’s sessions, or all others'), body: SessionEnd } },
    async (request, reply) => {
      if (request.body.others) await settings.endOtherSessions({ request, reply });
      else await sessions.endOne(request, reply, Number(request.body.id ?? 0));
      return reply.code(204).send();
    },
  );

  app.post<{ Body: Static<typeof Export> }>(
    '/api/settings/export',
    { schema: { ...describe('Make /api/settings/my-data available for some minutes'), body: Export } },
    async (request, reply) => {
      await settings.askExport({ request, reply }, request.body.password);
      return { data: { path: '/api/settings/my-data' } };
    },
  );

  app.post<{ Body: Static<typeof Deletion> }>(
    '/api/settings/delete',
    { schema: { ...describe('Ask for the end of one’s account'), body: Deletion } },
    async (request, reply) => {
      const { password, publishedItems, heirId } = request.body;
      const heir = heirId === undefined ? undefined : Number(heirId);
      const asked = { password, publishedItems: choices[publishedItems], heirId: heir };
      const user = await settings.askDeletion({ request, reply }, asked);
      return { data: { user } };
    },
  );

  app.post(
    '/api/settings/cancel-deletion',
    { schema: describe('Keep one’s account after all') },
    async (request, reply) => ({ data: { user: await settings.cancelDeletion({ request, reply }) } }),
  );
}
