import type { FieldErrorCode } from '../../../../shared/config/field-errors.ts';
import type { FileKindCode } from '../../../../shared/config/file-kinds.ts';
import texts from '../../../../../wp-plugin/config/field-errors.json?language=fr&without=file-kinds';

export const fr = texts as Record<Exclude<FieldErrorCode, FileKindCode>, string>;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    fieldErrors: typeof fr;
  }
}
