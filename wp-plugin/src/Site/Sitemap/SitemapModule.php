<?php

declare(strict_types=1);

namespace Passerelle\Site\Sitemap;

use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Services;
use Passerelle\Site\Sitemap\GraphQL\SitemapTypes;

/** Sitemap for search engines. */
final readonly class SitemapModule implements HasGraphQlTypes
{
    public function __construct(private Services $services)
    {
    }

    public function graphQlTypes(): array
    {
        return [new SitemapTypes(Sitemap::from($this->services->database, $this->services->config))];
    }
}
