<?php

declare(strict_types=1);

namespace Passerelle\Auth\Switching;

/** Where a one-time token leads. */
enum Direction: string
{
    case Site = 'site';
    case WordPress = 'wordpress';
}
