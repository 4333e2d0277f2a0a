<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\Config;

/** Limits of searches, from limits.json. */
#[Factory('from')]
final readonly class Limits
{
    private function __construct(
        public int $perPage,
        public int $maxPerPage,
        public int $maxPage,
        public int $maxQueryLength,
        public int $maxFilterValues,
        public int $maxWords,
        public int $maxPhraseWords,
        public int $maxSynonyms,
        public int $suggestions,
        public int $otherLanguageItems,
    ) {
    }

    public static function from(Config $config): self
    {
        $limit = static fn (string $name): int => $config->limit('catalogue', $name);

        return new self(
            $limit('perPage'),
            $limit('maxPerPage'),
            $limit('maxPage'),
            $limit('maxQueryLength'),
            $limit('maxFilterValues'),
            $limit('maxQueryWords'),
            $limit('maxPhraseWords'),
            $limit('maxSynonyms'),
            $limit('suggestions'),
            $limit('otherLanguageItems'),
        );
    }
}
