<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

/** What a suggestion leads to. */
enum SuggestionKind: string
{
    /** A thing, by its title. */
    case Item = 'item';
    /** Everything of a sector. */
    case Sector = 'sector';
    /** Everything of a country. */
    case Country = 'country';
}
