<?php

declare(strict_types=1);

namespace Passerelle\Auth\Switching;

/** Target of a one-time token. */
enum Direction: string
{
    case Site = 'site';
    case WordPress = 'wordpress';
}
