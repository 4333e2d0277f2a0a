<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Preparing;

use Passerelle\Applications\Decisions\Decision;
use Passerelle\Applications\Decisions\DecisionLetters\Letter;

/** A decision that is not stored yet, with its letters. */
final readonly class ComposedDecision
{
    /** @param array<string, Letter> $letters by language */
    public function __construct(public Decision $decision, public array $letters)
    {
    }
}
