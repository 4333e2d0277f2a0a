<?php

declare(strict_types=1);

namespace Passerelle\Files;

enum FileState: string
{
    /** In quarantine, waiting for the virus scan. */
    case Scanning = 'scanning';
    case Ready = 'ready';
    /** In quarantine until it expires; then only the row remains. */
    case Refused = 'refused';
}
