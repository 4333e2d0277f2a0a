import { announce, element, openDialog } from '../../../components/ui/native-dialog.ts';
import { consentEvent } from '../../../../shared/consent/consent.ts';
import { parseDocument } from '../../../lib/parse-document.ts';
import { readTexts } from '../../../lib/script-texts.ts';
import styles from '../consent.module.css';
import { consentTexts } from '../consent-script-texts.ts';

/** Sends a form of choices, or opens the dialog that holds one. Rejects when the browser should do it itself. */
export async function chooseCookies(origin: HTMLElement, submitter: HTMLElement | null): Promise<void> {
  if (origin instanceof HTMLFormElement) await send(origin, submitter);
  else if (origin instanceof HTMLAnchorElement) await openChoices(origin.href);
}

/** The dialog contains the form of the cookies page, so that texts and choices are the same. */
async function openChoices(address: string): Promise<void> {
  const { close: closeText } = readTexts(consentTexts);
  const response = await fetch(address);
  const page = parseDocument(await response.text());
  const form = page.querySelector('main form[data-action="consent"]');
  const [title, lead] = [page.querySelector('main h1'), page.querySelector('main header p')];
  if (!response.ok || !form || !title) throw new Error('no form');
  const content: Node[] = [document.adoptNode(form)];
  if (lead) content.unshift(element('p', undefined, lead.textContent ?? ''));
  openDialog({ title: title.textContent ?? '', closeText, content });
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const texts = readTexts(consentTexts);
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === 'string') body.append(name, value);
  const buttons = form.querySelectorAll('button');
  for (const button of buttons) button.disabled = true;
  form.querySelector('[role=alert]')?.remove();
  try {
    const headers = { accept: 'application/json', 'idempotency-key': crypto.randomUUID() };
    const response = await fetch(form.action, { method: 'POST', body, headers });
    if (!response.ok) throw new Error(String(response.status));
  } catch {
    for (const button of buttons) button.disabled = false;
    const alert = element('p', styles['outcome'], texts.failed);
    alert.setAttribute('role', 'alert');
    form.append(alert);
    submitter?.focus();
    return;
  }
  finish(form, texts.saved);
}

function finish(form: HTMLFormElement, saved: string): void {
  const banner = document.querySelector('[data-consent]');
  const hadFocus = banner?.contains(document.activeElement) || banner?.contains(form);
  form.closest('dialog')?.close();
  banner?.remove();
  // The focused element is gone: focus moves to the page.
  if (hadFocus || document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true });
  announce(saved);
  document.dispatchEvent(new CustomEvent(consentEvent));
}
