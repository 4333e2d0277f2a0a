<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Media;

use Passerelle\Languages\Lang;

/** A stored file as the API shows it. */
final readonly class MediaFile
{
    /**
     * @param int $size bytes
     * @param int|null $width pixels, null for what is no image
     * @param array<string, string> $alt by language
     */
    public function __construct(
        public int $id,
        public string $name,
        public string $mime,
        public int $size,
        public ?int $width,
        public ?int $height,
        private array $alt,
    ) {
    }

    /** @return array{id: int, mime: string, name: string, size: int} */
    public function asFile(): array
    {
        return ['id' => $this->id, 'mime' => $this->mime, 'name' => $this->name, 'size' => $this->size];
    }

    /** @return array{id: int, alt: string, width: int, height: int}|null */
    public function asImage(Lang $language): ?array
    {
        if ($this->width === null || $this->height === null) {
            return null;
        }

        return ['id' => $this->id, 'alt' => $this->alt[$language->value] ?? '', 'width' => $this->width, 'height' => $this->height];
    }
}
