<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Zip;

final readonly class Entry
{
    /**
     * @param int $method 0: stored, 8: deflated
     * @param int $start offset of its compressed bytes in the archive
     */
    public function __construct(
        public string $name,
        public int $method,
        public int $crc,
        public int $packed,
        public int $unpacked,
        public int $start,
    ) {
    }

    public function isFolder(): bool
    {
        return str_ends_with($this->name, '/');
    }
}
