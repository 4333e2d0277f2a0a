import type { FieldErrorCode } from '../../../../shared/config/field-errors.ts';
import type { FileKindCode } from '../../../../shared/config/file-kinds.ts';
import texts from '../../../../../wp-plugin/config/field-errors.json?language=en&without=file-kinds';

export const en = texts as Record<Exclude<FieldErrorCode, FileKindCode>, string>;
