import {
  fieldErrorCodes,
  fieldErrorMessage,
  type FieldErrorCode,
} from '../../../../shared/config/field-errors.ts';

export const fr = Object.fromEntries(
  fieldErrorCodes.map((code) => [code, fieldErrorMessage(code, 'fr')]),
) as Record<FieldErrorCode, string>;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    fieldErrors: typeof fr;
  }
}
