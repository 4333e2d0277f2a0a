<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics;

use Passerelle\Content\Record;

final readonly class OwnItem
{
    /**
     * @param Record $record in the reader's language where it has one
     * @param string|null $path of its public page; null: it is not public
     * @param array<string, int> $counts by SeriesKey
     */
    public function __construct(public Record $record, public ?string $path, public array $counts)
    {
    }
}
