import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from './account-forms.ts';
import { createDraft, words as form } from './record-form.ts';
import type { SampleFile } from './sample-files.ts';

/** Texts of the step of files. */
export const words = {
  fr: {
    step: 'Images et documents',
    cover: /^Image de couverture/,
    photos: /^Photos/,
    documents: /^Documents/,
    youtube: /^Vidéo\sYouTube/,
    choose: 'Choisir un fichier',
    chooseSeveral: 'Choisir des fichiers',
    replace: 'Remplacer',
    rules: 'JPEG ou PNG, 2 Mo au plus.',
    frame: 'Zone de recadrage, à déplacer avec les flèches',
    zoom: 'Zoom',
    apply: 'Utiliser ce recadrage',
    pause: /^Mettre en pause/,
    resume: /^Reprendre/,
    up: /^Monter/,
    remove: /^Retirer/,
    moved: 'est maintenant en position 1 sur 2.',
    webPage: 'Ce fichier est une page web enregistrée : imprimez-la en PDF.',
    play: 'Voir la vidéo ici',
  },
  en: {
    step: 'Images and documents',
    cover: /^Cover image/,
    photos: /^Photos/,
    documents: /^Documents/,
    youtube: /^YouTube video/,
    choose: 'Choose a file',
    chooseSeveral: 'Choose files',
    replace: 'Replace',
    rules: 'JPEG or PNG, 2 MB at most.',
    frame: 'Crop area, moved with the arrow keys',
    zoom: 'Zoom',
    apply: 'Use this crop',
    pause: /^Pause/,
    resume: /^Resume/,
    up: /^Move up/,
    remove: /^Remove/,
    moved: 'is now number 1 of 2.',
    webPage: 'This is a saved web page: print it as PDF.',
    play: 'Watch the video here',
  },
} as const;

export const group = (page: Page, name: RegExp): Locator => page.getByRole('group', { name }).first();
export const stored = (field: Locator): Locator => field.locator('[data-file]');

export async function openFiles(page: Page, language: Language): Promise<string> {
  const id = await createDraft(page, 'Des images', language);
  await openStep(page, language);
  return id;
}

export async function openStep(page: Page, language: Language): Promise<void> {
  await page
    .getByRole('navigation', { name: form[language].steps })
    .getByRole('link', { name: words[language].step })
    .press('Enter');
  await expect(group(page, words[language].documents).getByRole('button').first()).toBeVisible();
}

/** Opens the browser's dialog by the keyboard. */
export async function choose(page: Page, field: Locator, button: string, files: SampleFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await field.getByRole('button', { name: button }).press('Enter');
  await (await chooser).setFiles(files);
}
