<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Judging;

/** Ids of sections, questions, columns, choices and rows, which are made by the browser and stay the same for good. */
final class Ids
{
    public const PATTERN = '^[a-z][a-z0-9-]{0,39}$';
}
