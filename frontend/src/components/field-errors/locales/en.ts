import {
  fieldErrorCodes,
  fieldErrorMessage,
  type FieldErrorCode,
} from '../../../../shared/config/field-errors.ts';

export const en = Object.fromEntries(
  fieldErrorCodes.map((code) => [code, fieldErrorMessage(code, 'en')]),
) as Record<FieldErrorCode, string>;
