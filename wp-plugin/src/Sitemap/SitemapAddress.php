<?php

declare(strict_types=1);

namespace Passerelle\Sitemap;

use DateTimeImmutable;
use Passerelle\Languages\Lang;

/** Where a thing can be read in one language, and when that text last changed. */
final readonly class SitemapAddress
{
    public function __construct(
        public Lang $language,
        public string $slug,
        public DateTimeImmutable $modifiedAt,
    ) {
    }
}
