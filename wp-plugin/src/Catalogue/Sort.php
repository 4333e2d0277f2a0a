<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

enum Sort: string
{
    /** By first publication, newest first. */
    case Recent = 'recent';
    case TitleAsc = 'title_asc';
    case TitleDesc = 'title_desc';
    /** Matches in titles before matches in texts, then most recent first. The default of text searches. */
    case Relevance = 'relevance';
    /** Open ones by closing, then announced ones by opening, closed ones last: see ClosingOrder. The default of lists of calls. */
    case Closing = 'closing';
    /** Events and trainings by their next date, past ones last: see DateOrder. The default of their lists. */
    case Next = 'next';
}
