<?php

declare(strict_types=1);

namespace Passerelle\Events;

use DateTimeImmutable;
use Passerelle\Content\Required;
use Passerelle\Content\Rules\Rule;
use Passerelle\Content\Validation\Validator;
use Passerelle\Content\Values;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\FieldErrorCode;

/** A recurrence ends, gives at least one date, and not more than EventDates::MAX of them. */
final readonly class RecurrenceRule implements Rule
{
    private const FIELD = 'recurrence';
    private const FREQUENCY = 'recurrence.frequency';
    private const UNTIL = 'recurrence.until';

    public function check(Values $values, Required $step, ?DateTimeImmutable $publication): array
    {
        if (Validator::isEmpty($values->raw(self::FIELD))) {
            return [];
        }
        $recurrence = $values->group(self::FIELD);
        $missing = array_values(array_filter([
            $recurrence->text('frequency') === '' ? new FieldError(self::FREQUENCY, FieldErrorCode::Required->value) : null,
            $recurrence->text('until') === '' ? new FieldError(self::UNTIL, FieldErrorCode::RecurrenceWithoutEnd->value) : null,
        ]));
        if ($missing !== []) {
            return $step === Required::ToSubmit ? $missing : [];
        }
        // One more than may be is enough to refuse them.
        $dates = EventDates::of($values)?->all(EventDates::MAX + 1);

        return match (true) {
            $dates === null => [],
            $dates === [] => [new FieldError(self::UNTIL, FieldErrorCode::RecurrenceWithoutDates->value)],
            count($dates) > EventDates::MAX => [new FieldError(self::UNTIL, FieldErrorCode::RecurrenceTooLong->value)],
            default => [],
        };
    }

    public function export(): array
    {
        return ['rule' => 'recurrence', 'field' => self::FIELD, 'max' => EventDates::MAX, 'code' => FieldErrorCode::RecurrenceTooLong->value];
    }
}
