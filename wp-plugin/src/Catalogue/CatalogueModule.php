<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;

final readonly class CatalogueModule implements Module, HasMigrations
{
    public const TITLE_SORT_LENGTH = 120;

    public function __construct(private Cli $cli)
    {
    }

    public function register(): void
    {
        add_filter('passerelle_commands', $this->cli->commands(...));
        if (defined('WP_CLI') && WP_CLI) {
            $this->cli->registerWithWpCli();
        }
    }

    public function migrations(): array
    {
        return Tables::migrations();
    }
}
