<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

/** The filters of a search, each of which has a facet. */
enum Filter
{
    case Type;
    case Kind;
    case State;
    case Country;
    case Sector;
}
