<?php

declare(strict_types=1);

namespace Passerelle\StandIns\Languages;

use WP_Term;

/**
 * The language of one kind of object (posts or terms) and its translation group: a term whose description is the
 * serialized map language => id.
 */
final class Translations
{
    private function __construct(
        private readonly string $languageTaxonomy,
        private readonly string $groupTaxonomy,
    ) {
    }

    public static function ofPosts(): self
    {
        return new self('language', 'post_translations');
    }

    public static function ofTerms(): self
    {
        return new self('term_language', 'term_translations');
    }

    public function languageOf(int $id): ?string
    {
        $term = $this->termOf($id, $this->languageTaxonomy);
        if ($term === null) {
            return null;
        }

        return $this->languageTaxonomy === 'language' ? $term->slug : substr($term->slug, strlen('pll_'));
    }

    /** @return bool true when the language changed */
    public function setLanguage(int $id, string $slug): bool
    {
        $term = Languages::term($slug, $this->languageTaxonomy);
        if ($id <= 0 || $this->languageOf($id) === $term?->slug) {
            return false;
        }
        $done = wp_set_object_terms($id, $term === null ? [] : [$term->term_id], $this->languageTaxonomy);
        wp_cache_set_last_changed($this->languageTaxonomy === 'language' ? 'posts' : 'terms');

        return is_array($done);
    }

    /** @return array<string, int> */
    public function of(int $id): array
    {
        $group = $this->termOf($id, $this->groupTaxonomy);
        $language = $this->languageOf($id);

        return ($language === null ? [] : [$language => $id]) + ($group === null ? [] : $this->read($group));
    }

    /**
     * @param array<string, int|string> $ids language => id
     * @return array<string, int> the links that were accepted: the first id in its own language, and all other ids whose language matches
     */
    public function link(array $ids): array
    {
        $first = (int) reset($ids);
        $own = $this->languageOf($first);
        $valid = [];
        foreach ($ids as $slug => $id) {
            if ((int) $id > 0 && $this->languageOf((int) $id) === $slug) {
                $valid[$slug] = (int) $id;
            }
        }
        if ($own === null) {
            return [];
        }
        $valid = [$own => $first] + $valid;
        $group = null;
        foreach ($valid as $id) {
            $group ??= $this->termOf($id, $this->groupTaxonomy);
        }
        foreach ($valid as $id) {
            $old = $this->termOf($id, $this->groupTaxonomy);
            if ($old !== null && $old->term_id !== $group?->term_id) {
                $this->forget($id);
            }
        }
        if ($group !== null) {
            // Polylang does not unlink removed members; its results for them then depend on their history.
            foreach (array_diff($this->read($group), $valid) as $gone) {
                wp_remove_object_terms($gone, [$group->term_id], $this->groupTaxonomy);
            }
        }
        $this->write($group, $valid);

        return $valid;
    }

    /** Removes an object from its group; an empty group is deleted. */
    public function forget(int $id): void
    {
        $group = $this->termOf($id, $this->groupTaxonomy);
        if ($group === null) {
            return;
        }
        $left = array_filter($this->read($group), static fn (int $member): bool => $member !== $id);
        if ($left === []) {
            wp_delete_term($group->term_id, $this->groupTaxonomy);
            return;
        }
        wp_remove_object_terms($id, [$group->term_id], $this->groupTaxonomy);
        wp_update_term($group->term_id, $this->groupTaxonomy, ['description' => serialize($left)]);
    }

    public function forgetLanguage(int $id): void
    {
        wp_set_object_terms($id, [], $this->languageTaxonomy);
    }

    /** @param array<string, int> $members */
    private function write(?WP_Term $group, array $members): void
    {
        if ($group === null) {
            $made = wp_insert_term(uniqid('pll_'), $this->groupTaxonomy, ['description' => serialize($members)]);
            $groupId = is_array($made) ? (int) $made['term_id'] : 0;
        } else {
            $groupId = $group->term_id;
            wp_update_term($groupId, $this->groupTaxonomy, ['description' => serialize($members)]);
        }
        foreach ($members as $id) {
            wp_set_object_terms($id, [$groupId], $this->groupTaxonomy);
        }
    }

    /** @return array<string, int> */
    private function read(WP_Term $group): array
    {
        $map = maybe_unserialize($group->description);

        return is_array($map) ? array_map(intval(...), $map) : [];
    }

    private function termOf(int $id, string $taxonomy): ?WP_Term
    {
        $terms = $id > 0 ? get_object_term_cache($id, $taxonomy) : [];
        if ($terms === false) {
            $terms = wp_get_object_terms($id, $taxonomy);
            if (is_array($terms)) {
                wp_cache_add($id, wp_list_pluck($terms, 'term_id'), "{$taxonomy}_relationships");
            }
        }
        $term = is_array($terms) ? reset($terms) : false;

        return $term instanceof WP_Term ? $term : null;
    }
}
