import { expect, type Page, type Route } from '@playwright/test';
import { checkAtAllWidths, violationsOf } from './accessible.ts';
import { signOut } from './account-forms.ts';
import { newMember } from './new-member.ts';
import { choose, group, openFiles, openStep, stored, words } from './record-files.ts';
import { enter, isSavedOn, ready } from './record-form.ts';
import { heavyPicture, pdf, picture } from './sample-files.ts';
import { test } from './test.ts';

const uploads = '**/api/file/upload**';
const limit = 2_000_000;

/** The image of a file as the server has it: its size, and the colours at its ends. */
const imageOf = (page: Page, id: string | null) =>
  page.evaluate(async (file) => {
    const blob = await (await fetch(`/api/file/download-file?id=${file}`)).blob();
    const image = await createImageBitmap(blob);
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const at = (x: number) => [...(context?.getImageData(x, height / 2, 1, 1).data ?? [])].slice(0, 3);
    return { bytes: blob.size, width, height, left: at(4), right: at(width - 5) };
  }, id);

const bytesOf = (page: Page, id: string | null) =>
  page.evaluate(async (file) => {
    const response = await fetch(`/api/file/download-file?id=${file}`);
    return [...new Uint8Array(await response.arrayBuffer())];
  }, id);

/** Counts requests of pieces; `fail` decides which of them break. */
async function watchPieces(page: Page, fail: (number: number, route: Route) => Promise<void>) {
  const seen = { pieces: 0, begun: 0 };
  await page.route(uploads, async (route) => {
    const method = route.request().method();
    if (method === 'POST') seen.begun += 1;
    if (method !== 'PATCH') return route.continue();
    seen.pieces += 1;
    return fail(seen.pieces, route);
  });
  return seen;
}

const uploadsOn = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'passerelle-uploads')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opened = indexedDB.open('passerelle-uploads');
      opened.addEventListener('error', () => reject(new Error('no database')));
      opened.addEventListener('success', () => {
        const { result: database } = opened;
        const count = database.transaction('uploads').objectStore('uploads').count();
        count.addEventListener('success', () => {
          database.close();
          resolve(count.result);
        });
      });
    });
  });

for (const language of ['fr', 'en'] as const) {
  const text = words[language];

  test(`a cover is cropped by the keyboard, saved and displayed again (${language})`, async ({
    page,
    request,
  }) => {
    test.slow();
    await enter(page, await newMember(request));
    await openFiles(page, language);
    const cover = group(page, text.cover);
    await expect(cover.getByText(text.rules)).toBeVisible();
    await choose(page, cover, text.choose, [await picture('Scène.jpg', 2_400, 600)]);

    const frame = page.getByRole('group', { name: text.frame });
    await expect(frame).toBeVisible();
    expect(await violationsOf(page, 'crop: ')).toEqual([]);
    await frame.focus();
    // Moves to the left end of the picture, which is red.
    for (let presses = 0; presses < 60; presses += 1) await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: text.apply }).press('Enter');

    await expect(stored(cover)).toHaveCount(1, { timeout: 30_000 });
    await isSavedOn(page);
    await expect(cover.getByRole('button', { name: text.replace })).toBeVisible();
    const id = await stored(cover).getAttribute('data-file');
    const { width, height, left } = await imageOf(page, id);
    expect(width / height).toBeCloseTo(1_680 / 620, 1);
    expect(left[0]).toBeGreaterThan(200);
    await expect.poll(() => uploadsOn(page)).toBe(0);

    await page.reload();
    await expect(stored(cover).getByRole('link', { name: 'Scène.jpg' })).toBeVisible();
    const copy = stored(cover).locator('img');
    await expect.poll(() => copy.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
    await checkAtAllWidths(page, 'cover: ');
    await stored(cover).getByRole('button', { name: text.remove }).press('Enter');
    await expect(cover.getByRole('button', { name: text.choose })).toBeFocused();
    await isSavedOn(page);
  });

  test(`photos are reduced, sorted and removed by the keyboard (${language})`, async ({ page, request }) => {
    test.slow();
    await enter(page, await newMember(request));
    await openFiles(page, language);
    const photos = group(page, text.photos);
    const heavy = await heavyPicture('Un.jpg', 1_600, 1_200);
    expect(heavy.buffer.length).toBeGreaterThan(limit);
    await choose(page, photos, text.chooseSeveral, [heavy, await picture('Deux.jpg', 400, 300)]);
    await expect(stored(photos)).toHaveCount(2, { timeout: 30_000 });
    await isSavedOn(page);
    const reduced = stored(photos).filter({ hasText: 'Un.jpg' });
    expect((await imageOf(page, await reduced.getAttribute('data-file'))).bytes).toBeLessThanOrEqual(limit);

    const last = (await stored(photos).last().getByRole('link').textContent()) ?? '';
    await stored(photos).last().getByRole('button', { name: text.up }).press('Enter');
    await expect(stored(photos).first().getByRole('link')).toBeFocused();
    await expect(stored(photos).first().getByRole('link')).toHaveText(last);
    await expect(photos.getByText(text.moved)).toBeAttached();
    await isSavedOn(page);
    await page.reload();
    await expect(stored(photos).first().getByRole('link')).toHaveText(last);
    await stored(photos).first().getByRole('button', { name: text.remove }).press('Enter');
    await expect(stored(photos)).toHaveCount(1);
    await isSavedOn(page);
  });
}

