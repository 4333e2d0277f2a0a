<?php

declare(strict_types=1);

namespace Passerelle\Content\Validation;

use Passerelle\Content\Field;

/** Whole numbers between the field's limits; forms of WordPress send them as text. */
final class NumberChecks
{
    /** Number of digits that always fits into an integer. */
    private const DIGITS = '/^\d{1,15}$/';

    public static function number(Field $field, mixed $raw, string $path, Context $context): ?int
    {
        $text = is_string($raw) ? trim($raw) : $raw;
        if ($text === '') {
            return null;
        }
        if (!is_int($text) && !(is_string($text) && preg_match(self::DIGITS, $text) === 1)) {
            return $context->unexpected($path);
        }
        $number = (int) $text;
        $isInRange = $number >= $field->min && ($field->max === null || $number <= $field->max);

        return $isInRange ? $number : $context->refuse($path, 'invalid_value', $field->max === null ? [] : ['max' => $field->max]);
    }
}
