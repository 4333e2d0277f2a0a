<?php

declare(strict_types=1);

namespace Passerelle\Sitemap;

/** Some things of a part of the sitemap. */
final readonly class SitemapPage
{
    /**
     * @param list<list<SitemapAddress>> $entries the published addresses of each thing
     * @param int|null $next where the following page begins; null when this was the last
     */
    public function __construct(
        public array $entries,
        public ?int $next,
    ) {
    }
}
