import { expect } from '@playwright/test';
import { newMember } from './new-member.ts';
import { openFiles, words } from './record-files.ts';
import { enter, isSavedOn } from './record-form.ts';
import { test } from './test.ts';

test('YouTube is asked for nothing before the click on its preview', async ({ page, request }) => {
  const asked: string[] = [];
  await page.route(/^https:\/\/[^/]*(?:youtube|ytimg|googlevideo)/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>video</title>' });
  });
  await enter(page, await newMember(request));
  await openFiles(page, 'fr');
  await page.getByLabel(words.fr.youtube).fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  const play = page.getByRole('button', { name: words.fr.play });
  await expect(play).toBeVisible();
  await isSavedOn(page);
  expect(asked).toEqual([]);
  await play.press('Enter');
  await expect(page.locator('iframe')).toBeVisible();
  await expect
    .poll(() => asked)
    .toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0']);
});
