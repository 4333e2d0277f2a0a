<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Judging;

/** Letters of recommendation of one question. */
final readonly class LetterCount
{
    public function __construct(public int $asked, public int $received)
    {
    }
}
