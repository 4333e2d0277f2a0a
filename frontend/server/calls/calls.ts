import { graphqlLanguage } from '../../shared/config/locales.ts';
import type { CallRow, OperationCall, ServerVariable } from '../../shared/config/calls/call.ts';
import type { AnswerOf, BodyOf } from '../../shared/config/calls/types.ts';
import type { BotCheck } from '../bot-check/bot-check.ts';
import { AppError, toAppError } from '../errors/app-error.ts';
import { cookieNames } from '../session/cookies.ts';
import type { CsrfTokens } from '../session/csrf.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Operations, Variables } from '../upstream/operations.ts';
import type { PublicQueries } from '../upstream/public-queries.ts';
import { rootField } from './answer-schema.ts';
import { bodyMembers, toVariable } from './body-schema.ts';
import type { Exchange } from './hook.ts';
import { hooks } from './hooks.ts';

interface Options {
  operations: Operations;
  sessions: Sessions;
  queries: PublicQueries;
  botCheck: BotCheck;
  csrf: CsrfTokens;
}

type Input = Readonly<Record<string, unknown>>;

/** Runs calls, by their operations or their hooks, for their routes and for forms without script alike. */
export class Calls {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * @param trap what the field holds that people do not see; calls of /api have none
   * @returns `data` of the answer, before GraphQL's own words leave it (plugins/rest-answers.ts)
   * @throws AppError the codes of the row
   */
  async run<Row extends CallRow>(
    row: Row,
    { request, reply }: Exchange,
    { botProof, ...input }: BodyOf<Row> & { botProof?: string | undefined },
    trap?: string,
  ): Promise<AnswerOf<Row>> {
    const { botCheck, sessions, csrf } = this.#options;
    const hook = hooks.get(row);
    hook?.check?.(input);
    if (row.botCheck) await botCheck.check(request, { proof: botProof ?? '', trap });
    const exchange = { request, reply };
    if (hook) return (await hook.run(input, { ...exchange, sessions, csrf })) as AnswerOf<Row>;
    if (row.own) throw new Error(`${row.path}: its route has the handler`);
    return (await this.#runOperation(row, exchange, input)) as AnswerOf<Row>;
  }

  async #runOperation(row: OperationCall, exchange: Exchange, input: Input): Promise<unknown> {
    const answer = await this.#execute(row, this.#variables(row, exchange, input), exchange);
    const root = answer[rootField(row.operation, this.#options.operations)];
    // Success is reported only when WordPress confirmed it.
    if (root === undefined || root === false) throw new Error(`${row.path}: WordPress did not confirm`);
    const data = root === true ? { accepted: true } : root;
    return row.as === undefined ? data : { [row.as]: data };
  }

  #variables(row: CallRow, { request, reply }: Exchange, input: Input): Variables {
    const { members, isInput } = bodyMembers(row, this.#options.operations);
    const result: Record<string, unknown> = {};
    for (const [name, { type }] of members) {
      const value = input[name] === undefined ? row.defaults?.[name] : input[name];
      if (value !== undefined) result[name] = toVariable(type, value);
    }
    const filled = (row.fills ?? []).map((name) => [name, serverVariables[name]({ request, reply })]);
    return {
      ...(isInput ? { input: result } : result),
      ...row.fixes,
      ...(Object.fromEntries(filled) as Variables),
    };
  }

  async #execute(row: OperationCall, variables: Variables, { request, reply }: Exchange): Promise<Variables> {
    const { operations, sessions, queries } = this.#options;
    const operation = operations.get(row.operation.id);
    if (operation.public && row.who === 'everybody') {
      return queries.query(operation, variables, request.id, { staleIfError: true }).then(
        ({ data }) => data,
        (error: unknown) => {
          throw toAppError(error);
        },
      );
    }
    const query = (accessToken?: string): Promise<unknown> =>
      sessions.query(row.operation, variables as never, request, accessToken);
    const answer = typeof row.who === 'object' ? sessions.run(request, reply, query) : query();
    return (await answer) as Variables;
  }
}

const serverVariables: Record<ServerVariable, (exchange: Exchange) => unknown> = {
  address: ({ request }) => request.network,
  device: ({ request }) => request.headers['user-agent'] ?? '',
  deviceProof: ({ request }) => request.cookies[cookieNames.device],
  language: ({ request }) => graphqlLanguage(request.language),
  demandToken({ request }) {
    const token = request.cookies[cookieNames.demand];
    if (!token) throw new AppError('link_expired', { detail: 'no demand token' });
    return token;
  },
};
