<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Kernel\Text\TextRange;
use Passerelle\Content\Model\ContentType;

/** One suggestion of the search field. */
final readonly class Suggestion
{
    /**
     * @param list<TextRange> $titleHighlights
     * @param ContentType|null $type of an item: one of the eight types, for the link
     * @param string|null $slug of an item
     * @param int|null $groupId of an item
     * @param string|null $key of a sector, or the ISO code of a country
     * @param int|null $count number of public items of a sector or country, in this language
     */
    private function __construct(
        public SuggestionKind $kind,
        public string $title,
        public array $titleHighlights,
        public ?ContentType $type = null,
        public ?string $slug = null,
        public ?int $groupId = null,
        public ?string $key = null,
        public ?int $count = null,
    ) {
    }

    public static function item(string $title, Highlighter $highlighter, ContentType $type, string $slug, int $groupId): self
    {
        return new self(SuggestionKind::Item, $title, $highlighter->inTitle($title), $type, $slug, $groupId);
    }

    public static function sector(string $name, Highlighter $highlighter, string $key, int $count): self
    {
        return new self(SuggestionKind::Sector, $name, $highlighter->inTitle($name), key: $key, count: $count);
    }

    public static function country(string $name, Highlighter $highlighter, string $isoCode, int $count): self
    {
        return new self(SuggestionKind::Country, $name, $highlighter->inTitle($name), key: $isoCode, count: $count);
    }
}
