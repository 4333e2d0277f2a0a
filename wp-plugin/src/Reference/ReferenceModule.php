<?php

declare(strict_types=1);

namespace Passerelle\Reference;

use Passerelle\Kernel\Config;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;

/** Sectors and countries. */
final readonly class ReferenceModule implements Module, HasMigrations
{
    public function __construct(private Config $config, private Terms $terms)
    {
    }

    public function register(): void
    {
        add_action('init', Taxonomies::register(...), 5);
        $this->terms->register();
    }

    public function migrations(): array
    {
        return [new Provisioning($this->config, $this->terms)];
    }
}
