<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

/** Validated values of a save. */
final readonly class Prepared
{
    /** @param array<string, mixed> $values by field key, computed ones included; missing keys keep their values */
    public function __construct(
        public array $values,
        public string $title,
        public string $slug,
    ) {
    }
}
