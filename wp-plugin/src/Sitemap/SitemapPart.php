<?php

declare(strict_types=1);

namespace Passerelle\Sitemap;

use DateTimeImmutable;
use Passerelle\Content\ContentType;

/** One file of the sitemap. */
final readonly class SitemapPart
{
    /** @param int $number from 1; numbers without anything public are left out */
    public function __construct(
        public ContentType $type,
        public int $number,
        public DateTimeImmutable $modifiedAt,
    ) {
    }
}
