import { expect, it } from 'vitest';
import { forgotPassword, resetPassword } from '../../shared/config/calls/auth-calls.ts';
import type { CallRow } from '../../shared/config/calls/call.ts';
import { mutateInitiative } from '../../shared/config/calls/initiative-calls.ts';
import { contactTeam } from '../../shared/config/calls/visitor-calls.ts';
import { contactFields } from '../../shared/forms/contact-form.ts';
import { SwitchOperation } from '../../shared/graphql/generated/operations.ts';
import { siteOperations as operations } from '../testing/test-build.ts';
import { callForm } from './call-form.ts';
import type { Posted } from './form-page.ts';

const challenge = { provider: 'none', proof: 'proof' };

/** Sends the form of a call. @returns what the call got, and where the form leads */
async function send(row: CallRow, fields: Record<string, string>) {
  const got: unknown[] = [];
  const services = {
    operations,
    botCheck: { challenge: () => challenge },
    calls: { run: async (...[called, , ...rest]: unknown[]) => void got.push(called, ...rest) },
  } as unknown as Parameters<typeof callForm>[2];
  const page = callForm(row, 'contact', services);
  const form = new URLSearchParams(fields);
  const posted = { language: 'en', form, text: (name: string) => form.get(name) ?? '' } as Posted;
  const { '': intent } = page.intents;
  return { got, page, to: await intent?.run(posted) };
}

it('sends the members of the body, with the proof of the bot check', async () => {
  const fields = { email: 'awa@example.test', extra: 'x', bot: 'x' };
  const { got, page, to } = await send(forgotPassword, fields);
  expect(got).toEqual([forgotPassword, { email: 'awa@example.test', botProof: '' }, '']);
  expect(to).toBe('/en/contact/?notice=sent');
  expect(await page.loadViewData?.({} as never)).toEqual({ bot: challenge });
  expect(page.intents).toEqual({
    '': { refilledFields: ['email'], failsAs: 'password_recovery_failed', run: expect.any(Function) },
  });
});

it('sends boxes as ticked or not, and fields that are missing as empty', async () => {
  const ticked = await send(contactTeam, { subject: 'S', consent: 'on' });
  const rest = { lastName: '', firstName: '', email: '', message: '', botProof: '' };
  expect(ticked.got[1]).toEqual({ ...rest, subject: 'S', consent: true });
  const other = await send(contactTeam, { consent: 'true' });
  expect(other.got[1]).toEqual({ ...rest, subject: '', consent: false });
});

it('shows neither passwords nor secrets of links again, and asks no proof where the call does not', async () => {
  const fields = { hash: 'h', password: 'p', passwordConfirm: 'c' };
  const { got, page } = await send(resetPassword, fields);
  expect(got[1]).toEqual(fields);
  expect(page.intents['']?.refilledFields).toEqual([]);
  expect(await page.loadViewData?.({} as never)).toEqual({});
  const withToken = await send(
    { ...resetPassword, operation: SwitchOperation, fills: ['device'] },
    { token: 't' },
  );
  expect(withToken.got[1]).toEqual({ token: 't' });
  expect(withToken.page.intents['']?.refilledFields).toEqual([]);
});

it('shows the fields again that the row names, whatever the others are called', async () => {
  const { got, page } = await send(
    { ...contactTeam, refills: ['subject'] },
    { subject: 'S', message: 'PIN 1234' },
  );
  expect(got[1]).toMatchObject({ subject: 'S', message: 'PIN 1234' });
  expect(page.intents['']?.refilledFields).toEqual(['subject']);
  expect((await send(contactTeam, {})).page.intents['']?.refilledFields).toEqual([...contactFields]);
});

it('is refused for a row that names a field that the body does not have', async () => {
  await expect(send({ ...contactTeam, refills: ['pin'] }, {})).rejects.toThrow('/api/contact: no field pin');
});

it('is refused for a call that takes more than texts and boxes', async () => {
  await expect(send(mutateInitiative, {})).rejects.toThrow(
    '/api/dashboard/initiatives/mutate-initiative: action is no text of a form',
  );
});
