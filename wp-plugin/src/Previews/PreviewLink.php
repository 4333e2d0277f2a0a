<?php

declare(strict_types=1);

namespace Passerelle\Previews;

use DateTimeImmutable;

/** A link to the page of what is not public, before it is signed. */
final readonly class PreviewLink
{
    /** @param int $userId who made it: it ends with their right to read the record */
    public function __construct(public int $groupId, public int $userId, public DateTimeImmutable $expiresAt)
    {
    }
}
