import { profile } from '../../../shared/config/calls/auth-calls.ts';
import type { AnswerOf } from '../../../shared/config/calls/types.ts';
import { greetedCookie, signedInCookie } from '../../../shared/config/reader-cookies.ts';
import { read } from '../../lib/api/read.ts';
import { readCookie } from '../../../shared/consent/browser-cookie.ts';

type Profile = AnswerOf<typeof profile>;

interface KnownProfile extends Profile {
  /** The value of the cookie at the time of the request: another one means another person, name or answer. */
  version: string;
}

const storageKey = 'profile';

/** Adds what is personal to a page that readers share: the way to one's space by one's name, the first question, what one does on one's own page, what is among one’s favourites. */
export async function greetReader(): Promise<void> {
  const version = readCookie(signedInCookie);
  if (version === undefined) return;
  removeInvitations();
  // The cookie lets the server leave pages to this script from now on. It expires when the browser is closed.
  document.cookie = `${greetedCookie}=1; path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  await Promise.all([greetByName(version), completeOwnPage(), markFavourites()]);
}

/** What is on the first screen leaves its place empty: nothing moves. */
function removeInvitations(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-visitors-only]'))
    if (part.dataset['visitorsOnly'] === 'place') part.style.visibility = 'hidden';
    else part.remove();
}

async function completeOwnPage(): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>('template[data-own-panel]');
  if (template) await (await import('../../features/directory/client/own-page.ts')).showOwnPanel(template);
}

async function markFavourites(): Promise<void> {
  if (document.querySelector('[data-favourite]'))
    await (await import('../../content/favourites/client/marks.ts')).markFavourites();
}

async function greetByName(version: string): Promise<void> {
  // A page that was made for its reader has none.
  const link = document.querySelector<HTMLAnchorElement>('a[data-account][data-space]');
  const profile = link && (await profileOf(version));
  if (!profile) return;
  greet(link, profile.firstName);
  if (!profile.isOnboarded) showInvitation();
}

function greet(link: HTMLAnchorElement, firstName: string): void {
  const { space = '', spaceName = '' } = link.dataset;
  link.href = space;
  link.removeAttribute('rel');
  const name = link.querySelector('span');
  if (name) name.textContent = firstName || spaceName;
}

function showInvitation(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-invitation]');
  template?.replaceWith(template.content);
}

/** Fetched once per tab until the cookie changes. Undefined: the session is over, or there is no network. */
async function profileOf(version: string): Promise<Profile | undefined> {
  const known = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as KnownProfile | null;
  if (known?.version === version) return known;
  try {
    const data = await read(profile);
    if (data) sessionStorage.setItem(storageKey, JSON.stringify({ ...data, version } satisfies KnownProfile));
    return data;
  } catch {
    return undefined;
  }
}
