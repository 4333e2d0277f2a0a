import type { FormError } from '../../shared/forms/form-view-data.ts';
import type { Language } from '../../shared/config/locales.ts';
import type { AppError } from '../errors/app-error.ts';
import { errorBody } from '../errors/error-body.ts';

const secondsOfMinute = 60;

/** A refusal as the page of a form shows it: with the texts of the /api call. */
export function formError(error: AppError, language: Language): FormError {
  const { code, message, fields } = errorBody(error, language, '').error;
  const { retryAfter } = error;
  const wait = retryAfter === undefined ? {} : { wait: Math.max(1, Math.ceil(retryAfter / secondsOfMinute)) };
  return { code, message, fields, ...wait };
}

/** Status of the page of a refused form: wrong credentials are not a missing session. */
export const statusOfPage = ({ status }: AppError): number => (status === 401 ? 422 : status);
