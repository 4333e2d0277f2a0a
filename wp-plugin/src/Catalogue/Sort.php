<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

enum Sort: string
{
    /** By first publication, newest first. */
    case Recent = 'recent';
    case TitleAsc = 'title_asc';
    case TitleDesc = 'title_desc';
    /** Words found in titles before words found in texts, then the most recent: what a query is sorted by unless it asks otherwise. */
    case Relevance = 'relevance';
}
