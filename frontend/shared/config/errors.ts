import catalogue from '../../../wp-plugin/config/errors.json' with { type: 'json' };
import type { Language } from './locales.ts';

/** Of a refused request, with its HTTP status and texts: the plugin reads the same file. */
export type ErrorCode = keyof typeof catalogue.errors;
/** Of one refused value. */
export type FieldErrorCode = keyof typeof catalogue.fields;
/** Success messages, shown on pages. */
export type NoticeCode = keyof typeof catalogue.notices;

type Texts = Readonly<Record<Language, string>>;

const errors: Readonly<Record<ErrorCode, Texts & { status: number; title?: Texts }>> = catalogue.errors;
const fields: Readonly<Record<FieldErrorCode, Texts>> = catalogue.fields;
const notices: Readonly<Record<NoticeCode, Texts>> = catalogue.notices;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code);
export const isFieldErrorCode = (code: string): code is FieldErrorCode => Object.hasOwn(fields, code);

export const errorCodes = Object.keys(errors) as ErrorCode[];
export const fieldErrorCodes = Object.keys(fields) as FieldErrorCode[];
export const noticeCodes = Object.keys(notices) as NoticeCode[];

export const errorStatus = (code: ErrorCode): number => errors[code].status;
export const errorMessage = (code: ErrorCode, language: Language): string => errors[code][language];
/** The heading of the page that such an error makes; of most, which are answers of /api only, undefined. */
export const errorTitle = (code: ErrorCode, language: Language): string | undefined =>
  errors[code].title?.[language];
export const fieldErrorMessage = (code: FieldErrorCode, language: Language): string => fields[code][language];
export const noticeText = (code: NoticeCode, language: Language): string => notices[code][language];
