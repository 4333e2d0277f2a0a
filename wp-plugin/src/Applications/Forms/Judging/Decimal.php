<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Judging;

/**
 * Decimal numbers as text, and as whole numbers of their smallest unit: never floating. Up to 15 digits, which are exact in
 * browsers too (frontend/src/lib/application-form/decimal.ts).
 */
final class Decimal
{
    public const DECIMALS_MAX = 3;
    public const PATTERN = '^-?(0|[1-9][0-9]{0,11})([.][0-9]{1,3})?$';

    /** @return int|null null: not a number with at most so many decimals */
    public static function scaled(mixed $text, int $decimals): ?int
    {
        if (!is_string($text) || preg_match('/' . self::PATTERN . '/D', $text) !== 1) {
            return null;
        }
        [$whole, $fraction] = [...explode('.', $text), ''];

        return strlen($fraction) > $decimals ? null : (int) ($whole . str_pad($fraction, $decimals, '0'));
    }
}
