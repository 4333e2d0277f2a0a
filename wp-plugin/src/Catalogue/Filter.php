<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

/** The filters of a search, each of which but the text has a facet. */
enum Filter: string
{
    case Text = 'query';
    case Type = 'type';
    case Kind = 'kind';
    case State = 'status';
    case Country = 'country';
    case Sector = 'sector';
}
