// @vitest-environment happy-dom
import { onboardingClosedKey } from '../../../shared/forms/onboarding-form.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { runAction } from './actions.ts';
import { openFirstQuestion } from './first-question.ts';

vi.mock('./actions.ts', () => ({ runAction: vi.fn<typeof runAction>() }));

const ask = vi.mocked(runAction);
const answer = (status: number, body: object) => {
  const call = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', call);
  return call;
};
const user = (isOnboarded: boolean) => answer(200, { data: { isOnboarded } });
const link = () => document.querySelector<HTMLAnchorElement>('[data-onboarding] a');

beforeEach(() => {
  ask.mockReset();
  sessionStorage.clear();
  document.body.innerHTML =
    '<p data-onboarding><a data-action="onboarding" href="/interets/">Vos intérêts</a></p>';
});

it('opens the question for a user who has not answered it', async () => {
  user(false);
  const asked = link();
  await openFirstQuestion();
  expect(ask.mock.calls).toEqual([[asked]]);
  expect(link()).toBe(asked);
});

it('removes its link for a user who has answered it in another browser', async () => {
  user(true);
  await openFirstQuestion();
  expect([ask.mock.calls, link()]).toEqual([[], null]);
});

it('neither opens the question nor removes its link when the user’s details are refused', async () => {
  answer(401, { error: { code: 'session_expired', message: '' } });
  await expect(openFirstQuestion()).rejects.toThrow('user-details was refused');
  expect(ask).not.toHaveBeenCalled();
  expect(link()).not.toBeNull();
});

it('asks nothing again in a tab in which it was closed', async () => {
  const call = user(false);
  sessionStorage.setItem(onboardingClosedKey, '1');
  await openFirstQuestion();
  expect([call.mock.calls, ask.mock.calls]).toEqual([[], []]);
  expect(link()).not.toBeNull();
});

it('asks nothing on a page without its link', async () => {
  const call = user(false);
  document.body.innerHTML = '';
  await openFirstQuestion();
  expect([call.mock.calls, ask.mock.calls]).toEqual([[], []]);
});
