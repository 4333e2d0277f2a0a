<?php

declare(strict_types=1);

namespace Passerelle\Site\Sitemap;

use DateTimeImmutable;
use Passerelle\Content\Model\ContentType;

/** A file of the sitemap. */
final readonly class SitemapPart
{
    /** @param int $number from 1; without empty parts */
    public function __construct(
        public ContentType $type,
        public int $number,
        public DateTimeImmutable $modifiedAt,
    ) {
    }
}
