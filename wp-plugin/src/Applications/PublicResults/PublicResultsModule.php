<?php

declare(strict_types=1);

namespace Passerelle\Applications\PublicResults;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;

/** Results of applications on the pages of calls. */
final readonly class PublicResultsModule implements Module, HasMigrations
{
    public function register(): void
    {
    }

    public function migrations(): array
    {
        return PublicResultTables::migrations();
    }
}
