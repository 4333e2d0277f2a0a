<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics;

/** By what the trends group items. */
enum TopicKind: string
{
    case Sector = 'sector';
    case Country = 'country';
}
