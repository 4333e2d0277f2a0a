import type { FileKindCode } from '../../../../shared/config/file-kinds.ts';
import texts from '../../../../../wp-plugin/config/field-errors.json?language=en&only=file-kinds';

export const en = texts as Record<FileKindCode, string>;
