<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Text;

/**
 * Plain texts as they were typed, but for blanks and characters without a sign. Nothing in them is markup: what looks like
 * it is stored unchanged and escaped where it is shown.
 */
final class PlainText
{
    /** One line. */
    public static function line(string $typed): string
    {
        return trim((string) preg_replace('/[\p{Cc}\p{Z}]+/u', ' ', mb_scrub($typed, 'UTF-8')));
    }

    /** Lines, of which at most one between two others is empty. */
    public static function paragraphs(string $typed): string
    {
        $text = str_replace(["\r\n", "\r"], "\n", mb_scrub($typed, 'UTF-8'));
        $text = (string) preg_replace('/[^\P{Cc}\n\t]/u', '', $text);

        return trim((string) preg_replace('/\n{3,}/', "\n\n", $text));
    }

    /** The text as HTML, in content and in attributes. Entities in the text are text: esc_html() and esc_attr() would leave them, and browsers decode them. */
    public static function escape(string $text): string
    {
        return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
    }
}
