import { expect, type Page } from '@playwright/test';
import { callReferenceData, mutateCall } from '../shared/config/calls/call-for-application-calls.ts';
import { pathTo } from '../shared/config/routes.ts';
import { checkAtAllWidths } from './accessible.ts';
import { callApi, readApi } from './api-calls.ts';
import { newMember } from './new-member.ts';
import { enter, isSavedOn } from './record-form.ts';
import { test } from './test.ts';
import { pickOption, pressEnter, tabTo, write } from './typing.ts';
import { enhanced } from './watch.ts';

const words = {
  fr: {
    link: 'Composer le formulaire de candidature',
    addSection: 'Ajouter une section',
    sectionTitle: 'Titre de la section',
    kind: 'Type de la nouvelle question',
    addQuestion: 'Ajouter une question',
    question: 'Question',
    yesNo: 'Oui ou non',
    longText: 'Texte long',
    required: 'Réponse obligatoire',
    close: /^Fermer/,
    show: 'Afficher',
    incomplete: '1 point à corriger',
    missing: /manque/,
    complete: 'Le formulaire est complet.',
    publish: 'Publier le formulaire',
    published: /^Le formulaire est publié/,
    version: /^Version 1, publiée/,
    languages: ['français', 'anglais'],
  },
  en: {
    link: 'Build the application form',
    addSection: 'Add a section',
    sectionTitle: 'Section title',
    kind: 'Type of the new question',
    addQuestion: 'Add a question',
    question: 'Question',
    yesNo: 'Yes or no',
    longText: 'Long text',
    required: 'Answer required',
    close: /^Close/,
    show: 'Show',
    incomplete: '1 point to fix',
    missing: /missing/,
    complete: 'The form is complete.',
    publish: 'Publish form',
    published: /^The form has been published/,
    version: /^Version 1, published/,
    languages: ['French', 'English'],
  },
} as const;
type Language = keyof typeof words;

const idsOf = (terms: { id: number }[]) => terms.map(({ id }) => id);

/** A call that people apply to here, in both languages, as its operator makes it. */
async function draftCall(page: Page, language: Language): Promise<string> {
  const { data: reference } = (await readApi(page, callReferenceData.path)) as {
    data: { countries: { id: number }[]; sectors: { id: number }[] };
  };
  const input = {
    language,
    title: 'Résidence de tissage',
    callType: 'residency',
    aidType: 'grant',
    depositLanguages: ['fr', 'en'],
    managementMode: 'internal',
    countryIds: idsOf(reference.countries.slice(0, 1)),
    sectorIds: idsOf(reference.sectors.slice(0, 1)),
  };
  const answer = (await callApi(page, mutateCall.path, { action: 'save', input })) as {
    data: { id: number };
  };
  return String(answer.data.id);
}

for (const language of ['fr', 'en'] as const) {
  const text = words[language];
  const [inFrench, inEnglish] = text.languages;

  test(`a manager builds a form with a condition and publishes it by the keyboard (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    await enter(page, await newMember(request, 'operateur'));
    const id = await draftCall(page, language);
    await page.goto(pathTo('editCall', language, { id }));
    await enhanced(page);
    await pressEnter(page, page.getByRole('link', { name: text.link }));
    await expect(page).toHaveURL(new RegExp(`${pathTo('applicationForm', language, { id })}$`));
    const add = page.getByRole('button', { name: text.addSection });
    await expect(add).toBeVisible();

    const label = (name: string, inLanguage: string) => page.getByLabel(`${name} (${inLanguage})`);
    await pressEnter(page, add);
    await expect(label(text.sectionTitle, inFrench)).toBeFocused();
    await page.keyboard.insertText('Votre venue');
    await write(page, label(text.sectionTitle, inEnglish), 'Your stay');
    await pressEnter(page, page.locator('[data-section]').getByRole('button', { name: text.close }));

    await pickOption(page, page.getByLabel(text.kind), text.yesNo);
    await pressEnter(page, page.getByRole('button', { name: text.addQuestion }));
    await expect(label(text.question, inFrench)).toBeFocused();
    await page.keyboard.insertText('Vous faut-il un visa\u202f?');
    await write(page, label(text.question, inEnglish), 'Do you need a visa?');
    await tabTo(page, page.getByLabel(text.required));
    await page.keyboard.press('Space');
    await pressEnter(page, page.locator('[data-question]').getByRole('button', { name: text.close }));

    await pickOption(page, page.getByLabel(text.kind), text.longText);
    await pressEnter(page, page.getByRole('button', { name: text.addQuestion }));
    await expect(label(text.question, inFrench)).toBeFocused();
    await page.keyboard.insertText('Quelle aide\u202f?');
    const asked = language === 'fr' ? 'Vous faut-il un visa\u202f?' : 'Do you need a visa?';
    await pickOption(page, page.getByLabel(text.show, { exact: true }), asked);

    // A text is missing: the form names it.
    const panel = page.getByRole('region', { name: 'Publication', exact: true });
    await expect(panel.getByText(text.incomplete)).toBeVisible();
    await pressEnter(page, panel.getByRole('button', { name: text.publish }));
    await expect(label(text.question, inEnglish)).toHaveAttribute('aria-invalid', 'true');
    await checkAtAllWidths(page, 'a text is missing: ');
    await pressEnter(page, panel.getByRole('link', { name: text.missing }));
    await expect(label(text.question, inEnglish)).toBeFocused();
    await page.keyboard.insertText('What help?');
    await expect(panel.getByText(text.complete)).toBeVisible();
    await pressEnter(page, panel.getByRole('button', { name: text.publish }));
    await expect(page.locator('[data-confirmation]')).toHaveText(text.published);
    await expect(page.locator('[data-confirmation]')).toBeFocused();
    await expect(panel.getByText(text.version)).toBeVisible();

    await page.reload();
    await enhanced(page);
    await isSavedOn(page);
    await expect(panel.getByText(text.version)).toBeVisible();
    const questions = page.locator('[data-question] h3');
    await expect(questions).toHaveText([/visa/, /2\. /]);
    await checkAtAllWidths(page, 'published: ');

    const second = page.locator('[data-question]').nth(1);
    await second.scrollIntoViewIfNeeded();
    await page.locator('[data-question] [aria-hidden="true"]').first().hover();
    await page.mouse.down();
    const box = await second.boundingBox();
    if (!box) throw new Error('The second question is not on the screen.');
    const middle = box.x + box.width / 2;
    await page.mouse.move(middle, box.y + box.height / 4, { steps: 5 });
    await page.mouse.move(middle, box.y + box.height * 0.75, { steps: 5 });
    await expect(second).toHaveAttribute('data-drop', 'bottom');
    await page.mouse.up();
    await expect(questions).toHaveText([/1\. /, /visa/]);
    await isSavedOn(page);
  });
}
