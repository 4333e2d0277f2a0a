import type { Language } from '../../src/config/locales.ts';
import type { AppError } from './app-error.ts';
import { errorTexts } from './messages.ts';

export interface ErrorBody {
  error: { code: string; message: string; fields: never[]; requestId: string };
}

/** The one shape of a failed /api call. */
export function errorBody(error: AppError, language: Language, requestId: string): ErrorBody {
  return {
    error: { code: error.code, message: errorTexts[language][error.code].message, fields: [], requestId },
  };
}
