import { expect, type Page } from '@playwright/test';
import { userDetails } from '../shared/config/calls/auth-calls.ts';
import { pathTo } from '../shared/config/routes.ts';
import { checkAtAllWidths } from './accessible.ts';
import { type Language, setLanguage } from './account-forms.ts';
import { readApi } from './api-calls.ts';
import { press } from './application.ts';
import { newMember } from './new-member.ts';
import { enter } from './record-form.ts';
import { applicantTo, openCall } from './team-call.ts';
import { test } from './test.ts';
import { validator } from './validators.ts';
import { enhanced } from './watch.ts';

const words = {
  fr: {
    propose: 'Mentor à proposer',
    send: 'Proposer au candidat',
    proposed: /^Proposé par l’équipe/,
    accept: /^Accepter/,
    mentors: 'Candidatures que vous accompagnez',
    answer: 'Un fleuve, des récits.',
    message: 'Votre message',
    sendMessage: 'Envoyer le message',
    sent: 'Votre message est envoyé.',
    advice: 'Précisez le calendrier.',
    author: /, mentor/,
    end: /^Mettre fin à l’accompagnement/,
    ended: /^Accompagnement terminé/,
    notFound: 'Page introuvable',
  },
  en: {
    propose: 'Mentor to propose',
    send: 'Propose to the applicant',
    proposed: /^Proposed by the call’s team/,
    accept: /^Accept/,
    mentors: 'Applications you mentor',
    answer: 'Un fleuve, des récits.',
    message: 'Your message',
    sendMessage: 'Send message',
    sent: 'Your message has been sent.',
    advice: 'Be precise about the schedule.',
    author: /, mentor/,
    end: /^End the mentoring/,
    ended: /^Mentoring ended/,
    notFound: 'Page not found',
  },
} as const;

async function ownId(page: Page): Promise<number> {
  const { data } = (await readApi(page, userDetails.path)) as { data: { id: number } };
  return data.id;
}

const mentors = (page: Page) => page.getByRole('region', { name: 'Mentors', exact: true });

for (const language of ['fr', 'en'] as const satisfies Language[]) {
  const text = words[language];

  test(`a mentor whom the applicant accepts reads what was sent, writes, and is sent away (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    const mentorPage = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await enter(mentorPage, validator);
    const mentorId = await ownId(mentorPage);
    await enter(page, await newMember(request, 'operateur'));
    await setLanguage(page, language);
    const name = `Résidence accompagnée ${Date.now().toString(36)}`;
    const callId = await openCall(page, name, { mentorIds: [mentorId] });
    const lastName = `Sow ${Date.now().toString(36)}`;
    const applicant = await applicantTo(callId, browser, request, language, lastName);
    const mentored = pathTo('mentoredApplication', language, { id: String(applicant.id) });
    await mentorPage.goto(mentored);
    await expect(mentorPage.getByRole('heading', { level: 1, name: text.notFound })).toBeVisible();

    await page.goto(pathTo('receivedApplication', language, { id: String(applicant.id) }));
    await enhanced(page);
    await mentors(page).getByLabel(text.propose).selectOption(String(mentorId));
    await press(page, text.send);
    await expect(mentors(page).getByText(text.proposed)).toBeVisible();
    await checkAtAllWidths(page, 'proposed: ');

    const own = applicant.page;
    await own.goto(pathTo('application', language, { id: String(applicant.id) }));
    await enhanced(own);
    await mentors(own).getByRole('button', { name: text.accept }).press('Enter');
    await expect(mentors(own).getByRole('button', { name: text.end })).toBeVisible();
    await checkAtAllWidths(own, 'accepted: ');

    await mentorPage.goto(pathTo('ownApplications', language));
    await enhanced(mentorPage);
    const list = mentorPage.getByRole('region', { name: text.mentors });
    await checkAtAllWidths(mentorPage, 'list: ');
    await list.getByRole('link', { name: new RegExp(lastName) }).press('Enter');
    await expect(mentorPage.getByText(text.answer)).toBeVisible();
    await checkAtAllWidths(mentorPage, 'mentored: ');
    await mentorPage.getByLabel(text.message).fill(text.advice);
    await press(mentorPage, text.sendMessage);
    await expect(mentorPage.getByText(text.sent)).toBeVisible();

    await own.reload();
    await enhanced(own);
    const message = own.getByRole('listitem').filter({ hasText: text.advice });
    await expect(message).toContainText(text.author);
    await mentors(own).getByRole('button', { name: text.end }).press('Enter');
    await own.getByRole('dialog').getByRole('button', { name: text.end }).press('Enter');
    await expect(mentors(own).getByText(text.ended)).toBeVisible();
    await mentorPage.goto(mentored);
    await expect(mentorPage.getByRole('heading', { level: 1, name: text.notFound })).toBeVisible();
  });
}
