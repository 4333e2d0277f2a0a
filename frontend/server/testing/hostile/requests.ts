import { Kind, parse } from 'graphql';
import { formFields } from '../../../shared/forms/form-view-data.ts';
import { languages } from '../../../shared/config/locales.ts';
import { routes } from '../../../shared/config/routes.ts';
import type { OperationManifest } from '../../../shared/graphql/operation.ts';
import type { FormPage } from '../../forms/form-page.ts';
import type { Random } from './random.ts';
import { hostileEncoded, hostileObject, hostileText, hostileValue } from './values.ts';

export interface HostileRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
}

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
}

interface Call {
  parameters?: { in: string; name: string; schema?: { const?: string } }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

export interface Surface {
  /** The answer of /api/openapi.json. */
  openapi: { paths: Record<string, Record<string, Call>> };
  forms: readonly FormPage[];
  operations: OperationManifest;
}

type Make = (random: Random, csrf: string) => HostileRequest;

/** One maker of requests for each call, form and operation: a new one is attacked without a line here. */
export const makersOf = ({ openapi, forms, operations }: Surface): Make[] => [
  ...Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => apiMaker(path, method.toUpperCase(), call)),
  ),
  ...forms.flatMap((form) =>
    Object.entries(form.intents).map(([intent, { refilledFields }]) =>
      formMaker(form, intent, refilledFields),
    ),
  ),
  ...Object.entries(operations).map(([id, { document }]) => operationMaker(id, document)),
];

const localeOf = (random: Random): string => random.pick(languages);

function apiMaker(path: string, method: string, call: Call): Make {
  const names =
    call.parameters?.filter((parameter) => parameter.in === 'query').map(({ name }) => name) ?? [];
  const content = call.requestBody?.content ?? {};
  const [type = 'application/json'] = Object.keys(content);
  const properties = content[type]?.schema?.properties ?? {};
  // Without the version of its protocol a request is refused at once.
  const fixed = call.parameters?.flatMap(({ name, schema }) =>
    schema?.const === undefined ? [] : [[name, schema.const] as const],
  );
  return (random, csrf) => {
    const filled = path.replaceAll(/\{\w+\}/g, () => hostileEncoded(random) || 'x');
    const query = [...names, 'x'].map((name) => `${name}=${hostileEncoded(random)}`).join('&');
    const url = names.length > 0 || random.chance(0.2) ? `${filled}?${query}` : filled;
    const headers = {
      'x-locale': localeOf(random),
      ...Object.fromEntries(fixed ?? []),
      ...hostileHeaders(random),
    };
    if (method === 'GET' || method === 'HEAD') return { method, url, headers, body: undefined };
    return {
      method,
      url,
      headers: { 'content-type': type, 'x-csrf-token': csrf, ...headers },
      body: bodyOf(random, properties),
    };
  };
}

/** Mostly right in shape, so that much of it gets past the schema. */
function bodyOf(random: Random, properties: Record<string, Schema>): string | Buffer {
  if (random.chance(0.1)) return JSON.stringify(hostileValue(random));
  if (random.chance(0.03))
    return Buffer.from([...Buffer.from('{"email":"'), 0xff, 0xc0, ...Buffer.from('"}')]);
  const body = Object.entries(properties).map(([name, schema]): [string, unknown] => [
    name,
    memberOf(random, schema),
  ]);
  const more = random.chance(0.1) ? Object.entries(hostileObject(random, 1)) : [];
  return JSON.stringify(Object.fromEntries([...body, ...more]));
}

function memberOf(random: Random, { type }: Schema): unknown {
  if (random.chance(0.2)) return hostileValue(random);
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'integer' || type === 'number') return random.below(2 ** 31);
  if (type === 'array') return [random.below(10_000)];
  return random.chance(0.5)
    ? hostileText(random)
    : random.pick(['Awa', 'SN', 'awa@example.test', 'h'.repeat(43)]);
}

function formMaker({ route }: FormPage, intent: string, refilled: readonly string[]): Make {
  const names = [...new Set([...refilled, 'email', 'password', 'hash'])];
  return (random, csrf) => {
    const fields = names.map((name) => `${name}=${hostileEncoded(random)}`);
    const body = [
      `${formFields.intent}=${intent}`,
      `${formFields.csrf}=${encodeURIComponent(csrf)}`,
      ...fields,
    ];
    const path = routes[route][random.pick(languages)];
    return {
      method: 'POST',
      url: random.chance(0.2) ? `${path}?hash=${hostileEncoded(random)}` : path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: body.join('&'),
    };
  };
}

function operationMaker(operationId: string, document: string): Make {
  const names = parse(document).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [])
      : [],
  );
  return (random) => {
    const language = random.chance(0.8) ? [['language', random.pick(['FR', 'EN'])]] : [];
    const variables = Object.fromEntries([
      ...names.map((name) => [name, random.chance(0.5) ? hostileText(random) : hostileValue(random)]),
      ...language.filter(([name = '']) => names.includes(name)),
    ]) as object;
    const headers = { 'x-locale': localeOf(random) };
    if (random.chance(0.5)) {
      // The cut may leave half of a character.
      const text = encodeURIComponent(JSON.stringify(variables).slice(0, 3_000).toWellFormed());
      return {
        method: 'GET',
        url: `/api/graphql?operationId=${operationId}&variables=${text}`,
        headers,
        body: undefined,
      };
    }
    return {
      method: 'POST',
      url: '/api/graphql',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ operationId, variables }),
    };
  };
}

function hostileHeaders(random: Random): Record<string, string> {
  if (!random.chance(0.1)) return {};
  const value = random.pick(['a\u00ff', '\u00c3\u00a9', "' OR 1=1", 'x'.repeat(2_000), '%00', '{{7*7}}']);
  return { [random.pick(['user-agent', 'referer', 'idempotency-key', 'x-request-id'])]: value };
}
