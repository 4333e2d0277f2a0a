import type { FileKindCode } from '../../../../shared/config/file-kinds.ts';
import texts from '../../../../../wp-plugin/config/field-errors.json?language=fr&only=file-kinds';

export const fr = texts as Record<FileKindCode, string>;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    fileKinds: typeof fr;
  }
}
