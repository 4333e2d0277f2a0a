<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

/** Numbers of things by type, kind and state; each facet is the sum over what the other two filters leave. */
final readonly class Cube
{
    /** @param list<array{type: string, kind: string, state: string, things: int}> $cells */
    public function __construct(private array $cells)
    {
    }

    public function total(Query $query): int
    {
        return array_sum(array_column($this->cells($query), 'things'));
    }

    /** @return array<string, int> */
    public function types(Query $query): array
    {
        return $this->by('type', $this->cells($query, Filter::Type));
    }

    /** @return array<string, int> */
    public function kinds(Query $query): array
    {
        return $this->by('kind', $this->cells($query, Filter::Kind));
    }

    /** @return array<string, int> */
    public function states(Query $query): array
    {
        $states = $this->by('state', $this->cells($query, Filter::State));
        unset($states[OpenState::Upcoming->value]);

        return $states;
    }

    /** @return list<array{type: string, kind: string, state: string, things: int}> */
    private function cells(Query $query, ?Filter $without = null): array
    {
        $wanted = array_filter([
            'type' => $without === Filter::Type ? null : $query->type?->value,
            'kind' => $without === Filter::Kind ? null : $query->kind?->value,
            'state' => $without === Filter::State ? null : $query->state?->value,
        ], static fn (?string $value): bool => $value !== null);

        return array_values(array_filter($this->cells, static fn (array $cell): bool => array_intersect_key($cell, $wanted) === $wanted));
    }

    /**
     * @param 'type'|'kind'|'state' $axis
     * @param list<array{type: string, kind: string, state: string, things: int}> $cells
     * @return array<string, int>
     */
    private function by(string $axis, array $cells): array
    {
        $counts = [];
        foreach ($cells as $cell) {
            if ($cell[$axis] !== '') {
                $counts[$cell[$axis]] = ($counts[$cell[$axis]] ?? 0) + $cell['things'];
            }
        }
        uksort($counts, static fn (string $a, string $b): int => [$counts[$b], $a] <=> [$counts[$a], $b]);

        return $counts;
    }
}
