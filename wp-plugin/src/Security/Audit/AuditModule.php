<?php

declare(strict_types=1);

namespace Passerelle\Security\Audit;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;

/** Who did what with which record, in a log that shows when somebody changes it. */
final readonly class AuditModule implements Module, HasMigrations
{
    public function __construct(private AuditCommand $command)
    {
    }

    public function register(): void
    {
        $this->command->register();
    }

    public function migrations(): array
    {
        return AuditTables::migrations();
    }
}
