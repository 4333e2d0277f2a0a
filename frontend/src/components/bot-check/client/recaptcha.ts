import { recaptchaFramePath } from '../../../../shared/forms/bot-challenge.ts';

/** Functions that the document in the frame calls by these names. */
interface FrameWindow extends Window {
  passerelleProof?: (token: string) => void;
  passerelleExpired?: () => void;
}

/**
 * Shows the button that loads Google's check. Nothing is fetched from Google before a click: that is the consent, for
 * this form. The check runs in a frame; its script never runs in the page of the form.
 * @returns what asks anew, once a proof was used
 */
export function offerRecaptcha(form: HTMLFormElement, field: HTMLInputElement): () => void {
  const place = form.querySelector<HTMLElement>('[data-recaptcha]');
  const button = place?.querySelector('button');
  const fallback = field.value;
  let frame: HTMLIFrameElement | undefined;
  if (!place || !button) return () => undefined;
  place.hidden = false;
  button.addEventListener('click', () => {
    const language = document.documentElement.lang === 'en' ? 'en' : 'fr';
    const opened = document.createElement('iframe');
    opened.src = recaptchaFramePath[language];
    opened.title = place.dataset['recaptcha'] ?? '';
    opened.width = '100%';
    opened.height = '500';
    opened.addEventListener('load', () => {
      const inside: FrameWindow | null = opened.contentWindow;
      if (!inside) return;
      inside.passerelleProof = (token) => {
        field.value = token;
      };
      inside.passerelleExpired = () => {
        field.value = fallback;
      };
    });
    button.replaceWith(opened);
    opened.focus();
    frame = opened;
  });
  return () => {
    field.value = fallback;
    frame?.contentWindow?.location.reload();
  };
}
