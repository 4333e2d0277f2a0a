import {
  endSession,
  exportData,
  myData,
  updateSettings,
} from '../../../shared/config/calls/settings-calls.ts';
import type { BodyOf } from '../../../shared/config/calls/types.ts';
import { defaultLanguage, graphqlLanguage } from '../../../shared/config/locales.ts';
import { joinPhone } from '../../../shared/forms/phone.ts';
import { settingsFields } from '../../../shared/forms/settings-forms.ts';
import {
  AskExportOperation,
  ChangePasswordOperation,
  EndOtherSessionsOperation,
  UpdateAccountOperation,
  UpdatePreferencesOperation,
} from '../../../shared/graphql/generated/operations.ts';
import type { Operation } from '../../../shared/graphql/operation.ts';
import { AppError } from '../../errors/app-error.ts';
import type { FieldProblem } from '../../errors/field-problem.ts';
import { sessionBinding } from '../../session/csrf.ts';
import { setExportPass } from '../../session/export-pass.ts';
import type { Issued, User } from '../../session/sessions.ts';
import { hook, type HookContext } from '../hook.ts';

type UpdateBody = BodyOf<typeof updateSettings>;

/** Changes of one's own account that need more than one operation. */
export const hooks = [
  hook(updateSettings, async (body, context) => {
    checkMembers(body);
    if (body.section === 'account') return { user: await updateAccount(body, context) };
    if (body.section === 'preferences') return { user: await updatePreferences(body, context) };
    const { user, refreshToken } = await changePassword(body, context);
    return { user, csrfToken: context.csrf.issue(sessionBinding(refreshToken)) };
  }),

  hook(endSession, async ({ id = 0, others }, context) => {
    if (others) await query(EndOtherSessionsOperation, {}, context);
    else await context.sessions.endOne(context.request, context.reply, id);
    return undefined;
  }),

  // Lets this browser fetch the archive for some minutes.
  hook(exportData, async ({ password }, context) => {
    const { passerelleAskExport } = await query(AskExportOperation, { password }, context);
    setExportPass(context.reply, passerelleAskExport);
    return { path: myData.path };
  }),
];

async function updateAccount(body: UpdateBody, context: HookContext): Promise<User> {
  const { firstName = '', lastName = '', phone = '', phoneCountry = '', country = '' } = body;
  const input = {
    firstName,
    lastName,
    country,
    language: graphqlLanguage(body.language ?? defaultLanguage),
    phone: joinPhone(phone, phoneCountry),
  };
  const { passerelleUpdateAccount: user } = await query(UpdateAccountOperation, { input }, context);
  context.sessions.remember(context.reply, user);
  return user;
}

async function updatePreferences(body: UpdateBody, context: HookContext): Promise<User> {
  const {
    sectorIds = [],
    countryIds = [],
    allSectors = false,
    allCountries = false,
    newsletter = false,
  } = body;
  const input = { sectorIds, countryIds, allSectors, allCountries, newsletter };
  return (await query(UpdatePreferencesOperation, { input }, context)).passerelleUpdatePreferences;
}

/** All other sessions end; this browser gets a new one. */
async function changePassword(body: UpdateBody, context: HookContext): Promise<Issued> {
  const { request, reply, sessions } = context;
  const { currentPassword = '', password = '', passwordConfirm = '' } = body;
  const device = request.headers['user-agent'] ?? '';
  const variables = { currentPassword, password, passwordConfirm, device };
  const { passerelleChangePassword: issued } = await query(ChangePasswordOperation, variables, context);
  await sessions.begin(request, reply, issued);
  return issued;
}

const query = <Result, Input>(
  operation: Operation<Result, Input>,
  variables: Input,
  { request, reply, sessions }: HookContext,
): Promise<Result> =>
  sessions.run(request, reply, (accessToken) => sessions.query(operation, variables, request, accessToken));

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
