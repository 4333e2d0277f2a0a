<?php

declare(strict_types=1);

namespace Passerelle\Site\Home;

use Passerelle\Files\PublicFiles;
use Passerelle\Languages\Lang;

/** Stores the configuration of the home page per language. Tolerates data of older releases. */
final readonly class HomePlans implements PublicFiles
{
    public const OPTION = 'passerelle_home';
    /** Cache tag of the home page and its own contents. */
    public const TAG = 'home';

    public function get(Lang $language): HomePlan
    {
        $all = get_option(self::OPTION);
        $stored = is_array($all) ? ($all[$language->value] ?? null) : null;
        if (!is_array($stored)) {
            return HomePlan::standard();
        }
        $order = self::sections($stored['order'] ?? null);
        foreach (HomeSection::cases() as $section) {
            if (!in_array($section, $order, true)) {
                $order[] = $section;
            }
        }

        return new HomePlan($order, self::sections($stored['hidden'] ?? null), self::ids($stored['featured'] ?? null), self::partners($stored['partners'] ?? null));
    }

    /** @param array<string, HomePlan> $plans by language; missing languages keep theirs */
    public function save(array $plans): void
    {
        $all = get_option(self::OPTION);
        $all = is_array($all) ? $all : [];
        foreach ($plans as $language => $plan) {
            $all[$language] = [
                'order' => array_map(static fn (HomeSection $section): string => $section->value, $plan->order),
                'hidden' => array_map(static fn (HomeSection $section): string => $section->value, $plan->hidden),
                'featured' => $plan->featured,
                'partners' => array_map(
                    static fn (Partner $partner): array => ['name' => $partner->name, 'url' => $partner->url, 'logo' => $partner->logo],
                    $plan->partners,
                ),
            ];
        }
        update_option(self::OPTION, $all, true);
    }

    /** Logos of partners on the home page. */
    public function tagsOf(int $fileId): array
    {
        foreach (Lang::cases() as $language) {
            $plan = $this->get($language);
            $logos = $plan->shows(HomeSection::Partners) ? array_column($plan->partners, 'logo') : [];
            if (in_array($fileId, $logos, true)) {
                return [self::TAG];
            }
        }

        return [];
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
