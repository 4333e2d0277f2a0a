import { datedErrorMessage, errorMessage } from '../../shared/config/errors.ts';
import { fieldErrorMessage } from '../../shared/config/field-errors.ts';
import type { Language } from '../../shared/config/locales.ts';
import { formatInstantAt } from '../../shared/dates/zoned-dates.ts';
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
    /** stale_version: the record as it is; locked_by_other: the lock; of dated codes, when the time was over. */
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
  const message =
    current && isInstant(current)
      ? datedErrorMessage(code, language, formatInstantAt(current.instant, language, current.zone))
      : errorMessage(code, language);
  return { error: { code, message, fields, requestId, ...(current && { current }) } };
}

/** When the time was over, and the zone in which people read it. */
const isInstant = (current: object): current is { instant: string; zone: string } =>
  'instant' in current &&
  typeof current.instant === 'string' &&
  'zone' in current &&
  typeof current.zone === 'string';
