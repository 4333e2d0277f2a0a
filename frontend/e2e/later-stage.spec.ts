import { expect } from '@playwright/test';
import { saveCallStage } from '../shared/config/calls/application-form-calls.ts';
import { getHandling } from '../shared/config/calls/application-handling-calls.ts';
import { prepareDecisions, publishDecisions } from '../shared/config/calls/decision-calls.ts';
import { pathTo } from '../shared/config/routes.ts';
import { checkAtAllWidths } from './accessible.ts';
import { press, receiptOn, words as application } from './application.ts';
import { callApi, readApi } from './api-calls.ts';
import { mailToAbout } from './mailbox.ts';
import { newMember } from './new-member.ts';
import { enter, isSavedOn } from './record-form.ts';
import {
  applicantTo,
  closeCall,
  findEligible,
  inDays,
  inSeconds,
  memberOn,
  openCall,
  publishForm,
} from './team-call.ts';
import { test } from './test.ts';
import { enhanced } from './watch.ts';

const words = {
  fr: {
    earlier: /^Étape 1.*ce que vous avez envoyé$/,
    plan: /^Calendrier de travail/,
    late: /^Délais individuels/,
    grant: 'Accorder un délai…',
    email: 'Adresse e-mail du candidat',
    day: 'Jour',
    reason: /^Motif/,
    confirm: 'Accorder le délai',
    granted: /^Le délai est accordé/,
    motive: /^Pourquoi cette résidence/,
    used: /^Utilisé/,
  },
  en: {
    earlier: /^Stage 1.*what you sent$/,
    plan: /^Working calendar/,
    late: /^Individual extensions/,
    grant: 'Grant an extension…',
    email: 'Applicant’s e-mail address',
    day: 'Day',
    reason: /^Reason/,
    confirm: 'Grant the extension',
    granted: /^Extension granted/,
    motive: /^Why this residency/,
    used: /^Used/,
  },
} as const;
const plan = {
  id: 'plan',
  kind: 'longText',
  required: true,
  max: 2000,
  label: { fr: 'Calendrier de travail', en: 'Working calendar' },
} as const;

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`who is advanced writes at the second stage beside what was sent (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    await enter(page, await newMember(request, 'operateur', { lastName: 'Sow' }));
    const callId = await openCall(page, `Résidence en deux étapes ${Date.now().toString(36)}`);
    const awa = await applicantTo(callId, browser, request, language, 'Sarr');
    await closeCall(page, callId);
    const opening = Date.now() + 20_000;
    await callApi(page, saveCallStage.path, {
      callId,
      version: 0,
      nameFr: 'Dossier complet',
      nameEn: 'Full application',
      opensAt: inSeconds(20),
      closesAt: inDays(10),
    });
    await publishForm(page, callId, [plan], 2);
    await findEligible(page, [awa.id]);
    const { data } = (await readApi(page, `${getHandling.path}?id=${awa.id}`)) as {
      data: { version: number };
    };
    await callApi(page, prepareDecisions.path, {
      kind: 'advanced',
      items: [{ id: awa.id, version: data.version }],
    });
    await callApi(page, publishDecisions.path, {
      callId,
      counts: [{ kind: 'advanced', count: 1 }],
      undecided: 0,
    });
    await expect.poll(() => Date.now()).toBeGreaterThan(opening);

    await awa.page.goto(pathTo('application', language, { id: String(awa.id) }));
    await enhanced(awa.page);
    await awa.page.locator('summary').filter({ hasText: text.earlier }).press('Enter');
    await expect(awa.page.getByText('Un fleuve, des récits.')).toBeVisible();
    await checkAtAllWidths(awa.page, 'second stage ');
    await awa.page.getByLabel(text.plan).fill('Mars : repérages. Avril : atelier.');
    await isSavedOn(awa.page);
    await press(awa.page, application[language].send);
    const receipt = receiptOn(awa.page, language);
    await expect(receipt.locator('code')).toHaveCount(1);
    await checkAtAllWidths(awa.page, 'sent again ');

    await page.goto(pathTo('receivedApplication', language, { id: String(awa.id) }));
    await enhanced(page);
    await expect(page.getByText('Mars : repérages. Avril : atelier.')).toBeVisible();
    await checkAtAllWidths(page, 'received ');
  });

  test(`one applicant is granted an extension after the closing, and sends once (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    await enter(page, await newMember(request, 'operateur', { lastName: 'Sow' }));
    const name = `Résidence close ${Date.now().toString(36)}`;
    const callId = await openCall(page, name);
    const ada = await memberOn(browser, request, language, 'Okafor');
    await closeCall(page, callId);
    await page.goto(pathTo('receivedApplications', language, { id: String(callId) }));
    await enhanced(page);
    const links = page.locator('summary').filter({ hasText: text.late });
    await links.press('Enter');
    await page.getByRole('button', { name: text.grant }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(text.email).fill(ada.email);
    await dialog.getByLabel(text.day, { exact: true }).fill(inDays(5).slice(0, '2027-01-31'.length));
    await dialog.getByLabel(text.reason).fill('Panne de réseau.');
    await checkAtAllWidths(page, 'granting ');
    await dialog.getByRole('button', { name: text.confirm }).press('Enter');
    await expect(page.getByText(text.granted)).toBeVisible();

    // The link of the mail leads to the form, which is closed to everybody else.
    const mail = await mailToAbout(ada.email, name);
    expect(mail.text).not.toContain('Panne de réseau');
    const [link = ''] = /https?:\/\/\S+/.exec(mail.text) ?? [];
    const { pathname, search } = new URL(link);
    await ada.page.goto(pathname + search);
    await enhanced(ada.page);
    await press(ada.page, application[language].begin);
    await ada.page.getByLabel(text.motive).fill('Un fleuve, des récits.');
    await isSavedOn(ada.page);
    await checkAtAllWidths(ada.page, 'late ');
    await press(ada.page, application[language].send);
    await expect(receiptOn(ada.page, language).locator('code')).toHaveCount(1);
    await page.reload();
    await enhanced(page);
    await links.press('Enter');
    await expect(page.getByText(text.used)).toBeVisible();
    await checkAtAllWidths(page, 'used ');
  });
}
