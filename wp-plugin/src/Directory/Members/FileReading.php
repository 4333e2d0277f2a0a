<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members;

use DateTimeImmutable;

/** Somebody else has read a file of a profile. */
final readonly class FileReading
{
    /** @param int $readerId user id; the account may be gone */
    public function __construct(public ProfileFile $file, public int $readerId, public DateTimeImmutable $at)
    {
    }
}
