<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\FieldErrorCode;

/** Rules between two dates of the same form, dates and instants alike: both compare as text. */
final class DateRules
{
    public const END_BEFORE_START = 'end_before_start';

    /**
     * @param value-of<FieldErrorCode> $code
     * @return list<FieldError> one error at the end when it is not later than the start
     */
    public static function endAfterStart(
        Values $values,
        string $start,
        string $end,
        string $path = '',
        string $code = self::END_BEFORE_START,
    ): array {
        $from = $values->text($start);
        $to = $values->text($end);

        return $from !== '' && $to !== '' && $to <= $from ? [new FieldError($path . $end, $code)] : [];
    }
}
