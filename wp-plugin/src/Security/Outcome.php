<?php

declare(strict_types=1);

namespace Passerelle\Security;

enum Outcome: string
{
    case Succeeded = 'success';
    case Refused = 'refused';
}
