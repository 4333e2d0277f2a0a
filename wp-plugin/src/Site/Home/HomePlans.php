<?php

declare(strict_types=1);

namespace Passerelle\Site\Home;

use Passerelle\Files\PublicFiles;
use Passerelle\Languages\Lang;

/** Stores the configuration of the home page per language. */
final readonly class HomePlans implements PublicFiles
{
    public const OPTION = 'passerelle_home';
    /** Cache tag of the home page and its own contents. */
    public const TAG = 'home';

    public function get(Lang $language): HomePlan
    {
        $all = get_option(self::OPTION);
        $stored = is_array($all) ? ($all[$language->value] ?? null) : null;

        return is_array($stored) ? StoredPlan::read($stored) : HomePlan::standard();
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
}
