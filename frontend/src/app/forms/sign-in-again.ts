import { logout, userDetails } from '../../../shared/config/calls/auth-calls.ts';
import { enhanceForm } from '../../components/form/client/enhance-form.ts';
import { signInAgainTexts } from '../../components/form/form-script-texts.ts';
import { element, openDialog } from '../../components/ui/native-dialog.ts';
import { checks } from '../../features/auth/forms/sign-in.ts';
import { read } from '../../lib/api/read.ts';
import { Sender } from '../../lib/api/sender.ts';
import { parseDocument } from '../../lib/parse-document.ts';
import { readTexts } from '../../lib/script-texts.ts';

/** Prefix of ids in the dialog, distinct from those of the page. */
const prefix = 'again-';
const pageTexts = () => readTexts(signInAgainTexts);

type AgainTexts = ReturnType<typeof pageTexts>;

interface SignInForm {
  form: HTMLFormElement;
  /** URL of its page. */
  address: string;
}

/**
 * Opens the form of the sign-in page in a dialog above the current page.
 * @param space a page that redirects to the sign-in page without a session
 * @param own texts that replace those for use above a form
 * @returns whether the owner of the page has signed in again
 */
export async function signInAgain(
  space: string = document.querySelector<HTMLAnchorElement>('a[data-account]')?.href ?? '',
  own: Partial<AgainTexts> = {},
): Promise<boolean> {
  const found = await fetchForm(space);
  // Without the form the user is signed in already, in another tab.
  return found ? openSignInForm(found, { ...pageTexts(), ...own }) : isOwnerHere();
}

function openSignInForm({ form, address }: SignInForm, again: AgainTexts): Promise<boolean> {
  const lead = element('p', undefined, again.lead);
  const frame = element('div');
  frame.append(form);
  const other = element('a', undefined, again.elsewhere);
  other.href = address;
  other.target = '_blank';
  const ways = element('p');
  ways.append(other);
  const dialog = openDialog({ title: again.title, closeText: again.close, content: [lead, frame, ways] });
  let isHere = false;

  async function goOnIfHere(): Promise<void> {
    isHere = await isOwnerHere();
    if (isHere) dialog.close();
  }

  async function afterSignIn(): Promise<void> {
    await goOnIfHere();
    if (isHere) return;
    // A session of another account must not continue on this page.
    await new Sender(logout.path).send({});
    lead.textContent = again.otherAccount;
    lead.setAttribute('role', 'alert');
    form.reset();
    form.querySelector<HTMLInputElement>('[data-field] input')?.focus();
  }

  const backFromAnotherTab = (): void => void goOnIfHere();
  enhanceForm(form, checks, () => void afterSignIn());
  return new Promise((resolve) => {
    addEventListener('focus', backFromAnotherTab);
    dialog.addEventListener('close', () => {
      removeEventListener('focus', backFromAnotherTab);
      resolve(isHere);
    });
  });
}

/** Whether the owner of the page is signed in now: the typed values are theirs. */
async function isOwnerHere(): Promise<boolean> {
  const owner = document.documentElement.dataset['signedIn'];
  const user = await read(userDetails);
  return user !== undefined && (owner === undefined || owner === String(user.id));
}

async function fetchForm(space: string): Promise<SignInForm | undefined> {
  const response = await fetch(space);
  const page = parseDocument(await response.text());
  const form = page.querySelector<HTMLFormElement>('form[data-form="sign-in"]');
  if (!form) return undefined;
  // Other links open in a new tab, so that typed values are not lost.
  for (const link of form.querySelectorAll('a')) link.target = '_blank';
  for (const part of form.querySelectorAll('[id], [for], [aria-describedby]')) {
    for (const name of ['id', 'for', 'aria-describedby']) {
      const ids = part.getAttribute(name);
      if (ids)
        part.setAttribute(
          name,
          ids.replaceAll(/\S+/g, (id) => prefix + id),
        );
    }
  }
  return { form: document.adoptNode(form), address: response.url };
}