test('a document whose line breaks, and whose network goes, arrives once and whole', async ({
  page,
  request,
}) => {
  test.slow();
  await enter(page, await newMember(request));
  await openFiles(page, 'fr');
  const documents = group(page, words.fr.documents);
  const file = pdf('Plan.pdf', 700_000);
  const seen = await watchPieces(page, async (number, route) => {
    if (number === 4) await page.context().setOffline(true);
    return number === 2 || number === 4 ? route.abort('connectionreset') : route.continue();
  });
  await choose(page, documents, words.fr.chooseSeveral, [file]);
  const waiting = documents.locator('[data-upload="waiting"]');
  await expect.poll(() => seen.pieces, { timeout: 30_000 }).toBe(4);
  await expect(waiting).toContainText('Connexion interrompue');
  await checkAtAllWidths(page, 'waiting: ');
  await page.context().setOffline(false);
  await expect(stored(documents)).toHaveCount(1, { timeout: 30_000 });
  await isSavedOn(page);
  expect(seen.begun).toBe(1);
  const id = await stored(documents).getAttribute('data-file');
  expect(Buffer.from(await bytesOf(page, id)).equals(file.buffer)).toBe(true);
});

test('an upload goes on after the page was loaded again, whatever step is open', async ({
  page,
  request,
}) => {
  test.slow();
  await enter(page, await newMember(request));
  await openFiles(page, 'fr');
  const documents = group(page, words.fr.documents);
  const file = pdf('Budget.pdf', 300_000);
  // Never answered: the page is left in the middle.
  const seen = await watchPieces(page, (number, route) =>
    number === 2 ? Promise.resolve() : route.continue(),
  );
  await choose(page, documents, words.fr.chooseSeveral, [file]);
  await expect.poll(() => seen.pieces).toBe(2);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const begun: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().includes('/api/file/upload')) begun.push(sent.url());
  });
  await page.goto(new URL(page.url()).pathname);
  await ready(page);
  await expect.poll(() => uploadsOn(page), { timeout: 30_000 }).toBe(0);
  await openStep(page, 'fr');
  await expect(stored(documents)).toHaveCount(1);
  expect(begun).toEqual([]);
  const id = await stored(documents).getAttribute('data-file');
  expect(Buffer.from(await bytesOf(page, id)).equals(file.buffer)).toBe(true);
});

test('what a field does not take is refused there, in the browser and by the server', async ({
  page,
  request,
}) => {
  test.slow();
  await enter(page, await newMember(request));
  await openFiles(page, 'fr');
  const documents = group(page, words.fr.documents);
  const html = { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<script>alert(1)</script>') };
  await choose(page, documents, words.fr.chooseSeveral, [html]);
  await expect(documents.getByRole('alert')).toContainText('page.html');
  await expect(documents.getByRole('alert')).toContainText(words.fr.webPage);
  expect(await violationsOf(page, 'refused in the browser: ')).toEqual([]);

  await choose(page, documents, words.fr.chooseSeveral, [
    { ...html, name: 'faux.pdf', mimeType: 'application/pdf' },
  ]);
  const refused = documents.locator('[data-upload="refused"]');
  await expect(refused).toContainText('faux.pdf', { timeout: 30_000 });
  await expect(refused).toContainText(words.fr.webPage);
  await expect(stored(documents)).toHaveCount(0);
  await checkAtAllWidths(page, 'refused: ');

  const cover = group(page, words.fr.cover);
  const broken = { name: 'scène.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no image') };
  await choose(page, cover, words.fr.choose, [broken]);
  await expect(cover.getByRole('alert')).toContainText('Ce fichier est endommagé et n’a pas pu être lu.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('signing out clears what was to be sent', async ({ page, request }) => {
  await enter(page, await newMember(request));
  await openFiles(page, 'fr');
  const documents = group(page, words.fr.documents);
  await watchPieces(page, () => Promise.resolve());
  await choose(page, documents, words.fr.chooseSeveral, [pdf('Secret.pdf', 100_000)]);
  await documents.getByRole('button', { name: words.fr.pause }).press('Enter');
  await expect(documents.getByRole('button', { name: words.fr.resume })).toBeVisible();
  await expect.poll(() => uploadsOn(page)).toBe(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await signOut(page);
  // The next document may replace this one while it is asked.
  await expect(async () => expect(await uploadsOn(page)).toBe(0)).toPass();
});
