<?php

declare(strict_types=1);

namespace Passerelle\Reference;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;

/** Sectors and countries. */
final readonly class ReferenceModule implements Module, HasMigrations
{
    public function __construct(private Provisioning $provisioning)
    {
    }

    public function register(): void
    {
        add_action('init', Taxonomies::register(...), 5);
    }

    public function migrations(): array
    {
        return [$this->provisioning];
    }
}
