<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** One field of a content type: how it is stored, checked, translated and who may read it. */
final readonly class Field
{
    /**
     * @param string $key camelCase name, the same in the API, the input and the demo data; the meta key is '_passerelle_' + key in snake_case
     * @param bool $translated true: one value per language; false: one value per group
     * @param int|null $max characters for texts, rows for lists; from config/limits.json
     * @param list<string> $choices
     * @param list<self> $columns of a Rows field
     * @param list<ContentType> $targets of a Relation or People field
     * @param MediaKind $media which files a field of files takes
     * @param bool $isCopied translated, but a new translation starts with the value of its source: names of places
     * @param bool $isLedger kept in a table of its own by a Ledger, not in post meta
     */
    public function __construct(
        public string $key,
        public FieldKind $kind,
        public bool $translated = false,
        public Required $required = Required::Never,
        public Visibility $visibility = Visibility::Everyone,
        public ?int $max = null,
        public array $choices = [],
        public array $columns = [],
        public array $targets = [],
        public bool $isLedger = false,
        public MediaKind $media = MediaKind::Document,
        public bool $isCopied = false,
    ) {
    }

    public function metaKey(): string
    {
        return '_passerelle_' . strtolower((string) preg_replace('/[A-Z]/', '_$0', $this->key));
    }
}
