// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requestSignIn } from '../../lib/api/session-over.ts';
import { NoticeStore } from '../workspace/notice-store.ts';
import { afterEditing } from './after-editing.ts';
import { sessionDialog } from './session-dialog.ts';

const open = vi.hoisted(() => vi.fn<(path: string, texts: object) => Promise<boolean>>());
vi.mock('./sign-in-form.ts', () => ({ signInAgain: open, afterEditing }));

let notices: NoticeStore;
let signInAgain: () => Promise<boolean>;
const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();
const texts = () => notices.list().map(({ kind, text }) => [kind, text]);

beforeEach(() => {
  document.body.replaceChildren();
  open.mockReset();
  notices = new NoticeStore();
  signInAgain = sessionDialog({ language: 'fr', notices });
});

describe('the dialog of a session that is over', () => {
  it('opens once for all that ask at the same time, and says when it is done', async () => {
    const answer = Promise.withResolvers<boolean>();
    open.mockReturnValue(answer.promise);
    const asked = [signInAgain(), signInAgain(), requestSignIn()];
    await vi.waitFor(() => expect(open).toHaveBeenCalled());
    answer.resolve(true);
    expect(await Promise.all(asked)).toEqual([true, true, true]);
    expect(open).toHaveBeenCalledTimes(1);
    expect(open.mock.calls[0]?.[0]).toBe('/tableau-de-bord/pour-vous/');
    expect(texts()).toEqual([['success', expect.any(String)]]);
  });

  it('waits for a query while a record is being edited, from field to field, and not for a form', async () => {
    document.body.innerHTML = `<div data-record-field="title"><input id="a" /></div>
      <div data-record-field="text"><textarea id="b"></textarea></div><button>Save</button>`;
    open.mockResolvedValue(true);
    focus('#a');
    expect(await requestSignIn()).toBe(true);
    const query = signInAgain();
    focus('#b');
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(open).toHaveBeenCalledTimes(1);
    focus('button');
    expect(await query).toBe(true);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('opens again for the next one', async () => {
    open.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    expect([await signInAgain(), texts()]).toEqual([false, []]);
    expect([await signInAgain(), open.mock.calls.length]).toEqual([true, 2]);
  });

  it('counts as closed when it cannot be opened', async () => {
    open.mockRejectedValueOnce(new Error('The page has no form.')).mockResolvedValueOnce(true);
    expect(await signInAgain()).toBe(false);
    expect(texts()).toEqual([]);
    expect(await signInAgain()).toBe(true);
  });
});
