import { errorMessage } from '../../shared/config/errors.ts';
import { fieldErrorMessage } from '../../shared/config/field-errors.ts';
import type { Language } from '../../shared/config/locales.ts';
import type { AppError } from './app-error.ts';

export interface ErrorField {
  path: string;
  code: string;
  message: string;
}

export interface ErrorBody {
  error: {
    code: string;
    message: string;
    fields: ErrorField[];
    requestId: string;
    /** stale_version: the record as it is; locked_by_other: the lock. */
    current?: object;
  };
}

/** The one shape of a failed /api call. */
export function errorBody(error: AppError, language: Language, requestId: string): ErrorBody {
  const fields = error.fields.map(({ path, code }) => ({
    path,
    code,
    message: fieldErrorMessage(code, language),
  }));
  const { code, current } = error;
  return {
    error: { code, message: errorMessage(code, language), fields, requestId, ...(current && { current }) },
  };
}
