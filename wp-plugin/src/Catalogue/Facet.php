<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

/** The facets whose values are rows of the terms table; a thing may have several of each. */
enum Facet: string
{
    case Country = 'country';
    case Sector = 'sector';
}
