import { toggleFavourite } from '../../../../shared/config/calls/favourite-calls.ts';
import { signedInCookie } from '../../../../shared/config/reader-cookies.ts';
import { readCookie } from '../../../../shared/consent/browser-cookie.ts';
import { favouriteFields } from '../../../../shared/forms/favourite-form.ts';
import { send } from '../../../lib/api/send.ts';
import { readTexts } from '../../../lib/script-texts.ts';
import { favouriteTexts } from '../favourite-script-texts.ts';
import { forgetFavouriteGroups } from './known-groups.ts';
import { isMarked, markItem } from './marks.ts';

/**
 * Adds or removes the item of a button in place.
 * @throws Error whenever the form has to be sent as without script: it leads to sign-in, or says what is wrong
 */
export async function changeFavourite(form: HTMLElement, button: HTMLElement | null): Promise<void> {
  // The list may have changed in place since the document was made.
  form
    .querySelector(`input[name="${favouriteFields.page}"]`)
    ?.setAttribute('value', location.pathname + location.search);
  const groupId = button?.dataset['favourite'];
  if (!(button instanceof HTMLButtonElement) || !groupId) throw new Error('no item');
  if (readCookie(signedInCookie) === undefined) throw new Error('signed out');
  const body = { id: Number(button.value), isFavourite: !isMarked(button) };
  const result = await send(toggleFavourite, body, { requestsSignIn: false });
  forgetFavouriteGroups();
  if (result.kind !== 'done') throw new Error('refused');
  markItem(groupId, result.data.isFavourite);
  const texts = readTexts(favouriteTexts);
  const status = form.querySelector('output');
  if (status) status.textContent = result.data.isFavourite ? texts.added : texts.removed;
}
