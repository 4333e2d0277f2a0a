import { ValidationError } from 'yup';
import { checks } from '../../../../shared/forms/contact-checks.ts';

export const messageFields = ['subject', 'message', 'consent'] as const;
export type MessageField = (typeof messageFields)[number];
export type Problems = Partial<Record<MessageField, string>>;

const ofMessage = checks.pick([...messageFields]);

/**
 * Problems of a message before it is sent: texts by field.
 * @param textOf the text of a code
 */
export function problemsOf(values: object, textOf: (code: string) => string): Problems {
  try {
    ofMessage.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, textOf(message)]));
  }
}
