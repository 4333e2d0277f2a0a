<?php

declare(strict_types=1);

namespace Passerelle\Site;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;

/** What staff write about the site itself. */
final readonly class SiteModule implements Module, HasMigrations
{
    public function register(): void
    {
    }

    public function migrations(): array
    {
        return [new OptionsMigration()];
    }
}
