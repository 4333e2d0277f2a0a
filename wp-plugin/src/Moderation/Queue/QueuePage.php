<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Queue;

/** A page of the list. */
final readonly class QueuePage
{
    /** @param list<QueueRow> $rows */
    public function __construct(public array $rows, public int $total, public QueueQuery $query)
    {
    }
}
