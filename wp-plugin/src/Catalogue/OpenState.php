<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

/** Computed from dates when somebody asks, never stored: nothing has to run for a call to open or close. */
enum OpenState: string
{
    case Upcoming = 'upcoming';
    case Open = 'open';
    case Closed = 'closed';
}
