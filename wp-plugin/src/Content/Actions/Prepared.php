<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

/** Validated values of a save. */
final readonly class Prepared
{
    /**
     * @param array<string, mixed> $values by field key, computed ones included; missing keys keep their values
     * @param bool|null $hasOwnSlug whether the slug was chosen; null: no slug was sent
     */
    public function __construct(
        public array $values,
        public string $title,
        public string $slug,
        public ?bool $hasOwnSlug = null,
    ) {
    }
}
