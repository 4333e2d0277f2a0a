<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Judging;

use Normalizer;

/**
 * Texts of answers as they are measured: composed (NFC), a line break is one character, without blanks at both ends. The same
 * in the browser (frontend/src/lib/application-form/answer-text.ts).
 */
final class AnswerText
{
    private const WHITE = '[\p{Z}\p{Cc}]';

    public static function line(string $typed): string
    {
        return self::trim((string) preg_replace('/' . self::WHITE . '+/u', ' ', self::composed($typed)));
    }

    public static function paragraphs(string $typed): string
    {
        $text = str_replace(["\r\n", "\r"], "\n", self::composed($typed));

        return self::trim((string) preg_replace('/[^\P{Cc}\n\t]/u', '', $text));
    }

    /** Whether it shows nothing: blanks and marks without a sign. */
    public static function isBlank(string $text): bool
    {
        return preg_match('/^[\p{Z}\p{Cc}\p{Cf}]*+$/Du', $text) === 1;
    }

    /** In code points. */
    public static function length(string $text): int
    {
        return mb_strlen($text, 'UTF-8');
    }

    /** Runs without white space. */
    public static function words(string $text): int
    {
        return (int) preg_match_all('/[^\p{Z}\p{Cc}]+/u', $text);
    }

    private static function composed(string $typed): string
    {
        return (string) Normalizer::normalize(mb_scrub($typed, 'UTF-8'), Normalizer::FORM_C);
    }

    /** The lookbehind tries each run of blanks once, so that long ones take no time. */
    private static function trim(string $text): string
    {
        $end = '(?<!' . self::WHITE . ')' . self::WHITE . '++$';

        return (string) preg_replace('/^' . self::WHITE . "++|{$end}/Du", '', $text);
    }
}
