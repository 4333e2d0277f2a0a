<?php

declare(strict_types=1);

namespace Passerelle\Content\Validation;

use Passerelle\Content\Field;
use Passerelle\Kernel\Text\Blanks;

/**
 * Whole numbers between the field's limits; forms of WordPress send them as text. Blanks between digits are understood. A
 * point or a comma is not: "10,000" is ten in French and ten thousand in English. Units are in fields of their own.
 */
final class NumberChecks
{
    /** Number of digits that always fits into an integer. */
    private const MAX_DIGITS = 15;

    public static function number(Field $field, mixed $raw, string $path, Context $context): ?int
    {
        $text = is_string($raw) ? Blanks::remove($raw) : $raw;
        if ($text === '') {
            return null;
        }
        if (!is_int($text) && !is_string($text)) {
            return $context->unexpected($path);
        }
        if (is_string($text) && preg_match('/^[0-9]+$/D', $text) !== 1) {
            return $context->refuse($path, 'invalid_number');
        }
        $number = (int) $text;
        $isInRange = strlen((string) $text) <= self::MAX_DIGITS && $number >= $field->min && ($field->max === null || $number <= $field->max);

        return $isInRange ? $number : $context->refuse($path, 'invalid_value', $field->max === null ? [] : ['max' => $field->max]);
    }
}
