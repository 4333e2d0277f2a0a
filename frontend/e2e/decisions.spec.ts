import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { mutateInitiative } from '../shared/config/calls/initiative-calls.ts';
import { pathTo } from '../shared/config/routes.ts';
import type { Language } from './account-forms.ts';
import { checkAtAllWidths } from './accessible.ts';
import { callApi } from './api-calls.ts';
import { words } from './decision-words.ts';
import { mailTo } from './mailbox.ts';
import { type Member, newMember } from './new-member.ts';
import { appearsIn, disappearsFrom, placesNaming, placesOf } from './public-places.ts';
import { editPath, elsewhere, enter, isSavedOn, ready, submit, words as form } from './record-form.ts';
import { submitted } from './submitted-initiatives.ts';
import { test } from './test.ts';
import { decide, validator, versionOf } from './validators.ts';
import { enhanced } from './watch.ts';

const superAdministrator = { email: 'superadmin@passerelle.test', password: 'Passerelle-2026!' };
const comment = 'Précisez le lieu de l’atelier.';

const send = (page: Page, language: Language) =>
  page.getByRole('button', { name: words[language].send }).press('Enter');

/** Opens the screen on which an initiative, or what is proposed of it, is decided on. */
async function openDecision(page: Page, id: number, language: Language, search = ''): Promise<void> {
  await page.goto(pathTo('moderateInitiative', language, { id: String(id) }) + search);
  await enhanced(page);
}

/** A member with one submitted initiative. @returns the page of its owner, whose account has a language of its own */
async function ownerOf(
  browser: Browser,
  request: APIRequestContext,
  title: string,
  language: Language,
): Promise<{ owner: Page; member: Member; id: number }> {
  const member = await newMember(request);
  const owner = await browser.newPage();
  await enter(owner, member);
  const [id = 0] = await submitted(owner, [title], { language });
  return { owner, member, id };
}

