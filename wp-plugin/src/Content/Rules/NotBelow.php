<?php

declare(strict_types=1);

namespace Passerelle\Content\Rules;

use DateTimeImmutable;
use Passerelle\Content\Required;
use Passerelle\Content\Values;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\FieldErrorCode;

/** A maximum must not be less than its minimum. */
final readonly class NotBelow implements Rule
{
    public function __construct(private string $min, private string $max)
    {
    }

    public function check(Values $values, Required $step, ?DateTimeImmutable $publication): array
    {
        $min = $values->number($this->min);
        $max = $values->number($this->max);

        return $min !== null && $max !== null && $max < $min ? [new FieldError($this->max, FieldErrorCode::MaxBelowMin->value)] : [];
    }

    public function export(): array
    {
        return ['rule' => 'notBelow', 'min' => $this->min, 'max' => $this->max, 'code' => FieldErrorCode::MaxBelowMin->value];
    }
}
