import type { Language } from '../../src/config/locales.ts';
import type { AppError } from './app-error.ts';
import { fieldTexts } from './field-messages.ts';
import { errorTexts } from './messages.ts';

export interface ErrorField {
  path: string;
  code: string;
  message: string;
}

export interface ErrorBody {
  error: { code: string; message: string; fields: ErrorField[]; requestId: string };
}

/** The one shape of a failed /api call. */
export function errorBody(error: AppError, language: Language, requestId: string): ErrorBody {
  const fields = error.fields.map(({ path, code }) => ({ path, code, message: fieldTexts[language][code] }));
  return {
    error: { code: error.code, message: errorTexts[language][error.code].message, fields, requestId },
  };
}
