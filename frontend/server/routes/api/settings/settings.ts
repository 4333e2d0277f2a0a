import type { FastifyInstance } from 'fastify';
import {
  endSession,
  exportData,
  myData,
  updateSettings,
} from '../../../../shared/config/calls/settings-calls.ts';
import type { BodyOf } from '../../../../shared/config/calls/types.ts';
import { defaultLanguage, graphqlLanguage } from '../../../../shared/config/locales.ts';
import { settingsFields } from '../../../../shared/forms/settings-forms.ts';
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

type UpdateBody = BodyOf<typeof updateSettings>;
type Member = Exclude<keyof UpdateBody, 'section'>;
/** Members of each section. */
const members: Record<UpdateBody['section'], readonly Member[]> = settingsFields;
const optional = new Set<string>(['phone', 'phoneCountry']);

const fieldProblems = (paths: readonly string[], code: FieldProblem['code']): FieldProblem[] =>
  paths.map((path) => ({ path, code }));

/** @throws AppError fields_missing · unexpected_fields */
function checkMembers({ section, ...values }: UpdateBody): void {
  const missing = members[section].filter((name) => !optional.has(name) && values[name] === undefined);
  const others = Object.keys(values).filter(
    (name) => !(members[section] as readonly string[]).includes(name),
  );
  if (others.length > 0)
    throw new AppError('unexpected_fields', { fields: fieldProblems(others, 'unexpected_fields') });
  if (missing.length > 0)
    throw new AppError('fields_missing', { fields: fieldProblems(missing, 'required') });
}

/** Changes of one's own account. */
export async function settingsCalls(
  app: FastifyInstance,
  { settings, sessions, csrf }: Options,
): Promise<void> {
  app.call(updateSettings, async (request, reply) => {
    const { body } = request;
    const exchange = { request, reply };
    checkMembers(body);
    if (body.section === 'account') {
      const { firstName = '', lastName = '', phone = '', phoneCountry = '', country = '' } = body;
      const language = graphqlLanguage(body.language ?? defaultLanguage);
      const change = { firstName, lastName, phone, phoneCountry, country, language } as const;
      return { data: { user: await settings.updateAccount(exchange, change) } };
    }
    if (body.section === 'password') {
      const { currentPassword = '', password = '', passwordConfirm = '' } = body;
      const change = { currentPassword, password, passwordConfirm };
      const { user, refreshToken } = await settings.changePassword(exchange, change);
      return { data: { user, csrfToken: csrf.issue(sessionBinding(refreshToken)) } };
    }
    const {
      sectorIds = [],
      countryIds = [],
      allSectors = false,
      allCountries = false,
      newsletter = false,
    } = body;
    const change = { sectorIds, countryIds, allSectors, allCountries, newsletter };
    return { data: { user: await settings.updatePreferences(exchange, change) } };
  });

  app.call(endSession, async (request, reply) => {
    if (request.body.others) await settings.endOtherSessions({ request, reply });
    else await sessions.endOne(request, reply, request.body.id ?? 0);
    return { data: undefined };
  });

  app.call(exportData, async (request, reply) => {
    await settings.requestExport({ request, reply }, request.body.password);
    return { data: { path: myData.path } };
  });
}
