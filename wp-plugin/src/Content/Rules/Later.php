<?php

declare(strict_types=1);

namespace Passerelle\Content\Rules;

use DateTimeImmutable;
use Passerelle\Content\Required;
use Passerelle\Content\Values;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\FieldErrorCode;

/** The end must be after the start. Dates and instants both compare as text. */
final readonly class Later implements Rule
{
    /** @param string|null $rows the repeated field whose columns these are */
    public function __construct(
        private string $start,
        private string $end,
        private ?string $rows = null,
        private FieldErrorCode $code = FieldErrorCode::EndBeforeStart,
    ) {
    }

    public function check(Values $values, Required $step, ?DateTimeImmutable $publication): array
    {
        $errors = [];
        foreach ($this->rows === null ? [$values] : $values->rows($this->rows) as $number => $row) {
            $start = $row->text($this->start);
            $end = $row->text($this->end);
            if ($start !== '' && $end !== '' && $end <= $start) {
                $errors[] = new FieldError(($this->rows === null ? '' : "{$this->rows}.{$number}.") . $this->end, $this->code->value);
            }
        }

        return $errors;
    }

    public function export(): array
    {
        return ['rule' => 'later', 'start' => $this->start, 'end' => $this->end, 'rows' => $this->rows, 'code' => $this->code->value];
    }
}
