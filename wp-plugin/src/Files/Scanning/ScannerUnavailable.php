<?php

declare(strict_types=1);

namespace Passerelle\Files\Scanning;

use RuntimeException;

final class ScannerUnavailable extends RuntimeException
{
}
