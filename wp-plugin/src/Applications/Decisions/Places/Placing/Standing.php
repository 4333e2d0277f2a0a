<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Places\Placing;

/** How an application stands towards the places. */
enum Standing
{
    /** Has a place: it was selected or advanced. */
    case Placed;
    /** Is on a published waiting list: its order comes before the ranking. */
    case Waits;
    case Ranked;
}
