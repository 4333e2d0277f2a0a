<?php

declare(strict_types=1);

namespace Passerelle\Kernel\Migrations;

use Closure;
use Passerelle\Kernel\Composition\Lazy;
use Passerelle\Kernel\Module;

/** Runs pending migrations in the first request after an activation or an update. */
final readonly class MigrationsModule implements Module
{
    /** @param Closure(): Migrator $migrator */
    public function __construct(#[Lazy(Migrator::class)] private Closure $migrator)
    {
    }

    public function register(): void
    {
        // After all modules registered their types and taxonomies.
        add_action('init', $this->run(...), 50);
    }

    private function run(): void
    {
        if (!wp_installing()) {
            ($this->migrator)()->run();
        }
    }
}
