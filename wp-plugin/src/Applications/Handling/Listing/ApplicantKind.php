<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Listing;

enum ApplicantKind: string
{
    case Person = 'person';
    case Structure = 'structure';
}
