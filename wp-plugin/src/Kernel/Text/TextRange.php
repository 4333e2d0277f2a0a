<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Text;

/** A part of a text, in UTF-16 code units, as in JavaScript. */
final readonly class TextRange
{
    /** @param int $end the unit after the last one */
    public function __construct(public int $start, public int $end)
    {
    }
}
