<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Queue;

use Passerelle\Kernel\Config;

/** A page of the review queue. */
final readonly class QueueQuery
{
    private function __construct(public QueueFilter $filter, public QueueSort $sort, public int $page, public int $perPage)
    {
    }

    /** Page and size are clamped. */
    public static function of(Config $config, QueueFilter $filter, QueueSort $sort = QueueSort::Oldest, ?int $page = null, ?int $perPage = null): self
    {
        $limit = static fn (string $name): int => $config->limit('moderation', $name);

        return new self(
            $filter,
            $sort,
            max(1, min($page ?? 1, $limit('maxPage'))),
            max(1, min($perPage ?? $limit('perPage'), $limit('maxPerPage'))),
        );
    }
}
