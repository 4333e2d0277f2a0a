import { ValidationError } from 'yup';
import {
  type FieldErrorCode,
  fieldErrorMessage,
  isFieldErrorCode,
} from '../../../../shared/config/field-errors.ts';
import { checks } from '../../../../shared/forms/contact-checks.ts';
import type { Language } from '../../../../shared/config/locales.ts';

export const messageFields = ['subject', 'message', 'consent'] as const;
export type MessageField = (typeof messageFields)[number];
export type Problems = Partial<Record<MessageField, string>>;

const ofMessage = checks.pick([...messageFields]);

/** What is wrong with a message, before it is sent: texts by field. */
export function problemsOf(values: object, language: Language): Problems {
  try {
    ofMessage.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      error.inner.map(({ path, message }) => [path, fieldErrorMessage(codeOf(message), language)]),
    );
  }
}

const codeOf = (code: string): FieldErrorCode => (isFieldErrorCode(code) ? code : 'unexpected_fields');
