<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

/** How a word of a document stands for a word of a query; the better, the higher. */
enum Form: int
{
    case Beginning = 0;
    case Stem = 1;
    case Whole = 2;
}
