<?php

declare(strict_types=1);

namespace Passerelle\Files;

use Passerelle\Content\Field;
use Passerelle\Languages\Lang;

/** An uploaded file. */
final readonly class StoredFile
{
    /**
     * @param string $name original name, with the extension of its detected type
     * @param string $path below the files' folder
     * @param int $size bytes
     * @param int|null $width pixels; null for other files
     * @param array<string, string> $alt text alternative of an image, by language
     * @param string|null $refusal error code, when it was rejected
     * @param bool $isScanned whether it was scanned
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

    /** Only ready files are served. */
    public function isReady(): bool
    {
        return $this->state === FileState::Ready;
    }

    /** False for a confidential file in a field that it was not sent for. */
    public function belongsIn(Field $field): bool
    {
        return !$this->purpose->isConfidential() || $this->purpose->fits($field);
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
