import { fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { pathTo } from '../../shared/config/routes.ts';
import { openWorkspace, plain } from './open-workspace.tsx';
import { accompanied, draft, published, type SampleCall, scheduled } from './sample-own-calls.ts';

const author = 'edit_call_for_applications';

type Body = Record<string, unknown>;

/** The list of one’s own calls of a reader in Paris, with a content system that takes steps. */
export class OwnCallsScreen {
  items: object[] = [draft, published, scheduled, accompanied];
  /** Refusal of the next call. */
  refusal: object | undefined;
  /** Bodies of the calls that were made, by path. */
  readonly made: [string, Body][] = [];

  constructor() {
    if (!('showModal' in HTMLDialogElement.prototype))
      Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined });
    const options = Intl.DateTimeFormat().resolvedOptions();
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...options,
      timeZone: 'Europe/Paris',
    });
    vi.stubGlobal('fetch', async (path: string, options?: { body?: string }) => {
      if (path.startsWith('/api/auth/'))
        return Response.json({ data: { authenticated: true, csrfToken: 't' } });
      const body = JSON.parse(options?.body ?? '{}') as Body;
      this.made.push([path, body]);
      return this.#answerTo(path, body);
    });
  }

  async open(search = '', capabilities = [author]) {
    const router = await openWorkspace(pathTo('ownCalls', 'fr') + search, capabilities);
    const name = 'Vos appels à candidatures';
    await screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 });
    return router;
  }

  /** Variables of the lists that were read. */
  get asked(): Body[] {
    return this.made.filter(([path]) => path === '/api/graphql').map(([, body]) => body);
  }

  /** The steps that were sent. */
  get taken(): Body[] {
    return this.made.filter(([path]) => path.includes('mutate')).map(([, body]) => body);
  }

  /** The translations that were begun. */
  get begun(): Body[] {
    return this.made.filter(([path]) => path.includes('duplicate')).map(([, body]) => body);
  }

  #answerTo(path: string, body: Body): Response {
    if (path.startsWith('/api/graphql')) {
      const { items } = this;
      const list = { __typename: 'PasserelleOwnCalls', items, total: items.length, page: 1, perPage: 20 };
      const passerelleReference = {
        __typename: 'PasserelleReference',
        sectors: [],
        countries: [],
        logoSize: null,
      };
      const data = { passerelleOwnCalls: list, passerelleReference, passerelleCallDraft: null };
      return Response.json({ data }, { headers: { 'x-account': '7' } });
    }
    if (this.refusal) return Response.json({ error: this.refusal }, { status: 409 });
    if (path.includes('duplicate')) return Response.json({ data: { id: 90, existing: false } });
    return Response.json({ data: this.#change(body) });
  }

  #change({ id, action, closesAt }: Body): object {
    const rows = this.items as SampleCall[];
    const before = rows.find((each) => each.id === id) ?? draft;
    const after = {
      ...before,
      version: before.version + 1,
      ...(typeof closesAt === 'string' && { closesAt }),
      ...(action === 'offline' && { status: 'private', state: 'offline', allowedActions: ['online'] }),
    };
    const isGone = action === 'delete';
    this.items = rows.flatMap((each) => (each === before ? (isGone ? [] : [after]) : [each]));
    return action === 'duplicate' ? { ...after, id: 90 } : after;
  }
}

export function row(id: number): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-row="${id}"]`);
  if (!found) throw new Error(`No row ${id}`);
  return found;
}

export const names = (id: number, role: 'button' | 'link'): string[] =>
  within(row(id))
    .queryAllByRole(role)
    .map((element) => plain(element.textContent));

/** Shows the actions of a row that are behind one button. */
export function unfold(id: number): void {
  const more = within(row(id)).queryByRole('button', { name: /^Autres actions/, expanded: false });
  if (more) fireEvent.click(more);
}

export function press(id: number, name: RegExp): void {
  unfold(id);
  fireEvent.click(within(row(id)).getByRole('button', { name }));
}

export const said = async (text: string): Promise<HTMLElement> =>
  screen.findByText(text, { normalizer: plain });
