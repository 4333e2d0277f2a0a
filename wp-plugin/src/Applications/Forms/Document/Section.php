<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Document;

/** Questions under one heading, shown as one step. */
final readonly class Section
{
    /** @param list<Question> $questions */
    public function __construct(public string $id, public Wording $wording, public ?Condition $condition, public array $questions)
    {
    }
}
