<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\SavedSearches\Alerts;

/** Why an item can be new to a search. Stored, so values must not change. */
enum ArrivalKind: string
{
    /** Its first publication in a language. */
    case Published = 'published';
    /** An announced call opens: new to searches for a state only. */
    case Opened = 'opened';
}
