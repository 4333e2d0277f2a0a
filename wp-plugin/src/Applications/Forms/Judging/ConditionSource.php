<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Judging;

use Passerelle\Applications\Forms\Document\Condition;

/** Rules of a question whose answers conditions can compare. */
interface ConditionSource
{
    /** Whether the comparison and its value fit the question. */
    public function allows(Condition $condition): bool;

    /** @param mixed $answer visible, of any shape */
    public function meets(Condition $condition, mixed $answer): bool;
}
