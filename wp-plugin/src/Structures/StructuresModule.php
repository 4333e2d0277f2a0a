<?php

declare(strict_types=1);

namespace Passerelle\Structures;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;

/** Structures and who belongs to them. */
final readonly class StructuresModule implements Module, HasMigrations
{
    public function register(): void
    {
    }

    public function migrations(): array
    {
        return [MembershipLedger::migration()];
    }
}
