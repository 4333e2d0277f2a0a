import { expect, type Page } from '@playwright/test';
import { tryApplicationForm } from '../shared/config/calls/application-form-calls.ts';
import { pathTo } from '../shared/config/routes.ts';
import { callApi } from './api-calls.ts';
import { draftCall, saveForm } from './internal-call.ts';
import { newMember } from './new-member.ts';
import { enter } from './record-form.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';

const keystrokes = 30;
const slowdown = 4;
/** Factor that a form with ten times as many questions may cost: about 1.4 on 2026-11-30 (docs/performance.md). */
const mostTimes = 2.5;

const question = (number: number) => ({
  id: `q${number}`,
  kind: number % 2 === 0 ? 'shortText' : 'longText',
  required: true,
  label: { fr: `Question ${number}`, en: `Question ${number}` },
});

/** The trial application of a form, all of whose questions are on one step. */
async function openTrial(page: Page, count: number): Promise<void> {
  const callId = await draftCall(page, 'fr');
  await saveForm(
    page,
    callId,
    Array.from({ length: count }, (_, index) => question(index)),
  );
  const { data } = (await callApi(page, tryApplicationForm.path, { callId: Number(callId) })) as {
    data: { id: number };
  };
  await page.goto(pathTo('application', 'fr', { id: String(data.id) }));
  await enhanced(page);
  await expect(page.getByLabel(/^Question 0/)).toBeEditable();
}

/** Milliseconds of the processor for a keystroke and all that follows from it, at the slowdown: what else the machine does has no part in it. */
async function keystrokeOn(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await spent();
  await page.getByLabel(/^Question 0/).evaluate(async (element, count) => {
    const field = element as HTMLInputElement;
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (let index = 0; index < count; index += 1) {
      setValue?.call(field, `${field.value}a`);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'a', inputType: 'insertText' }));
      // What is rendered after the event, in the same task.
      await Promise.resolve();
      document.body.getBoundingClientRect();
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
  }, keystrokes);
  return (((await spent()) - before) * 1000 * slowdown) / keystrokes;
}

test('a keystroke in a form of 80 questions takes little more of the processor than in one of 8', async ({
  page,
  request,
}) => {
  test.slow();
  await enter(page, await newMember(request, 'operateur'));
  await openTrial(page, 8);
  const few = await keystrokeOn(page);
  await openTrial(page, 80);
  const many = await keystrokeOn(page);
  const measured = `8 questions: ${few.toFixed(1)} ms, 80: ${many.toFixed(1)} ms`;
  test.info().annotations.push({ type: 'keystroke', description: measured });
  expect(many / few, measured).toBeLessThan(mostTimes);
});
