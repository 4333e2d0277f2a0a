<?php

declare(strict_types=1);

namespace Passerelle\Files;

final readonly class FileAnswer
{
    /**
     * @param bool $isPublic true: may be cached publicly
     * @param list<int> $groupIds items that contain the file, whose changes may change the access
     * @param list<string> $tags cache tags of other pages that contain it
     */
    public function __construct(
        public bool $mayRead,
        public bool $isPublic,
        public array $groupIds,
        public array $tags = [],
    ) {
    }
}
