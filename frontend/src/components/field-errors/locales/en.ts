import type { FieldErrorCode } from '../../../../shared/config/field-errors.ts';
import texts from '../../../../../wp-plugin/config/field-errors.json?language=en';

export const en = texts as Record<FieldErrorCode, string>;
