<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Places\Plan;

/** A plan of places as it is stored: JSON that was valid when it was saved. */
final class PlaceDocument
{
    public static function json(PlacePlan $plan): string
    {
        return json_encode($plan, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    }

    public static function read(string $json): PlacePlan
    {
        $members = (array) json_decode($json, true, flags: JSON_THROW_ON_ERROR);
        $cutOff = $members['cutOff'] ?? null;

        return new PlacePlan(self::text($members, 'question'), is_int($cutOff) ? $cutOff : null, array_map(
            static fn (array $each): CategoryPlaces => new CategoryPlaces(
                self::text($each, 'id'),
                self::number($each, 'places'),
                self::text($each, 'amount'),
                array_map(self::minimum(...), self::lists($each, 'minimums')),
            ),
            self::lists($members, 'categories'),
        ));
    }

    /** @param array<mixed> $members */
    private static function minimum(array $members): Minimum
    {
        return new Minimum(
            MinimumSource::from(self::text($members, 'source')),
            self::text($members, 'question'),
            self::text($members, 'value'),
            self::number($members, 'count'),
        );
    }

    /**
     * @param array<mixed> $members
     * @return list<array<mixed>>
     */
    private static function lists(array $members, string $name): array
    {
        return array_values(array_filter((array) ($members[$name] ?? []), is_array(...)));
    }

    /** @param array<mixed> $members */
    private static function text(array $members, string $name): string
    {
        return is_string($members[$name] ?? null) ? $members[$name] : '';
    }

    /** @param array<mixed> $members */
    private static function number(array $members, string $name): int
    {
        return is_int($members[$name] ?? null) ? $members[$name] : 0;
    }
}
