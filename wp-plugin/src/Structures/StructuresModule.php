<?php

declare(strict_types=1);

namespace Passerelle\Structures;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Structures\Names\NameTables;

/** Structures and their members. */
final readonly class StructuresModule implements HasMigrations
{
    public function migrations(): array
    {
        return [...MembershipTables::migrations(), ...NameTables::migrations()];
    }
}
