<?php

declare(strict_types=1);

namespace Passerelle\Reference;

use Closure;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Reference\GraphQL\Names;
use Passerelle\Reference\GraphQL\ReferenceTypes;

/** Sectors and countries. */
final readonly class ReferenceModule implements Module, HasMigrations, HasGraphQlTypes
{
    /** @param Closure(): ?string $ownCountry ISO code of the country of who reads */
    public function __construct(private Config $config, private Terms $terms, private Names $names, private Closure $ownCountry)
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

    public function graphQlTypes(): array
    {
        return [new ReferenceTypes($this->names, $this->ownCountry)];
    }
}
