<?php

declare(strict_types=1);

namespace Passerelle\Files;

final readonly class FileAnswer
{
    /**
     * @param bool $isPublic true: may be cached publicly
     * @param list<int> $groupIds items that contain the file, whose changes may change the access
     * @param list<string> $tags cache tags of other pages that contain it
     * @param string|null $name under which it is read, without extension; null: its own
     */
    public function __construct(
        public bool $mayRead,
        public bool $isPublic,
        public array $groupIds,
        public array $tags = [],
        public ?string $name = null,
    ) {
    }
}
