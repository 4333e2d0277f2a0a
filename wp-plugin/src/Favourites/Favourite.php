<?php

declare(strict_types=1);

namespace Passerelle\Favourites;

use DateTimeImmutable;
use Passerelle\Content\Model\ContentType;

/** A row of the table: an item that a person marked, in all its languages. */
final readonly class Favourite
{
    /** @param bool $remind whether the person wants to be reminded of its date */
    public function __construct(
        public int $userId,
        public int $groupId,
        public ContentType $type,
        public string $note,
        public bool $remind,
        public DateTimeImmutable $createdAt,
    ) {
    }
}
