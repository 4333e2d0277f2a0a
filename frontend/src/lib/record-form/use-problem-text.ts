import { useTranslation } from 'react-i18next';
import type { FieldErrorCode } from '../../../shared/config/field-errors.ts';
import type { FileKindCode } from '../../../shared/config/file-kinds.ts';

type KnownCode = Exclude<FieldErrorCode, FileKindCode>;

/** The message of a field whose value was refused, by its code; one without a text is `invalid`, as in WordPress. */
export function useProblemText(): (code: string) => string {
  const { t, i18n } = useTranslation('fieldErrors');
  const isKnown = (code: string): code is KnownCode => i18n.exists(code, { ns: 'fieldErrors' });
  return (code) => t(isKnown(code) ? code : 'invalid');
}
