<?php

declare(strict_types=1);

namespace Passerelle\Content\Rules;

use DateTimeImmutable;
use Passerelle\Content\Required;
use Passerelle\Content\Validation\Validator;
use Passerelle\Content\Values;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\FieldErrorCode;

/** One of two fields must be filled before submitting. */
final readonly class OneOf implements Rule
{
    /** @param string $field where the error is shown */
    public function __construct(private string $field, private string $other, private FieldErrorCode $code)
    {
    }

    public function check(Values $values, Required $step, ?DateTimeImmutable $publication): array
    {
        $isMissing = Validator::isEmpty($values->raw($this->field)) && Validator::isEmpty($values->raw($this->other));

        return $step === Required::ToSubmit && $isMissing ? [new FieldError($this->field, $this->code->value)] : [];
    }

    public function export(): array
    {
        return ['rule' => 'oneOf', 'field' => $this->field, 'other' => $this->other, 'code' => $this->code->value];
    }
}
