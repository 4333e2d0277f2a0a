<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Details;

/** What two related things may have in common, the most telling first. */
enum ReasonKind: string
{
    case Structure = 'structure';
    case Sector = 'sector';
    case Country = 'country';
}
