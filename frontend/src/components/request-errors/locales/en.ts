import type { ErrorCode } from '../../../../shared/config/errors.ts';
import texts from '../../../../../wp-plugin/config/errors.json?language=en';

export const en = texts as Record<ErrorCode, string>;
