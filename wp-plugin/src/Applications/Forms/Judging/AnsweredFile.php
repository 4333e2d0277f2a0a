<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Judging;

/** A file that an answer names. */
final readonly class AnsweredFile
{
    /** @param string $type MIME type */
    public function __construct(public string $type, public int $bytes)
    {
    }
}
