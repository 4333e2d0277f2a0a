import errorTexts from '../../../wp-plugin/config/errors.json' with { type: 'json' };
import type { Language } from './locales.ts';

/** Code of a refused request, with its HTTP status and texts: the plugin reads the same file. */
export type ErrorCode = keyof typeof errorTexts;

type Texts = Readonly<Record<Language, string>>;

const errors: Readonly<Record<ErrorCode, Texts & { status: number; title?: Texts; dated?: Texts }>> =
  errorTexts;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code);
export const errorCodes = Object.keys(errors) as ErrorCode[];

export const errorStatus = (code: ErrorCode): number => errors[code].status;
export const errorMessage = (code: ErrorCode, language: Language): string => errors[code][language];
/** The same with the instant at which the time was over, of codes that have one. */
export const datedErrorMessage = (code: ErrorCode, language: Language, instant: string): string =>
  errors[code].dated?.[language].replace('{instant}', instant) ?? errorMessage(code, language);
export const isDatedError = (code: ErrorCode): boolean => errors[code].dated !== undefined;
/** The heading of the page that such an error makes; of most, which are answers of /api only, undefined. */
export const errorTitle = (code: ErrorCode, language: Language): string | undefined =>
  errors[code].title?.[language];
