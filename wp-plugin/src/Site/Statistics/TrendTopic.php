<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics;

final readonly class TrendTopic
{
    /**
     * @param string $key of a sector, or code of a country
     * @param int|null $views null: too few to be shown; so is $favourites
     */
    public function __construct(public string $key, public ?int $views, public ?int $favourites)
    {
    }
}
