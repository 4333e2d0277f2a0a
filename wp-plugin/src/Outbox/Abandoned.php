<?php

declare(strict_types=1);

namespace Passerelle\Outbox;

use RuntimeException;

/** A handler gives a message up for good: it failed, and is not tried again by itself. The message is stored, so it must not contain secrets. */
final class Abandoned extends RuntimeException
{
}
