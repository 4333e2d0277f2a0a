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
     * @param string|null $refusal code of the error catalogue, when it is refused
     * @param bool $isScanned an anti-virus has given its verdict
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
        public FileState $state = FileState::Ready,
        public ?string $refusal = null,
        public bool $isScanned = false,
    ) {
    }

    /** Only then anybody may get its bytes. */
    public function isReady(): bool
    {
        return $this->state === FileState::Ready;
    }

    public function isImage(): bool
    {
        return $this->width !== null;
    }

    public function isVideo(): bool
    {
        return str_starts_with($this->mime, 'video/');
    }

    public function altIn(Lang $language): string
    {
        return $this->alt[$language->value] ?? '';
    }
}
