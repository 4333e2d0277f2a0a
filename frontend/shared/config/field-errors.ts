import fieldErrorTexts from '../../../wp-plugin/config/field-errors.json' with { type: 'json' };
import type { Language } from './locales.ts';

/** Code of one refused value, with its texts: the plugin reads the same file. */
export type FieldErrorCode = keyof typeof fieldErrorTexts;

const fields: Readonly<Record<FieldErrorCode, Readonly<Record<Language, string>>>> = fieldErrorTexts;

export const isFieldErrorCode = (code: string): code is FieldErrorCode => Object.hasOwn(fields, code);
export const fieldErrorCodes = Object.keys(fields) as FieldErrorCode[];
export const fieldErrorMessage = (code: FieldErrorCode, language: Language): string => fields[code][language];
