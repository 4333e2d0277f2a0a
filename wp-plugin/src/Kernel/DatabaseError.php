<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

use RuntimeException;

/** A statement that the database refused. Its text is for logs, never for an answer. */
final class DatabaseError extends RuntimeException
{
}
