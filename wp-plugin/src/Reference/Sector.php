<?php

declare(strict_types=1);

namespace Passerelle\Reference;

use Passerelle\Languages\Lang;

final readonly class Sector
{
    /**
     * @param int $id term id
     * @param string $key stable word of config/sectors.json: as in field values
     * @param int|null $parentId term id of its parent, null for the first level
     * @param string|null $icon name of a drawing of the frontend, first level only
     * @param array<string, string> $names by language
     */
    public function __construct(
        public int $id,
        public string $key,
        public ?int $parentId,
        public ?string $icon,
        private array $names,
    ) {
    }

    public function name(Lang $language): string
    {
        return $this->names[$language->value];
    }
}
