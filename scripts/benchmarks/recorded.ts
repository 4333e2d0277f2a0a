import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { request } from 'undici';
import type { Render } from '../../frontend/server/pages/page-renderer.ts';
import type { Assets, RenderRequest } from '../../frontend/shared/pages/render-contract.ts';
import type { OperationManifest } from '../../frontend/shared/graphql/operation.ts';
import { Failure } from '../lib/failure.ts';
import { ROOT } from '../lib/paths.ts';
import type { Bench } from './bench-site.ts';

export interface RecordedRequest {
  readonly id: string;
  readonly name: string;
  readonly variables: unknown;
  readonly data: unknown;
  /** SQL statements that WordPress ran for the answer. */
  readonly statements: number;
  readonly milliseconds: number;
}

export interface Recorded {
  readonly requests: RecordedRequest[];
  readonly html: string;
  /** Renders the same page again from the recorded answers. */
  readonly again: () => Promise<unknown>;
}

const dist = join(ROOT, 'frontend/dist');
const json = (name: string): unknown => JSON.parse(readFileSync(join(dist, name), 'utf8'));

async function sendOperation(
  bench: Bench,
  document: string,
  name: string,
  variables: unknown,
): Promise<Omit<RecordedRequest, 'id' | 'name' | 'variables'>> {
  const startedAt = performance.now();
  const { statusCode, headers, body } = await request(`${bench.wordpress}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-passerelle-proxy': bench.secrets.graphql,
      'x-passerelle-count-sql': '1',
    },
    body: JSON.stringify({ query: document, operationName: name, variables }),
  });
  const answer = (await body.json()) as { data?: unknown };
  const milliseconds = performance.now() - startedAt;
  if (statusCode !== 200 || !answer.data) throw new Failure(`${name} was answered ${statusCode}.`);
  return { data: answer.data, statements: Number(headers['x-passerelle-sql'] ?? Number.NaN), milliseconds };
}

/** Renders a page in this process with answers straight from WordPress, and records them. */
export async function operationsOfPage(bench: Bench, path: string): Promise<Recorded> {
  const { render } = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as {
    render: Render;
  };
  const operations = json('operations.json') as OperationManifest;
  const requests: RecordedRequest[] = [];
  const page = (query: RenderRequest['query']) =>
    render({
      url: new URL(path, bench.stack.publicUrl),
      showsConsentBanner: false,
      dataLight: false,
      environment: 'production',
      assets: json('assets.json') as Assets,
      query,
      requestId: 'bench',
    });
  const { html, status } = await page(
    async <Result>(operation: { id: string; name: string }, variables: unknown) => {
      const document = operations[operation.id]?.document ?? '';
      const answer = await sendOperation(bench, document, operation.name, variables);
      requests.push({ id: operation.id, name: operation.name, variables, ...answer });
      return answer.data as Result;
    },
  );
  if (status !== 200) throw new Failure(`${path} was rendered with ${status}.`);
  const answers = new Map(
    requests.map(({ name, variables, data }) => [name + JSON.stringify(variables), JSON.stringify(data)]),
  );
  const again = () =>
    page(
      async <Result>(operation: { name: string }, variables: unknown) =>
        JSON.parse(answers.get(operation.name + JSON.stringify(variables)) ?? 'null') as Result,
    );
  return { requests, html, again };
}
