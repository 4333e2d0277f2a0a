<?php

declare(strict_types=1);

namespace Passerelle\Site;

use DateTimeImmutable;
use Passerelle\Languages\Lang;

final readonly class Page
{
    /** @param string $content sanitised HTML */
    public function __construct(
        public Lang $language,
        public string $title,
        public string $content,
        public DateTimeImmutable $modifiedAt,
    ) {
    }
}
