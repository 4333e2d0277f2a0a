import { readTexts } from '../../../lib/script-texts.ts';
import { favouriteTexts } from '../favourite-script-texts.ts';
import { favouriteGroupIds } from './known-groups.ts';

const buttons = 'button[data-favourite]';

export const isMarked = (button: HTMLElement): boolean => button.dataset['marked'] !== undefined;

/** Updates all buttons of the item in the page. */
export function markItem(groupId: string, marked: boolean): void {
  const texts = readTexts(favouriteTexts);
  for (const button of document.querySelectorAll<HTMLElement>(`${buttons}[data-favourite="${groupId}"]`)) {
    button.toggleAttribute('data-marked', marked);
    const words = button.querySelector('span');
    if (words) words.textContent = marked ? texts.remove : texts.add;
  }
}

/** Marks what the reader has among their favourites, in a page that readers share. */
export async function markFavourites(): Promise<void> {
  const present = new Set(
    [...document.querySelectorAll<HTMLElement>(buttons)].map(({ dataset }) => dataset['favourite'] ?? ''),
  );
  if (present.size === 0) return;
  for (const groupId of await favouriteGroupIds()) {
    if (present.has(String(groupId))) markItem(String(groupId), true);
  }
}
