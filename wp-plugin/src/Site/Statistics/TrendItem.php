<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics;

/** An item that enough people viewed or marked in a month. */
final readonly class TrendItem
{
    /**
     * @param int|null $views null: too few to be shown; so is $favourites
     * @param array<string, list<string>> $topics keys of sectors and codes of countries, by TopicKind
     */
    public function __construct(public int $groupId, public ?int $views, public ?int $favourites, public array $topics)
    {
    }
}
