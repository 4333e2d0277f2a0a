<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Details;

/** Common properties of related items, most significant first. */
enum ReasonKind: string
{
    case Structure = 'structure';
    case Sector = 'sector';
    case Country = 'country';
}
