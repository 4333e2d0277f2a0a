<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\SavedSearches\Alerts;

use DateTimeImmutable;
use Passerelle\Languages\Lang;

/** Items of one language that appeared, for which the saved searches after one of them are still to be asked. */
final readonly class Arrivals
{
    /** @param non-empty-array<int, DateTimeImmutable> $items when each appeared, by group id */
    public function __construct(public ArrivalKind $kind, public Lang $language, public array $items, public string $afterFingerprint, public int $afterId)
    {
    }

    /** @return non-empty-list<int> */
    public function groupIds(): array
    {
        return array_keys($this->items);
    }
}