const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`sent back, edited, approved, and set to waiting again by a super administrator (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    const title = `Tissage${Date.now()}`;
    const place = { language, slug: title.toLowerCase(), title };
    const [ownPage = ''] = placesOf(place);
    const { owner, id } = await ownerOf(browser, request, title, language);
    await enter(page, validator);
    await openDecision(page, id, language);
    await page.getByLabel(text.toEdit).press('Space');
    await page.getByLabel(text.comment).fill(comment);
    await send(page, language);
    await expect(page.getByText(text.sentBack)).toBeVisible();

    await owner.goto(editPath(String(id), language));
    await ready(owner, language);
    await expect(owner.getByRole('region', { name: text.panel }).getByRole('blockquote')).toContainText(
      comment,
    );
    await owner.getByLabel(form[language].context).fill('À Saint-Louis, quai Henri-Jay.');
    await isSavedOn(owner);
    await submit(owner, language);

    await openDecision(page, id, language);
    await expect(page.getByRole('region', { name: text.history })).toContainText(comment);
    await expect(page.getByText('quai Henri-Jay')).toBeVisible();
    expect(await placesNaming(request, place)).toEqual([]);
    await page.getByLabel(text.approve).press('Space');
    await checkAtAllWidths(page, 'approval: ');
    await send(page, language);
    await expect(page.getByText(text.approved)).toBeVisible();
    await appearsIn(request, place, [ownPage]);

    await openDecision(page, id, language, '?status=valid');
    await expect(page.getByText(text.nothing)).toBeVisible();
    const above = await elsewhere(browser, superAdministrator);
    await openDecision(above.page, id, language, '?status=valid');
    await above.page.getByLabel(text.waitAgain).press('Space');
    await send(above.page, language);
    await expect(above.page.getByText(text.noteRequired)).toBeVisible();
    await checkAtAllWidths(above.page, 'altered without a word: ');
    await above.page.getByLabel(text.note).fill('SECRET: approuvée par erreur.');
    await send(above.page, language);
    await expect(above.page.getByText(text.waitsAgain)).toBeVisible();
    await disappearsFrom(request, place, [ownPage]);
    await owner.goto(pathTo('ownInitiatives', language));
    await expect(owner.locator(`[data-row="${id}"]`).getByText(text.pending)).toBeVisible();
    expect(await owner.content()).not.toContain('SECRET');
    await above.context.close();
    await owner.close();
  });

  test(`what is proposed of a public initiative is refused, and the page stays as it was (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    const title = `Poterie${Date.now()}`;
    const place = { language, slug: title.toLowerCase(), title };
    const [ownPage = ''] = placesOf(place);
    const { owner, member, id } = await ownerOf(browser, request, title, language);
    await decide(owner, String(id), { status: 'valid' });
    await appearsIn(request, place, [ownPage]);
    const before = await (await request.get(ownPage)).text();
    await callApi(owner, mutateInitiative.path, {
      action: 'propose',
      id,
      version: await versionOf(owner, String(id)),
      input: { ambition: 'Former mille personnes en un an' },
    });

    await enter(page, validator);
    await openDecision(page, id, language, '?target=proposal');
    const changes = page.getByRole('region', { name: text.differences });
    await expect(changes.getByRole('insertion').first()).toBeVisible();
    await page.getByLabel(text.reject).press('Space');
    await page.getByLabel(text.duplicate).press('Space');
    await checkAtAllWidths(page, 'refusal of a proposal: ');
    await send(page, language);
    await expect(page.getByText(text.rejected)).toBeVisible();

    const mail = await mailTo(member.email, 2);
    expect(mail.text).toMatch(/Doublon|Duplicate/);
    await owner.goto(pathTo('ownInitiatives', language));
    const row = owner.locator(`[data-row="${id}"]`);
    await expect(row).toBeVisible();
    await expect(row.getByText(text.proposed)).toHaveCount(0);
    expect(mainOf(before)).toContain('cent personnes');
    const fresh = await (await request.get(`${ownPage}?fresh=${Date.now()}`)).text();
    expect(mainOf(fresh)).toContain('cent personnes');
    expect(fresh).not.toContain('mille personnes');
    await owner.close();
  });

  test(`the text of another reason is for validators: its owner reads it nowhere (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    test.slow();
    const title = `Danse${Date.now()}`;
    const { owner, member, id } = await ownerOf(browser, request, title, language);
    await enter(page, validator);
    await openDecision(page, id, language);
    await page.getByLabel(text.reject).press('Space');
    await page.getByLabel(text.other, { exact: true }).press('Space');
    await page.getByLabel(text.otherText).fill('SECRET, copiée d’ailleurs');
    await page.getByLabel(text.note).fill('SECRET, déjà vue deux fois');
    await send(page, language);
    await expect(page.getByText(text.rejected)).toBeVisible();
    await openDecision(page, id, language, '?status=rejected');
    await expect(page.getByText('SECRET, copiée d’ailleurs')).toBeVisible();

    const bodies: Promise<string>[] = [];
    owner.on('response', (response) => {
      const type = response.headers()['content-type'] ?? '';
      // Redirects and responses to a page that is left have no body.
      if (/json|html/.test(type)) bodies.push(response.text().catch(() => ''));
    });
    await owner.goto(pathTo('ownInitiatives', language));
    await enhanced(owner);
    await expect(owner.locator(`[data-row="${id}"]`).getByText(text.refused)).toBeVisible();
    const form = await owner.goto(editPath(String(id), language));
    await enhanced(owner);
    const answers = await owner.evaluate(async (record) => {
      const paths = [
        `/api/dashboard/initiatives/get-initiative?id=${record}`,
        '/api/dashboard/initiatives/list',
        `/api/moderations/initiatives/get-initiative?id=${record}`,
        '/api/moderations/initiatives/list?status=rejected',
      ];
      return Promise.all(
        paths.map(async (path) => {
          const response = await fetch(path);
          return { status: response.status, body: await response.text() };
        }),
      );
    }, id);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 403, 403]);
    expect(answers[0]?.body).toContain('"rejectionReason":"other"');
    const mail = await mailTo(member.email);
    const slug = title.toLowerCase();
    const publicPage = await request.get(pathTo('initiative', language, { slug }));
    expect(publicPage.status()).toBe(404);
    const everything = [
      await form?.text(),
      await owner.content(),
      ...(await Promise.all(bodies)),
      ...answers.map(({ body }) => body),
      mail.text,
      mail.html,
      await publicPage.text(),
    ];
    expect(everything.filter((body) => body?.includes(title)).length).toBeGreaterThan(3);
    expect(everything.filter((body) => body?.includes('SECRET'))).toEqual([]);
    await owner.close();
  });
}
