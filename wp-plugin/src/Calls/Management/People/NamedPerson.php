<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management\People;

/** An account that may be named in a call. */
final readonly class NamedPerson
{
    public function __construct(public int $id, public string $name)
    {
    }
}
