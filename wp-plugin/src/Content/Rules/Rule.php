<?php

declare(strict_types=1);

namespace Passerelle\Content\Rules;

use DateTimeImmutable;
use Passerelle\Content\Required;
use Passerelle\Content\Values;
use Passerelle\Kernel\FieldError;

/** A rule that involves several fields of a form. Also exported to frontend/forms for validation in the browser. */
interface Rule
{
    /**
     * @param DateTimeImmutable|null $publication when the record is, was or will be published; null while that is unknown
     * @return list<FieldError>
     */
    public function check(Values $values, Required $step, ?DateTimeImmutable $publication): array;

    /** @return array{rule: string, ...} for frontend/forms */
    public function export(): array;
}
