import { announce, element } from '../../../components/ui/native-dialog.ts';
import { newsletterFields } from '../../../../shared/forms/newsletter-form.ts';
import { readTexts } from '../../../lib/script-texts.ts';
import styles from '../newsletter.module.css';
import { newsletterTexts } from '../newsletter-script-texts.ts';
import { noteRefusal, subscribedEvent } from './answer.ts';

interface Parts {
  memory: Storage;
  now: () => number;
}

const titleId = 'newsletter-offer-title';
/** What it never covers: the facts and actions that readers look for first. */
const panels = '[data-panel]';
/** The lower part of the window, in which a dialog lies with what is below it: the observer leaves the rest out. */
const aboveIt = '-55%';

/**
 * A dialog that is not modal, made of the page’s own form: it takes no focus, and is closed by its button or Escape,
 * which counts as a refusal.
 */
export function showPopup({ memory, now }: Parts): void {
  const form = document.querySelector<HTMLFormElement>('[data-newsletter] form')?.cloneNode(true);
  if (!(form instanceof HTMLFormElement)) return;
  const texts = readTexts(newsletterTexts);
  const popup = element('div', styles['popup']);
  popup.setAttribute('role', 'dialog');
  popup.setAttribute('aria-labelledby', titleId);
  popup.dataset['newsletterPopup'] = '';
  const title = element('h2', undefined, texts.offerTitle);
  title.id = titleId;
  const refuse = element('button', styles['refuse'], texts.refuse);
  refuse.type = 'button';
  popup.append(title, element('p', styles['offer'], texts.offerText), adapt(form), refuse);

  const listening = new AbortController();
  const { signal } = listening;
  const observer = stayOffPanels(popup);
  function close(): void {
    listening.abort();
    observer.disconnect();
    noteRefusal(memory, now());
    const hadFocus = popup.contains(document.activeElement);
    popup.remove();
    if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true });
  }
  refuse.addEventListener('click', close);
  addEventListener(
    'keydown',
    (event) => {
      // An open dialog or list takes the key for itself.
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]'))
        close();
    },
    { signal },
  );
  // Answered in the page's own form, or here: then the answer is read before the dialog is closed.
  document.addEventListener(
    subscribedEvent,
    ({ target }) => {
      if (target !== form) return close();
      refuse.textContent = texts.close;
      return undefined;
    },
    { signal },
  );
  document.body.append(popup);
  announce(texts.offerTitle);
}

/** Hides the dialog while a panel is where it lies, unless its reader is in it. */
function stayOffPanels(popup: HTMLElement): IntersectionObserver {
  const below = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) below.add(target);
        else below.delete(target);
      popup.hidden = below.size > 0 && !popup.contains(document.activeElement);
    },
    { rootMargin: `${aboveIt} 0px 0px` },
  );
  const found = document.querySelectorAll(panels);
  popup.hidden = found.length > 0;
  for (const panel of found) observer.observe(panel);
  return observer;
}

/** The same form in another place. */
function adapt(form: HTMLFormElement): HTMLFormElement {
  const renamed = new Map<string, string>();
  for (const one of form.querySelectorAll('[id]')) {
    renamed.set(one.id, `${one.id}-offer`);
    one.id = `${one.id}-offer`;
  }
  for (const attribute of ['for', 'aria-describedby']) {
    for (const one of form.querySelectorAll(`[${attribute}]`)) {
      const id = renamed.get(one.getAttribute(attribute) ?? '');
      if (id) one.setAttribute(attribute, id);
    }
  }
  form.setAttribute('aria-labelledby', titleId);
  const source = form.querySelector<HTMLInputElement>(`input[name="${newsletterFields.source}"]`);
  if (source) source.value = 'popup';
  return form;
}
