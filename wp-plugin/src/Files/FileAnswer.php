<?php

declare(strict_types=1);

namespace Passerelle\Files;

final readonly class FileAnswer
{
    /**
     * @param bool $isPublic true: anybody may read it, caches too
     * @param list<int> $groupIds things that show the file: when one of them changes, the answer may
     * @param list<string> $tags cache tags of other places that show it
     */
    public function __construct(
        public bool $mayRead,
        public bool $isPublic,
        public array $groupIds,
        public array $tags = [],
    ) {
    }
}
