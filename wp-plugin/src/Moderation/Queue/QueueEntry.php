<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Queue;

/** What the index has of a record, or of a proposal of its owner. */
final readonly class QueueEntry
{
    /**
     * @param array{status: string, type: string, language: string, owner_id: string, title_sort: string} $columns without the date
     * @param list<string> $countries '' first, for all countries; then ISO codes, sorted
     */
    public function __construct(public array $columns, public array $countries)
    {
    }
}
