import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, type Mock, vi } from 'vitest';

type Answer = object | Response;
/** A Response is answered as it is, any other object as the `data` of an answer. */
type Answering = (body: never) => Answer | Promise<Answer>;

interface Answers<Variables> {
  /** Answers of the content system to a query. */
  data: (variables: Variables, body: { operationId?: string }) => object | Promise<object>;
  /** Answers of calls of /api, by path. Locks are free; any other call is an error. */
  calls?: Readonly<Record<string, Answering>>;
}

const known: Readonly<Record<string, Answering>> = {
  '/api/dashboard/locks': () => ({ holder: null, since: null, until: null }),
};

/** Server of a signed-in workspace, made anew for each test of the file. */
export function workspaceServer<Variables = unknown>({
  data,
  calls = {},
}: Answers<Variables>): Mock<typeof fetch> {
  const answering: Readonly<Record<string, Answering>> = { ...known, ...calls };
  async function answer(input: unknown, options?: RequestInit): Promise<Response> {
    const path = String(input);
    if (path.startsWith('/api/auth/'))
      return Response.json({ data: { authenticated: true, csrfToken: 't' } });
    const body = JSON.parse((options?.body as string | undefined) ?? '{}') as {
      variables?: unknown;
      operationId?: string;
    };
    if (path.startsWith('/api/graphql')) {
      const variables = (body.variables ?? {}) as Variables;
      const answered = {
        passerellePreviewLinks: [],
        passerelleCallStages: null,
        ...(await data(variables, body)),
      };
      return Response.json({ data: answered }, { headers: { 'x-account': '7' } });
    }
    const call = answering[path];
    if (!call) throw new Error(`Unexpected call: ${path}`);
    const answered = await call(body as never);
    return answered instanceof Response ? answered : Response.json({ data: answered });
  }
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => {
    vi.stubGlobal('fetch', fetched.mockReset().mockImplementation(answer));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  return fetched;
}

/** The refusal of a call. */
export const refused = (status: number, error: object): Response => Response.json({ error }, { status });
