<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics;

final readonly class TrendMonth
{
    /**
     * @param string $month YYYY-MM
     * @param int|null $views null: too few to be shown; so is $favourites
     */
    public function __construct(public string $month, public ?int $views, public ?int $favourites)
    {
    }
}
