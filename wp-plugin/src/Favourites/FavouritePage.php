<?php

declare(strict_types=1);

namespace Passerelle\Favourites;

final readonly class FavouritePage
{
    /**
     * @param list<ListedFavourite> $items
     * @param array<string, int> $counts of all favourites of the person, by type of the search
     */
    public function __construct(public array $items, public int $total, public array $counts)
    {
    }
}
