<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

enum Problem: string
{
    case Missing = 'public, but not in the index';
    case Stale = 'the index differs';
    case NotPublic = 'in the index, but not public';
    case NoPost = 'in the index, but there is no such post';
    case Word = 'found in items that do not have it';
    case Stray = 'counted, but not in the index';
}
