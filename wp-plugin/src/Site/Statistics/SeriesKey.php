<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics;

/** The figures about own items. */
enum SeriesKey: string
{
    case Views = 'views';
    case Favourites = 'favourites';
    case Contacts = 'contacts';
}
