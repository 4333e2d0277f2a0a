import { expect } from '@playwright/test';
import { pathTo } from '../shared/config/routes.ts';
import { checkAtAllWidths } from './accessible.ts';
import { draftCall } from './internal-call.ts';
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
    file: 'Fichier',
    budget: 'Budget équilibré',
    letter: 'Lettre de recommandation',
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
    preview: 'Aperçu pour les candidats',
    previewed: 'Aperçu',
    screen: 'Écran',
    tablet: 'Tablette',
    previewLanguage: 'Langue de l’aperçu',
  },
  en: {
    link: 'Build the application form',
    addSection: 'Add a section',
    sectionTitle: 'Section title',
    kind: 'Type of the new question',
    addQuestion: 'Add a question',
    question: 'Question',
    yesNo: 'Yes or no',
    file: 'File',
    budget: 'Balanced budget',
    letter: 'Letter of recommendation',
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
    preview: 'Preview for applicants',
    previewed: 'Preview',
    screen: 'Screen',
    tablet: 'Tablet',
    previewLanguage: 'Preview language',
  },
} as const;

for (const language of ['fr', 'en'] as const) {
  const text = words[language];
  const [inFrench, inEnglish] = text.languages;

  test(`a manager builds, previews and publishes a form by the keyboard (${language})`, async ({
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
    const addSection = page.getByRole('button', { name: text.addSection });
    await expect(addSection).toBeVisible();

    const label = (name: string, inLanguage: string) => page.getByLabel(`${name} (${inLanguage})`);
    await pressEnter(page, addSection);
    await expect(label(text.sectionTitle, inFrench)).toBeFocused();
    await page.keyboard.insertText('Votre venue');
    await write(page, label(text.sectionTitle, inEnglish), 'Your stay');
    await pressEnter(page, page.locator('[data-section]').getByRole('button', { name: text.close }));

    const add = async (kind: string) => {
      await pickOption(page, page.getByLabel(text.kind), kind);
      await pressEnter(page, page.getByRole('button', { name: text.addQuestion }));
      await expect(label(text.question, inFrench)).toBeFocused();
    };
    const close = () =>
      pressEnter(page, page.locator('[data-question]').getByRole('button', { name: text.close }));
    await add(text.yesNo);
    await page.keyboard.insertText('Vous faut-il un visa\u202f?');
    await write(page, label(text.question, inEnglish), 'Do you need a visa?');
    await tabTo(page, page.getByLabel(text.required));
    await page.keyboard.press('Space');
    await close();
    await add(text.budget);
    await close();
    await add(text.letter);
    await page.keyboard.insertText('Qui vous recommande\u202f?');
    await write(page, label(text.question, inEnglish), 'Who recommends you?');
    await close();
    await add(text.file);
    await page.keyboard.insertText('Votre passeport');
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
    await page.keyboard.insertText('Your passport');
    await expect(panel.getByText(text.complete)).toBeVisible();

    // The preview shows what applicants see: the file is asked of those who need a visa.
    await pressEnter(page, page.getByRole('button', { name: text.preview }));
    const preview = page.getByRole('region', { name: text.previewed, exact: true });
    const other = language === 'fr' ? text.languages[1] : text.languages[0];
    await pickOption(page, preview.getByLabel(text.screen), text.tablet);
    await pickOption(page, preview.getByLabel(text.previewLanguage), other);
    const [visa, passport] =
      language === 'fr'
        ? ['Do you need a visa?', /^Your passport/]
        : [/^Vous faut-il un visa/, /^Votre passeport/];
    await expect(preview.getByRole('group', { name: passport })).toHaveCount(0);
    const yes = preview.getByRole('group', { name: visa }).getByRole('radio').first();
    await tabTo(page, yes);
    await page.keyboard.press('Space');
    await expect(preview.getByRole('group', { name: passport })).toBeVisible();
    await checkAtAllWidths(page, 'previewed: ');
    await pressEnter(page, panel.getByRole('button', { name: text.publish }));
    await expect(page.locator('[data-confirmation]')).toHaveText(text.published);
    await expect(page.locator('[data-confirmation]')).toBeFocused();
    await expect(panel.getByText(text.version)).toBeVisible();

    await page.reload();
    await enhanced(page);
    await isSavedOn(page);
    await expect(panel.getByText(text.version)).toBeVisible();
    const questions = page.locator('[data-question] h3');
    await expect(questions).toHaveText([/visa/, /2\. /, /3\. /, /4\. /]);
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
    await expect(questions).toHaveText([/1\. /, /visa/, /3\. /, /4\. /]);
    await isSavedOn(page);
  });
}
