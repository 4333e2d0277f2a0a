<?php

declare(strict_types=1);

namespace Passerelle\Reference;

use Locale;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Languages\Lang;
use RuntimeException;

/** Creates the sectors of config/sectors.json and the countries of ISO 3166 that are missing. Names that editors changed stay. */
final readonly class Provisioning implements Migration
{
    public function __construct(private Config $config, private Terms $terms)
    {
    }

    public function id(): string
    {
        return 'reference.001_sectors_and_countries';
    }

    public function up(Database $db): void
    {
        $this->run();
    }

    public function run(): void
    {
        if (!taxonomy_exists(Taxonomies::SECTOR)) {
            Taxonomies::register();
        }
        wp_defer_term_counting(true);
        try {
            $this->sectors();
            $this->countries();
        } finally {
            wp_defer_term_counting(false);
            Terms::forget(Taxonomies::SECTOR);
            Terms::forget(Taxonomies::COUNTRY);
        }
    }

    private function sectors(): void
    {
        $known = $this->known(Taxonomies::SECTOR);
        foreach ($this->config->sectors() as $sector) {
            $parent = $this->ensure($known, Taxonomies::SECTOR, $this->sector($sector), 0);
            $children = is_array($sector) ? ($sector['children'] ?? []) : [];
            foreach (is_array($children) ? $children : [] as $child) {
                $this->ensure($known, Taxonomies::SECTOR, $this->sector($child), $parent);
            }
        }
    }

    private function countries(): void
    {
        $known = $this->known(Taxonomies::COUNTRY);
        foreach (IsoCodes::all() as $code) {
            $this->ensure($known, Taxonomies::COUNTRY, [
                'slug' => strtolower($code),
                Taxonomies::NAME['fr'] => self::countryName($code, Lang::French),
                Taxonomies::NAME['en'] => self::countryName($code, Lang::English),
                Taxonomies::ISO_CODE => $code,
            ], 0);
        }
    }

    public static function countryName(string $code, Lang $language): string
    {
        $name = (string) Locale::getDisplayRegion("-{$code}", $language->value);

        // A hyphen between spaces is a dash: "Congo - Kinshasa".
        return str_replace([' - ', '\''], [' – ', '’'], $name);
    }

    /** @return array<string, string> */
    private function sector(mixed $sector): array
    {
        if (!is_array($sector) || !is_string($sector['key'] ?? null) || !is_string($sector['fr'] ?? null) || !is_string($sector['en'] ?? null)) {
            throw new RuntimeException('sectors.json: each sector has a key and a name in each language.');
        }

        return [
            'slug' => $sector['key'],
            Taxonomies::NAME['fr'] => $sector['fr'],
            Taxonomies::NAME['en'] => $sector['en'],
            Taxonomies::ICON => is_string($sector['icon'] ?? null) ? $sector['icon'] : '',
        ];
    }

    /** @return array<string, array{id: int, meta: array<string, string>}> by slug */
    private function known(string $taxonomy): array
    {
        Terms::forget($taxonomy);
        $known = [];
        foreach ($this->terms->of($taxonomy) as $term) {
            $known[$term['slug']] = ['id' => $term['id'], 'meta' => $term['meta']];
        }

        return $known;
    }

    /**
     * @param array<string, array{id: int, meta: array<string, string>}> $known
     * @param array<string, string> $wanted slug and meta
     * @return int term id
     */
    private function ensure(array $known, string $taxonomy, array $wanted, int $parent): int
    {
        $slug = $wanted['slug'];
        unset($wanted['slug']);
        $id = $known[$slug]['id'] ?? $this->insert($taxonomy, $slug, $wanted[Taxonomies::NAME['fr']], $parent);
        foreach ($wanted as $key => $value) {
            if ($value !== '' && ($known[$slug]['meta'][$key] ?? '') === '') {
                update_term_meta($id, $key, $value);
            }
        }

        return $id;
    }

    private function insert(string $taxonomy, string $slug, string $name, int $parent): int
    {
        $made = wp_insert_term($name, $taxonomy, ['slug' => $slug, 'parent' => max(0, $parent)]);
        if (is_wp_error($made)) {
            throw new RuntimeException("The term {$taxonomy}/{$slug} could not be made: {$made->get_error_message()}");
        }

        return $made['term_id'];
    }
}
