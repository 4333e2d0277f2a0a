<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

/** How a word of a document matches a word of a query; better matches have higher values. */
enum WordMatch: int
{
    case Beginning = 0;
    case Stem = 1;
    case Whole = 2;
}
