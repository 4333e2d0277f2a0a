<?php

declare(strict_types=1);

namespace Passerelle\Moderation;

use Exception;
use Passerelle\Kernel\DomainError;

/** Why none of several languages was decided on, and which one was refused. */
final class RefusedTogether extends Exception
{
    public function __construct(public readonly int $id, public readonly DomainError $error)
    {
        parent::__construct($error->getMessage(), previous: $error);
    }
}
