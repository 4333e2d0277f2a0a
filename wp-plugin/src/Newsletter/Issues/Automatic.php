<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use Passerelle\Content\Model\ContentType;

/** Items that each letter gets by itself, by the sectors and countries of its reader. */
final readonly class Automatic
{
    /** Types with a page of their own that readers wait for; people and structures are not announced. */
    public const TYPES = [
        ContentType::CallForApplication,
        ContentType::Event,
        ContentType::Training,
        ContentType::Initiative,
        ContentType::Resource,
        ContentType::SupportedProject,
    ];

    /**
     * @param list<ContentType> $types of what was published since the last issue
     * @param int $newest how many of those at most; 0: none
     * @param int $closing how many calls that close soon; 0: none
     * @param int $closingDays within which they close
     */
    public function __construct(public array $types, public int $newest, public int $closing, public int $closingDays)
    {
    }

    public function isEmpty(): bool
    {
        return ($this->newest === 0 || $this->types === []) && $this->closing === 0;
    }

    /** @return array{types: list<string>, newest: int, closing: int, closingDays: int} as it is stored */
    public function toArray(): array
    {
        return [
            'types' => array_map(static fn (ContentType $type): string => $type->value, $this->types),
            'newest' => $this->newest,
            'closing' => $this->closing,
            'closingDays' => $this->closingDays,
        ];
    }

    /** @param array<array-key, mixed> $stored */
    public static function from(array $stored): self
    {
        $number = static fn (string $name): int => is_int($stored[$name] ?? null) ? max(0, $stored[$name]) : 0;
        $types = is_array($stored['types'] ?? null) ? $stored['types'] : [];

        return new self(
            array_values(array_filter(self::TYPES, static fn (ContentType $type): bool => in_array($type->value, $types, true))),
            $number('newest'),
            $number('closing'),
            $number('closingDays'),
        );
    }
}
