<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Text;

/**
 * Plain texts as they were typed, but for blanks and characters without a sign. Nothing in them is markup: what looks like
 * it is stored unchanged and escaped where it is shown.
 */
final class PlainText
{
    /** White space of Unicode, controls and the byte order mark. Other characters without a sign stay: flags end with them. */
    private const SPACE = '[\p{Z}\p{Cc}\x{FEFF}]';

    /**
     * Without the blanks around it, by the same characters as in the browser (frontend/shared/forms/plain-text.ts). Invalid UTF-8
     * loses ASCII blanks only.
     */
    public static function trim(string $text): string
    {
        return preg_replace('/^' . self::SPACE . '+|' . self::SPACE . '+$/Du', '', $text) ?? trim($text);
    }

    /** With one space for each row of blanks within, and without those around. */
    public static function collapse(string $text): string
    {
        return trim((string) preg_replace('/' . self::SPACE . '+/u', ' ', $text));
    }

    /** One line with its no-break spaces, which are typography: quotation marks stay with what they enclose. */
    public static function typesetLine(string $text): string
    {
        return trim((string) preg_replace('/[^\S\x{A0}\x{202F}]+/u', ' ', $text));
    }

    /** One line. */
    public static function line(string $typed): string
    {
        return self::trim((string) preg_replace('/[\p{Cc}\p{Z}]+/u', ' ', mb_scrub($typed, 'UTF-8')));
    }

    /** Lines, of which at most one between two others is empty. */
    public static function paragraphs(string $typed): string
    {
        $text = str_replace(["\r\n", "\r"], "\n", mb_scrub($typed, 'UTF-8'));
        $text = (string) preg_replace('/[^\P{Cc}\n\t]/u', '', $text);

        return self::trim((string) preg_replace('/\n{3,}/', "\n\n", $text));
    }

    /** The text as HTML, in content and in attributes. Entities in the text are text: esc_html() and esc_attr() would leave them, and browsers decode them. */
    public static function escape(string $text): string
    {
        return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
    }
}
