<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Bits;

use Passerelle\Catalogue\Entry;
use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Catalogue\StateRule;
use Passerelle\Kernel\StoredInstant;

/** Sets that contain an item, and its availability: everything that filters and facets need. */
final readonly class Marks
{
    /** All items of the language. */
    public const ALL = 'all';

    /** Completed before its end. */
    public const OVER = 'over';

    /**
     * @param list<string> $names in order
     * @param list<array{int, int}> $times start and end of each date of an event or training, in order, in unix seconds
     * @param array{int, int}|null $dates opening and closing in unix seconds; null: neither opens nor closes
     */
    public function __construct(public array $names, public ?array $dates = null, public array $times = [])
    {
    }

    public static function of(Entry $entry): self
    {
        $columns = $entry->columns;
        $names = [self::ALL, self::named(Filters::TYPE, (string) $columns['type'])];
        if ((string) $columns['kind'] !== '') {
            $names[] = self::named(Filters::KIND, (string) $columns['kind']);
        }
        if ($columns['state_rule'] === StateRule::Over->value) {
            $names[] = self::OVER;
        }
        foreach ($entry->terms as $filter => $values) {
            foreach ($values as $value) {
                $names[] = self::named($filter, $value);
            }
        }
        sort($names, SORT_STRING);
        $hasDates = $columns['state_rule'] === StateRule::Dates->value;

        return new self(
            $names,
            $hasDates ? [self::time($columns['opens_at'] ?? null, 0), self::time($columns['closes_at'] ?? null, PHP_INT_MAX)] : null,
            $hasDates ? Times::read((string) ($columns['times'] ?? '')) : [],
        );
    }

    public function equal(self $other): bool
    {
        return $this->names === $other->names && $this->dates === $other->dates && $this->times === $other->times;
    }

    /** Name of the set of a filter's value; with an empty value, the prefix of all its sets. */
    public static function named(string $filter, string $value): string
    {
        return "{$filter}:{$value}";
    }

    private static function time(?string $date, int $without): int
    {
        return $date === null ? $without : StoredInstant::read($date)->getTimestamp();
    }
}
