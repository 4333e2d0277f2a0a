<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management\Listing;

/** Orders of the list of one's own calls. */
enum OwnCallSort: string
{
    /** Last changed first. */
    case Recent = 'recent';
    /** What closes next first, then what has no closing date, then what has closed, the last one first. */
    case Closing = 'closing';
    /** What opens next first, then what has no opening date, then what has opened, the last one first. */
    case Opening = 'opening';
    case Title = 'title';
}
