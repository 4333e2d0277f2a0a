import type { FieldErrorCode } from '../../../../shared/config/field-errors.ts';
import texts from '../../../../../wp-plugin/config/field-errors.json?language=fr';

export const fr = texts as Record<FieldErrorCode, string>;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    fieldErrors: typeof fr;
  }
}
