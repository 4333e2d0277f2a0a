<?php

declare(strict_types=1);

namespace Passerelle\Reference;

use Passerelle\Languages\Lang;

final readonly class Country
{
    /**
     * @param int $id term id
     * @param string $isoCode ISO 3166 alpha-2, upper case, as in field values
     * @param array<string, string> $names by language
     */
    public function __construct(
        public int $id,
        public string $isoCode,
        private array $names,
    ) {
    }

    public function name(Lang $language): string
    {
        return $this->names[$language->value];
    }
}
