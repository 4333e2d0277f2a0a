<?php

declare(strict_types=1);

namespace Passerelle\Favourites;

/** What happens at the date of an item. */
enum DateKind: string
{
    case Closing = 'closing';
    case Beginning = 'beginning';
}
