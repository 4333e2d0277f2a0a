<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use DateTimeImmutable;
use Passerelle\Catalogue\Bits\Bits;
use Passerelle\Catalogue\Bits\Marks;
use Passerelle\Catalogue\Bits\Sets;

/** The things that each filter of a query leaves, and what all of them leave together. */
final readonly class Filtering
{
    /**
     * @param string $base what fits the words, of everything in the language
     * @param array<string, string> $filters things by Filter value, those that are set
     */
    private function __construct(private string $base, private array $filters)
    {
    }

    /**
     * @param string|null $matches null: no text is looked for
     * @param Sets|null $others those of the other language, for what that one must not have
     */
    public static function of(Query $query, Sets $sets, ?string $matches, DateTimeImmutable $now, ?Sets $others = null): self
    {
        $base = $sets->get(Marks::ALL);
        if ($matches !== null) {
            $base &= $matches;
        }
        if ($query->onlyUntranslated && $others !== null) {
            $base &= ~$others->get(Marks::ALL);
        }
        $filters = [];
        foreach ($query->filters() as $filter) {
            if ($filter !== Filter::Text) {
                $filters[$filter->value] = self::thingsOf($filter, $query, $sets, $now);
            }
        }

        return new self($base, $filters);
    }

    /** What all filters leave but the one named: a facet is counted as if its own filter were not set. */
    public function things(?Filter $without = null): string
    {
        $things = $this->base;
        foreach ($this->filters as $filter => $each) {
            if ($filter !== $without?->value) {
                $things &= $each;
            }
        }

        return $things;
    }

    private static function thingsOf(Filter $filter, Query $query, Sets $sets, DateTimeImmutable $now): string
    {
        $values = $query->given($filter);
        $sets = array_map(static fn (string $value): string => match ($filter) {
            Filter::Type => $sets->get(Marks::type($value)),
            Filter::Kind => $sets->get(Marks::kind($value)),
            Filter::State => $sets->states($now)[$value] ?? Bits::none($sets->bytes),
            Filter::Country => $sets->get(Marks::term(Facet::Country, $value)),
            Filter::Sector => $sets->get(Marks::term(Facet::Sector, $value)),
            Filter::Text => $sets->get(Marks::ALL),
        }, $values);

        return array_reduce($sets, static fn (string $all, string $each): string => $all | $each, '');
    }
}
