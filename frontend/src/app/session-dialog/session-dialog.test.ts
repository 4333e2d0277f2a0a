// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requestSignIn } from '../../lib/api/session-over.ts';
import { NoticeStore } from '../workspace/notice-store.ts';
import { sessionDialog } from './session-dialog.ts';

const open = vi.hoisted(() => vi.fn<(path: string, texts: object) => Promise<boolean>>());
vi.mock('./sign-in-form.ts', () => ({ signInAgain: open }));

let notices: NoticeStore;
let signInAgain: () => Promise<boolean>;
const texts = () => notices.list().map(({ kind, text }) => [kind, text]);

beforeEach(() => {
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
