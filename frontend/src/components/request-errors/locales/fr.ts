import type { ErrorCode } from '../../../../shared/config/errors.ts';
import texts from '../../../../../wp-plugin/config/errors.json?language=fr';

export const fr = texts as Record<ErrorCode, string>;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    requestErrors: typeof fr;
  }
}
