<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Text;

/**
 * Blanks that come along when something is copied: spaces of every width, line breaks, marks of writing direction, zero-width
 * characters. The same in the browser (frontend/shared/forms/blanks.ts).
 */
final class Blanks
{
    private const BLANK = '[\p{Z}\p{Cc}\p{Cf}]';

    /** Without those around it. Invalid UTF-8 loses ASCII blanks only. */
    public static function trim(string $text): string
    {
        return preg_replace('/^' . self::BLANK . '+|' . self::BLANK . '+$/Du', '', $text) ?? trim($text);
    }

    /** Without any. */
    public static function remove(string $text): string
    {
        return preg_replace('/' . self::BLANK . '+/u', '', $text) ?? $text;
    }
}
