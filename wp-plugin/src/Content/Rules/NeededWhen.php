<?php

declare(strict_types=1);

namespace Passerelle\Content\Rules;

use DateTimeImmutable;
use Passerelle\Content\Required;
use Passerelle\Content\Validation\Validator;
use Passerelle\Content\Values;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\FieldErrorCode;

/** A field that is required for submission when another one has a certain value, or any value. */
final readonly class NeededWhen implements Rule
{
    /** @param string|null $is the value of the other field; null: any */
    public function __construct(
        private string $field,
        private string $when,
        private ?string $is = null,
        private FieldErrorCode $code = FieldErrorCode::Required,
    ) {
    }

    public function check(Values $values, Required $step, ?DateTimeImmutable $publication): array
    {
        $other = $values->raw($this->when);
        $isNeeded = $this->is === null ? !Validator::isEmpty($other) : $other === $this->is;

        return $step === Required::ToSubmit && $isNeeded && Validator::isEmpty($values->raw($this->field))
            ? [new FieldError($this->field, $this->code->value)]
            : [];
    }

    public function export(): array
    {
        return ['rule' => 'neededWhen', 'field' => $this->field, 'when' => $this->when, 'is' => $this->is, 'code' => $this->code->value];
    }
}
