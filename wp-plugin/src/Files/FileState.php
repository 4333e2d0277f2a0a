<?php

declare(strict_types=1);

namespace Passerelle\Files;

enum FileState: string
{
    /** Waits for the anti-virus, in quarantine. */
    case Scanning = 'scanning';
    case Ready = 'ready';
    /** In quarantine until its days are over; then only its row is left. */
    case Refused = 'refused';
}
