<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Document;

/** Shows a section, question or column only if an earlier answer compares so. */
final readonly class Condition
{
    /** @param string $source id of the earlier question, or of the earlier column of the same row */
    public function __construct(public string $source, public Operator $operator, public string|bool $value)
    {
    }
}
