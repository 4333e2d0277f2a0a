import { object, string } from 'yup';
import type { ReceiptAnswer } from '../../../../shared/forms/receipt-form.ts';
import { isLanguage } from '../../../../shared/config/locales.ts';
import { hashFiles } from '../../../components/form/client/hash-file.ts';
import { sentText } from '../sent-text.ts';

export const checks = object({
  number: string().trim().required('required'),
  sha256: string()
    .trim()
    .required('required')
    .matches(/^[\da-f]{64}$/i, { message: 'invalid', excludeEmptyString: true }),
});

export const enhance = hashFiles;

/** Shows one of the answers that the page has for it, with the focus. */
export function showAnswer(form: HTMLFormElement, answer: unknown): void {
  const { matches, sentAt } = answer as ReceiptAnswer;
  const { lang } = document.documentElement;
  for (const output of form.closest('main')?.querySelectorAll<HTMLElement>('[data-answer]') ?? []) {
    output.hidden = (output.dataset['answer'] === 'match') !== matches;
    const time = output.querySelector('time');
    if (time && sentAt && isLanguage(lang)) {
      time.dateTime = sentAt;
      time.textContent = sentText(sentAt, lang);
    }
    if (!output.hidden) output.focus();
  }
}
