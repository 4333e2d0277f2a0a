import { enhanceForm } from '../../components/form/client/enhance-form.ts';
import { signInAgainTexts } from '../../components/form/script-texts.ts';
import { element, openDialog } from '../../components/ui/native-dialog.ts';
import { checks } from '../../features/auth/forms/sign-in.ts';
import { parseDocument } from '../../lib/parse-document.ts';
import { readTexts } from '../../lib/script-texts.ts';

/** So that nothing in the dialog has the id of something on the page below it. */
const prefix = 'again-';
const pageTexts = () => readTexts(signInAgainTexts);
const json = { headers: { accept: 'application/json' } };

type AgainTexts = ReturnType<typeof pageTexts>;

interface SignInForm {
  form: HTMLFormElement;
  /** Of the page that it stands on. */
  address: string;
}

/**
 * Lets somebody sign in again above what they were doing: the form of the sign-in page, in a dialog.
 * @param space a page that leads to the sign-in page while nobody is signed in
 * @param own what the dialog says otherwise than above a form
 * @returns whether the person whose page this is, is here again
 */
export async function signInAgain(
  space: string = document.querySelector<HTMLAnchorElement>('a[data-account]')?.href ?? '',
  own: Partial<AgainTexts> = {},
): Promise<boolean> {
  const found = await fetchForm(space);
  // Without the form somebody is signed in already, in another tab.
  return found ? askIn(found, { ...pageTexts(), ...own }) : isOwnerHere();
}

function askIn({ form, address }: SignInForm, again: AgainTexts): Promise<boolean> {
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
    await signOut();
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

/** Whether the person whose page this is, is signed in at this moment: what was typed is theirs. */
async function isOwnerHere(): Promise<boolean> {
  const owner = document.documentElement.dataset['signedIn'];
  const response = await fetch('/api/auth/user-details', json);
  if (!response.ok) return false;
  const { data } = (await response.json()) as { data: { id: number } };
  return owner === undefined || owner === String(data.id);
}

async function fetchForm(space: string): Promise<SignInForm | undefined> {
  const response = await fetch(space);
  const page = parseDocument(await response.text());
  const form = page.querySelector<HTMLFormElement>('form[data-form="sign-in"]');
  if (!form) return undefined;
  // Ways that lead elsewhere must not take what was typed away.
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

/** Somebody else's session must not stay behind a page that is not theirs. */
async function signOut(): Promise<void> {
  const known = await fetch('/api/auth/get-auth', json);
  const { data } = (await known.json()) as { data: { csrfToken: string } };
  await fetch('/api/auth/logout', { method: 'POST', headers: { 'x-csrf-token': data.csrfToken } });
}
