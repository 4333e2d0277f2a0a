import { userDetails } from '../../../../shared/config/calls/auth-calls.ts';
import { updateInterests } from '../../../../shared/config/calls/onboarding-calls.ts';
import { type Values, valuesOf } from '../../../components/form/client/values.ts';
import { formFields } from '../../../../shared/forms/form-view-data.ts';
import { announce, element, openDialog } from '../../../components/ui/native-dialog.ts';
import { filterCountries, shortenTabOrder } from '../../../content/interests/client/choice-lists.ts';
import { read } from '../../../lib/api/read.ts';
import { Sender } from '../../../lib/api/sender.ts';
import { parseDocument } from '../../../lib/parse-document.ts';
import { readTexts } from '../../../lib/script-texts.ts';
import {
  confirmedEvent,
  onboardingClosedKey,
  skipIntent,
  userEvent,
} from '../../../../shared/forms/onboarding-form.ts';
// The choices come with the page's HTML; screens of the workspace lack their styles.
import '../../../content/interests/interests.module.css?client';
import styles from '../onboarding.module.css';
import { onboardingTexts } from '../onboarding-script-texts.ts';

type Texts = ReturnType<typeof readTexts<'close' | 'saved' | 'skipped' | 'failed' | 'filter'>>;

const nothing: Values = { sectorIds: [], countryIds: [], allSectors: false, allCountries: false };

/** The dialog contains the forms of the onboarding page. Rejects when the browser should load that page. */
export async function askInterests(origin: HTMLElement): Promise<void> {
  if (!(origin instanceof HTMLAnchorElement)) return;
  const texts = readTexts(onboardingTexts);
  const response = await fetch(origin.href);
  const page = parseDocument(await response.text());
  const [title, lead] = [page.querySelector('main h1'), page.querySelector('main header p')];
  const question = page.querySelector('[data-question]');
  if (!response.ok || !title || !question) throw new Error('no question');
  document.adoptNode(question);
  question.className = styles['question'] ?? '';
  question.append(footOf(question));
  const content: Node[] = [...(lead ? [element('p', undefined, lead.textContent ?? '')] : []), question];
  const dialog = openDialog({ title: title.textContent ?? '', closeText: texts.close, content });
  filterCountries(dialog, texts.filter);
  shortenTabOrder(dialog);
  for (const form of dialog.querySelectorAll('form')) listen(form, dialog, texts);
  dialog.addEventListener('close', () => {
    sessionStorage.setItem(onboardingClosedKey, '1');
    void refreshUser();
  });
}

/** “Save” and “later” side by side, below what scrolls. */
function footOf(question: Element): HTMLElement {
  const [saving, later] = question.querySelectorAll('form');
  const save = [...(saving?.querySelectorAll('button') ?? [])].at(-1);
  if (!saving || !later || !save) throw new Error('no question');
  saving.id = 'interests-form';
  save.setAttribute('form', saving.id);
  const foot = element('div', styles['foot']);
  foot.append(save, later);
  return foot;
}

function listen(form: HTMLFormElement, dialog: HTMLDialogElement, texts: Texts): void {
  const token = form.querySelector<HTMLInputElement>(`input[name="${formFields.csrf}"]`)?.value ?? '';
  const isSkip = form.querySelector(`input[name="${formFields.intent}"][value="${skipIntent}"]`) !== null;
  const call = new Sender(updateInterests.path, token);
  let isBusy = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isBusy) void send();
  });

  async function send(): Promise<void> {
    isBusy = true;
    form.setAttribute('aria-busy', 'true');
    const values = isSkip ? nothing : valuesOf(form);
    const { kind } = await call.send({ ...values, skipped: isSkip });
    isBusy = false;
    form.removeAttribute('aria-busy');
    if (kind !== 'done') return announceInDialog(dialog, texts.failed);
    dialog.close();
    document.querySelector('[data-onboarding]')?.remove();
    document.getElementById('main')?.focus({ preventScroll: true });
    confirm(isSkip ? texts.skipped : texts.saved);
  }
}

/** The workspace shows it at the top of the screen; elsewhere it is read out. */
function confirm(text: string): void {
  const event = new CustomEvent(confirmedEvent, { detail: text, cancelable: true });
  if (document.dispatchEvent(event)) announce(text);
}

function announceInDialog(dialog: HTMLDialogElement, text: string): void {
  dialog.querySelector('[role=alert]')?.remove();
  const alert = element('p', styles['problem'], text);
  alert.setAttribute('role', 'alert');
  alert.tabIndex = -1;
  dialog.querySelector('[data-question]')?.before(alert);
  alert.focus();
}

/** The answer carries the person's cookie anew. */
async function refreshUser(): Promise<void> {
  try {
    await read(userDetails);
    document.dispatchEvent(new CustomEvent(userEvent));
  } catch {
    // The next page opens the dialog again.
  }
}
