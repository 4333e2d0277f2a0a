<?php

declare(strict_types=1);

namespace Passerelle\Site\Sitemap;

use DateTimeImmutable;
use Passerelle\Languages\Lang;

/** URL of an item in one language, and its last change. */
final readonly class SitemapAddress
{
    public function __construct(
        public Lang $language,
        public string $slug,
        public DateTimeImmutable $modifiedAt,
    ) {
    }
}
