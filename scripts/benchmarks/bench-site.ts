import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { request } from 'undici';
import { archiveIds, pathTo, type RouteId } from '../../frontend/shared/config/routes.ts';
import { type Language, languages } from '../../frontend/shared/config/locales.ts';
import { Failure } from '../lib/failure.ts';
import { loadSecrets, type Secrets } from '../provision/secrets.ts';
import type { Stack } from '../stack/stack.ts';
import type { BenchOptions } from './options.ts';

export interface Template {
  readonly name: string;
  readonly language: Language;
  readonly path: string;
}

/** Token of this run alone. */
export const metricsToken = randomUUID();

/** Headers of an operator, to whom pages state which cache they came from. */
export const asOperator = { authorization: `Bearer ${metricsToken}` };

const lists: RouteId[] = ['home', 'search', ...archiveIds];
const withDetails = archiveIds.filter((id) => id !== 'directory');

/** The running site, and its data for each part. */
export class Bench {
  readonly stack: Stack;
  readonly options: BenchOptions;
  readonly secrets: Secrets;
  readonly templates: readonly Template[];

  private constructor(stack: Stack, options: BenchOptions, secrets: Secrets, templates: readonly Template[]) {
    this.stack = stack;
    this.options = options;
    this.secrets = secrets;
    this.templates = templates;
  }

  static async open(stack: Stack, options: BenchOptions): Promise<Bench> {
    const secrets = await loadSecrets(join(options.stack.state, 'secrets.json'));
    return new Bench(stack, options, secrets, await findTemplates(Bench.#site(options)));
  }

  static #site({ stack }: BenchOptions): string {
    return `http://127.0.0.1:${stack.ports.site}`;
  }

  /** Address of the site; 127.0.0.1, so that no name has to be looked up. */
  get site(): string {
    return Bench.#site(this.options);
  }

  get wordpress(): string {
    return `http://127.0.0.1:${this.options.stack.ports.wordpress}`;
  }

  /** Empties the caches of the proxy, as WordPress does. */
  async purge(tags: string[], paths: string[] = []): Promise<void> {
    const body = JSON.stringify({ tags, paths });
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const nonce = randomBytes(16).toString('hex');
    const { statusCode, body: answer } = await request(`${this.site}/api/isr/invalidate`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-passerelle-timestamp': timestamp,
        'x-passerelle-nonce': nonce,
        'x-passerelle-signature': createHmac('sha256', this.secrets.invalidation)
          .update(`${timestamp}.${nonce}.${body}`)
          .digest('hex'),
      },
      body,
    });
    await answer.dump();
    if (statusCode !== 200) throw new Failure(`The purge was answered ${statusCode}.`);
  }

  /** Tags that empty every list and page. */
  static readonly everything = [
    'catalogue',
    'reference',
    'layout',
    ...[
      'initiative',
      'call_for_application',
      'event',
      'resource',
      'formation',
      'supported_projects',
      'community_profile',
    ].map((type) => `catalogue:${type}`),
  ];
}

/** One page of each kind in each language; details are found by the first link of their list, as a reader would. */
async function findTemplates(site: string): Promise<Template[]> {
  const found: Template[] = [];
  for (const language of languages) {
    for (const id of lists) found.push({ name: id, language, path: pathTo(id, language) });
    for (const id of withDetails) {
      const archive = pathTo(id, language);
      const html = await (await fetch(site + archive)).text();
      const path = new RegExp(`href="(${archive}[^"/?]+/)"`).exec(html)?.[1];
      if (!path) throw new Failure(`${archive} links no detail page: is the content there?`);
      found.push({ name: `${id}, one`, language, path });
    }
  }
  return found;
}
