<?php

declare(strict_types=1);

namespace Passerelle\Site\Home;

/** Reads the stored configuration of the home page. Tolerates data of older releases. */
final class StoredPlan
{
    /** @param array<mixed> $stored */
    public static function read(array $stored): HomePlan
    {
        $order = self::sections($stored['order'] ?? null);
        foreach (HomeSection::cases() as $section) {
            if (!in_array($section, $order, true)) {
                $order[] = $section;
            }
        }

        return new HomePlan($order, self::sections($stored['hidden'] ?? null), self::ids($stored['featured'] ?? null), self::partners($stored['partners'] ?? null));
    }

    /** @return list<HomeSection> each once */
    private static function sections(mixed $stored): array
    {
        $words = array_filter(is_array($stored) ? $stored : [], is_string(...));

        return array_values(array_filter(array_map(HomeSection::tryFrom(...), array_unique($words))));
    }

    /** @return list<int> */
    private static function ids(mixed $stored): array
    {
        return array_values(array_filter(is_array($stored) ? $stored : [], static fn (mixed $id): bool => is_int($id) && $id > 0));
    }

    /** @return list<Partner> */
    private static function partners(mixed $stored): array
    {
        $partners = [];
        foreach (is_array($stored) ? $stored : [] as $row) {
            $name = is_array($row) ? ($row['name'] ?? null) : null;
            if (is_array($row) && is_string($name) && $name !== '') {
                $url = $row['url'] ?? '';
                $logo = $row['logo'] ?? null;
                $partners[] = new Partner($name, is_string($url) ? $url : '', is_int($logo) ? $logo : null);
            }
        }

        return $partners;
    }
}
