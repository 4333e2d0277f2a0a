<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Figures;

/** What the figures of a month are divided by. */
enum Dimension: string
{
    /** Not divided. */
    case Total = 'total';
    case Type = 'type';
    /** A record of several countries counts in each. */
    case Country = 'country';
}
