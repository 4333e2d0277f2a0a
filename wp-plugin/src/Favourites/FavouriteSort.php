<?php

declare(strict_types=1);

namespace Passerelle\Favourites;

enum FavouriteSort: string
{
    /** The last marked first. */
    case Recent = 'recent';
    /** The next date first, then those without one or whose date is past. */
    case Date = 'date';
}
