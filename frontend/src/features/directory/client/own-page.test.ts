// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemberContactOperation } from '../../../../shared/graphql/generated/operations.ts';
import { showOwnPanel } from './own-page.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  document.body.innerHTML = `<header><div>Title</div><div data-panel="">Write</div>
    <template data-own-panel="30"><div data-panel="">Edit</div></template></header>`;
});
afterEach(() => vi.unstubAllGlobals());

const panels = () => [...document.querySelectorAll('[data-panel]')].map(({ textContent }) => textContent);
async function show() {
  const template = document.querySelector<HTMLTemplateElement>('template');
  if (!template) throw new Error('No template');
  await showOwnPanel(template);
}
const contact = (passerelleMemberContact: object | null) =>
  Response.json({ data: { passerelleMemberContact } });

describe('the public page of a person', () => {
  it('has for its owner what they do there', async () => {
    fetched.mockResolvedValue(contact({ isOwn: true }));
    await show();
    expect(panels()).toEqual(['Edit']);
    expect(JSON.parse(fetched.mock.calls[0]?.[1]?.body as string)).toEqual({
      operationId: MemberContactOperation.id,
      variables: { id: 30 },
    });
  });

  it.each([
    ['another member', () => contact({ isOwn: false })],
    ['a profile that is gone', () => contact(null)],
    ['a session that is over', () => new Response('', { status: 401 })],
  ])('stays as it is for %s', async (_name, answer) => {
    fetched.mockResolvedValue(answer());
    await show();
    expect(panels()).toEqual(['Write']);
  });
});
