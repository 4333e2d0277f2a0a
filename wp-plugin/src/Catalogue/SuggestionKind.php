<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

/** Target of a suggestion. */
enum SuggestionKind: string
{
    /** An item, by its title. */
    case Item = 'item';
    /** All items of a sector. */
    case Sector = 'sector';
    /** All items of a country. */
    case Country = 'country';
}
