<?php

declare(strict_types=1);

namespace Passerelle\Content\OwnRecords;

/** Orders of the list of one's own records. */
enum OwnSort: string
{
    /** Last changed first. */
    case Recent = 'recent';
    case TitleAsc = 'title_asc';
    case TitleDesc = 'title_desc';
    /** What waits longest for a validator first, then what does not wait. */
    case Waiting = 'waiting';
}
