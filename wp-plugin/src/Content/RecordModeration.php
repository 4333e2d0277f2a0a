<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** What validators decided on records, as their owners may read it. */
interface RecordModeration
{
    /** @return array{status: string|null, date: string|null, field: string|null, moderator: string|null, comment: string|null, rejectionReason: string|null} */
    public function of(Record $record): array;

    /**
     * @param list<int> $postIds records that were sent back to their owner
     * @return array<int, string> the comments for their owners by post id; one query
     */
    public function comments(array $postIds): array;
}
