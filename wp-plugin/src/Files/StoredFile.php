<?php

declare(strict_types=1);

namespace Passerelle\Files;

use Passerelle\Languages\Lang;

/** A file that somebody uploaded. */
final readonly class StoredFile
{
    /**
     * @param string $name as the person called it, with the extension of its real type
     * @param string $path below the files' folder
     * @param int $size bytes
     * @param int|null $width pixels; null for what is no image
     * @param array<string, string> $alt text alternative of an image, by language
     */
    public function __construct(
        public int $id,
        public FilePurpose $purpose,
        public int $ownerId,
        public string $name,
        public string $path,
        public string $mime,
        public int $size,
        public ?int $width,
        public ?int $height,
        public array $alt,
    ) {
    }

    public function isImage(): bool
    {
        return $this->width !== null;
    }

    public function altIn(Lang $language): string
    {
        return $this->alt[$language->value] ?? '';
    }
}
