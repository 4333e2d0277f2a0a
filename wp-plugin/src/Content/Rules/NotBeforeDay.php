<?php

declare(strict_types=1);

namespace Passerelle\Content\Rules;

use DateTimeImmutable;
use DateTimeZone;
use Exception;
use Passerelle\Content\Required;
use Passerelle\Content\Values;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\FieldErrorCode;

/** A date that must not be before the day of an instant, as the calendar of the record’s time zone counts days. */
final readonly class NotBeforeDay implements Rule
{
    private const DEFAULT_ZONE = 'UTC';

    public function __construct(private string $instant, private string $zone, private string $date, private FieldErrorCode $code)
    {
    }

    public function check(Values $values, Required $step, ?DateTimeImmutable $publication): array
    {
        $date = $values->text($this->date);
        $day = $this->day($values);

        return $date !== '' && $day !== null && $date < $day ? [new FieldError($this->date, $this->code->value)] : [];
    }

    public function export(): array
    {
        return ['rule' => 'notBeforeDay', 'instant' => $this->instant, 'zone' => $this->zone, 'date' => $this->date, 'code' => $this->code->value];
    }

    /** Null without a valid instant and zone: their own checks report that. */
    private function day(Values $values): ?string
    {
        $instant = $values->text($this->instant);
        if ($instant === '') {
            return null;
        }
        try {
            $zone = new DateTimeZone($values->textOrNull($this->zone) ?? self::DEFAULT_ZONE);

            return (new DateTimeImmutable($instant, new DateTimeZone(self::DEFAULT_ZONE)))->setTimezone($zone)->format('Y-m-d');
        } catch (Exception) {
            return null;
        }
    }
}
