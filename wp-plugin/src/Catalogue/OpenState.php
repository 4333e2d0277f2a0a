<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

/** Computed from dates at request time, never stored, so that no job has to open or close calls. */
enum OpenState: string
{
    case Upcoming = 'upcoming';
    case Open = 'open';
    case Closed = 'closed';
}
