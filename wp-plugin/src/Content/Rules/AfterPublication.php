<?php

declare(strict_types=1);

namespace Passerelle\Content\Rules;

use DateTimeImmutable;
use Passerelle\Content\Required;
use Passerelle\Content\Values;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\FieldErrorCode;

/** An instant that must be after the publication, once that is known. Checked by the plugin only, since forms do not have the publication date. */
final readonly class AfterPublication implements Rule
{
    public function __construct(private string $field, private FieldErrorCode $code)
    {
    }

    public function check(Values $values, Required $step, ?DateTimeImmutable $publication): array
    {
        $instant = $values->text($this->field);

        return $publication !== null && $instant !== '' && new DateTimeImmutable($instant) <= $publication
            ? [new FieldError($this->field, $this->code->value)]
            : [];
    }

    public function export(): array
    {
        return ['rule' => 'afterPublication', 'field' => $this->field, 'code' => $this->code->value];
    }
}
