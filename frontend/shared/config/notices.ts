import noticeTexts from '../../../wp-plugin/config/notices.json' with { type: 'json' };
import type { Language } from './locales.ts';

/** Success messages, shown on pages; the plugin reads the same file. */
export type NoticeCode = keyof typeof noticeTexts;

const notices: Readonly<Record<NoticeCode, Readonly<Record<Language, string>>>> = noticeTexts;

export const noticeCodes = Object.keys(notices) as NoticeCode[];
export const noticeText = (code: NoticeCode, language: Language): string => notices[code][language];
