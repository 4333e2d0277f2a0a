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
use Passerelle\Kernel\Zones\Zone;

/** A date that must not be before the day of an instant, as the calendar of the record’s time zone counts days. */
final readonly class NotBeforeDay implements Rule
{
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

    /** Null without a valid instant: its own check reports that. */
    private function day(Values $values): ?string
    {
        $instant = $values->text($this->instant);
        if ($instant === '') {
            return null;
        }
        try {
            return Zone::named($values->text($this->zone))->asIfUtc(new DateTimeImmutable($instant, new DateTimeZone(Zone::UTC)))->format('Y-m-d');
        } catch (Exception) {
            return null;
        }
    }
}
