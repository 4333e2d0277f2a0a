<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Bits;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Catalogue\Entry;
use Passerelle\Catalogue\Facet;
use Passerelle\Catalogue\StateRule;

/** The names of the sets that a thing belongs to, and when it is open: all that filters and facets ask about it. */
final readonly class Marks
{
    /** Everything of the language. */
    public const ALL = 'all';

    /** Declared over before its time. */
    public const OVER = 'over';

    /**
     * @param list<string> $names in order
     * @param array{int, int}|null $dates opening and closing in unix seconds; null: neither opens nor closes
     */
    public function __construct(public array $names, public ?array $dates = null)
    {
    }

    public static function of(Entry $entry): self
    {
        $columns = $entry->columns;
        $names = [self::ALL, self::type((string) $columns['type'])];
        if ((string) $columns['kind'] !== '') {
            $names[] = self::kind((string) $columns['kind']);
        }
        if ($columns['state_rule'] === StateRule::Over->value) {
            $names[] = self::OVER;
        }
        foreach ($entry->terms as $facet => $values) {
            foreach ($values as $value) {
                $names[] = "{$facet}:{$value}";
            }
        }
        sort($names, SORT_STRING);
        $hasDates = $columns['state_rule'] === StateRule::Dates->value;

        return new self($names, $hasDates ? [self::time($columns['opens_at'] ?? null, 0), self::time($columns['closes_at'] ?? null, PHP_INT_MAX)] : null);
    }

    public function equal(self $other): bool
    {
        return $this->names === $other->names && $this->dates === $other->dates;
    }

    public static function type(string $value): string
    {
        return "type:{$value}";
    }

    public static function kind(string $value): string
    {
        return "kind:{$value}";
    }

    public static function term(Facet $facet, string $value): string
    {
        return "{$facet->value}:{$value}";
    }

    private static function time(?string $date, int $without): int
    {
        return $date === null ? $without : (new DateTimeImmutable($date, new DateTimeZone('UTC')))->getTimestamp();
    }
}
