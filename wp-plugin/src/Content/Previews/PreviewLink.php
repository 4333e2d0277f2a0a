<?php

declare(strict_types=1);

namespace Passerelle\Content\Previews;

use DateTimeImmutable;

/** A link to the page of what is not public. */
final readonly class PreviewLink
{
    /**
     * @param int $id of its row, which a revocation deletes
     * @param int $userId who made it: it ends with their right to read the record
     */
    public function __construct(
        public int $id,
        public int $groupId,
        public int $userId,
        public DateTimeImmutable $createdAt,
        public DateTimeImmutable $expiresAt,
    ) {
    }
}
