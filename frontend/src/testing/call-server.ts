import { screen } from '@testing-library/react';
import { pathTo } from '../../shared/config/routes.ts';
import { openWorkspace, plain } from './open-workspace.tsx';
import { sampleCall, type sampleOwnCall } from './sample-call.ts';
import { asCallAnswers, sampleReference } from './sample-draft.ts';

export const callAddress = pathTo('editCall', 'fr', { id: '51' });
export const operatorRights = ['edit_call_for_applications'];

/** A call that the public sees, and that the person runs. */
export const isPublished = {
  status: 'publish',
  state: 'open',
  path: '/x/',
  allowedActions: ['save', 'extend', 'closeEarly', 'offline', 'duplicate'],
};

const changes: Readonly<Record<string, Partial<typeof sampleCall>>> = {
  publish: { status: 'publish', state: 'announced', path: '/appel-a-candidature/x/' },
  schedule: { status: 'future', state: 'scheduled', publishAt: '2027-01-03T09:00:00Z' },
  ready: { status: 'pending', state: 'awaiting_publication' },
  offline: { status: 'private', state: 'offline' },
  extend: { closesAt: '2027-03-15T23:59:59Z', extendedFrom: '2027-02-28T23:59:59Z' },
};

/** Answers what the form of a call asks for. */
export class CallServer {
  current = sampleCall;
  ownCalls: (typeof sampleOwnCall)[] = [];
  refusal: { status: number; error: object } | undefined;
  /** The bodies of the calls that write. */
  readonly writes: Record<string, unknown>[] = [];

  readonly fetch = async (input: unknown, options?: RequestInit): Promise<Response> => {
    const path = String(input);
    const body = JSON.parse((options?.body as string | undefined) ?? '{}') as Record<string, unknown>;
    if (path.startsWith('/api/auth/'))
      return Response.json({ data: { authenticated: true, csrfToken: 't' } });
    if (path.startsWith('/api/graphql'))
      return Response.json({ data: this.#read(body['variables']) }, { headers: { 'x-account': '7' } });
    if (path.includes('locks')) return Response.json({ data: { holder: null, since: null, until: null } });
    this.writes.push(body);
    if (this.refusal) return Response.json({ error: this.refusal.error }, { status: this.refusal.status });
    const changed = changes[String(body['action'])] ?? {};
    this.current = {
      ...this.current,
      ...(body['input'] as object | undefined),
      ...changed,
      version: this.current.version + 1,
    };
    const { languageVersions: _, ...answer } = this.current;
    return Response.json({ data: asCallAnswers(answer) });
  };

  #read(variables: unknown): object {
    const { task } = (variables ?? {}) as { task?: string };
    const person = { __typename: 'PasserelleCallPerson', id: 90, name: `Fatou ${task}` };
    const { ownCalls: items } = this;
    return {
      passerelleReference: sampleReference,
      passerelleCallDraft: this.current,
      passerelleOwnCalls: {
        __typename: 'PasserelleOwnCalls',
        items,
        total: items.length,
        page: 1,
        perPage: 5,
      },
      passerelleCallPeople: [person],
      passerelleCallPeopleOf: [person],
      passerelleCommunitiesOf: [],
      passerelleSlugCheck: { __typename: 'PasserelleSlugCheck', state: 'free', slug: 'x', path: '/x/' },
    };
  }
}

/** The screen of a call, once its step can be filled in. */
export async function openCall(path = callAddress) {
  const router = await openWorkspace(path, operatorRights);
  await screen.findByRole('region', { name: 'Publication' });
  return router;
}

export const pageText = () => plain(document.body.textContent);
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
export const publicationPanel = () => screen.getByRole('region', { name: 'Publication' });
