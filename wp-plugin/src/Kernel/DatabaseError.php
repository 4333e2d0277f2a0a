<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

use RuntimeException;

/** A failed statement. Its text is for logs only, never for responses. */
final class DatabaseError extends RuntimeException
{
}
