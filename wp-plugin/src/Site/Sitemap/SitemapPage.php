<?php

declare(strict_types=1);

namespace Passerelle\Site\Sitemap;

/** A page of a part of the sitemap. */
final readonly class SitemapPage
{
    /**
     * @param list<list<SitemapAddress>> $entries public URLs of each item
     * @param int|null $next start of the next page; null on the last one
     */
    public function __construct(
        public array $entries,
        public ?int $next,
    ) {
    }
}
