import { recaptchaFramePath } from '../bot-challenge.ts';

/** Functions that the document in the frame calls by these names. */
interface FrameWindow extends Window {
  passerelleProof?: (token: string) => void;
  passerelleExpired?: () => void;
}

/**
 * Shows the button that lets Google's check in. Nothing of Google's is fetched before somebody presses it: that is their
 * consent, for this form. The check runs in a frame, and its script never in the page of the form.
 */
export function offerRecaptcha(form: HTMLFormElement, field: HTMLInputElement): void {
  const place = form.querySelector<HTMLElement>('[data-recaptcha]');
  const button = place?.querySelector('button');
  if (!place || !button) return;
  const fallback = field.value;
  place.hidden = false;
  button.addEventListener('click', () => {
    const language = document.documentElement.lang === 'en' ? 'en' : 'fr';
    const frame = document.createElement('iframe');
    frame.src = recaptchaFramePath[language];
    frame.title = place.dataset['recaptcha'] ?? '';
    frame.width = '100%';
    frame.height = '500';
    frame.addEventListener('load', () => {
      const inside: FrameWindow | null = frame.contentWindow;
      if (!inside) return;
      inside.passerelleProof = (token) => {
        field.value = token;
      };
      inside.passerelleExpired = () => {
        field.value = fallback;
      };
    });
    button.replaceWith(frame);
    frame.focus();
  });
}
