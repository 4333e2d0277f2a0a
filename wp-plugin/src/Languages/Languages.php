<?php

declare(strict_types=1);

namespace Passerelle\Languages;

use Passerelle\Kernel\Database;
use RuntimeException;

/**
 * The only code that depends on Polylang, by its pll_* functions and its storage: a term of the taxonomy "language" for
 * each post, and one of "post_translations" for each group, whose description is the serialised map language => post.
 */
final class Languages
{
    /** On each post: the id of its group. */
    public const GROUP_META = '_passerelle_group';

    private ?Lang $context = null;

    public function __construct(private readonly Database $db)
    {
    }

    public function of(int $postId): ?Lang
    {
        if (!function_exists('pll_get_post_language')) {
            throw new RuntimeException('Polylang is not active, or has no language in this request.');
        }
        $slug = pll_get_post_language($postId);
        return is_string($slug) ? Lang::tryFrom($slug) : null;
    }

    public function set(int $postId, Lang $language): void
    {
        if ($this->of($postId) !== $language) {
            pll_set_post_language($postId, $language->value);
        }
    }

    /** @return array<string, int> language => post id, this one included */
    public function translations(int $postId): array
    {
        return $this->ofMany([$postId])[$postId]->translations;
    }

    /** @param array<string, int> $posts language => post id: the whole group */
    public function link(array $posts): void
    {
        pll_save_post_translations($posts);
    }

    /** Group id of a post; the post's own id while it has no group. */
    public function groupOf(int $postId): int
    {
        $group = get_post_meta($postId, self::GROUP_META, true);
        return is_numeric($group) && (int) $group > 0 ? (int) $group : $postId;
    }

    /**
     * Language and translations of many posts with one query.
     *
     * @param list<int> $postIds
     * @return array<int, PostLanguage> by post id, one for each requested id
     */
    public function ofMany(array $postIds): array
    {
        if ($postIds === []) {
            return [];
        }
        $wpdb = $this->db->wpdb;
        $languages = [];
        $groups = [];
        $rows = $this->db->rows(
            "SELECT tr.object_id, tt.taxonomy, t.slug, tt.description FROM {$wpdb->term_relationships} tr
            JOIN {$wpdb->term_taxonomy} tt ON tt.term_taxonomy_id = tr.term_taxonomy_id AND tt.taxonomy IN ('language', 'post_translations')
            JOIN {$wpdb->terms} t ON t.term_id = tt.term_id
            WHERE tr.object_id IN (" . Database::placeholders($postIds) . ')',
            ...$postIds,
        );
        foreach ($rows as $row) {
            $id = (int) $row['object_id'];
            if ($row['taxonomy'] === 'language') {
                $languages[$id] = Lang::tryFrom((string) $row['slug']);
            } else {
                $groups[$id] = $this->readGroup((string) $row['description']);
            }
        }
        $found = [];
        foreach ($postIds as $id) {
            $language = $languages[$id] ?? null;
            $own = $language === null ? [] : [$language->value => $id];
            $found[$id] = new PostLanguage($language, [...$groups[$id] ?? [], ...$own]);
        }

        return $found;
    }

    /**
     * Posts of a type and language that have a slug, whatever their status.
     *
     * @return list<int> oldest first; more than one only when other code wrote them
     */
    public function postsWithSlug(string $postType, Lang $language, string $slug): array
    {
        $wpdb = $this->db->wpdb;
        return $this->db->ids(
            "SELECT p.ID FROM {$wpdb->posts} p
            JOIN {$wpdb->term_relationships} tr ON tr.object_id = p.ID
            JOIN {$wpdb->term_taxonomy} tt ON tt.term_taxonomy_id = tr.term_taxonomy_id AND tt.taxonomy = 'language'
            JOIN {$wpdb->terms} t ON t.term_id = tt.term_id AND t.slug = %s
            WHERE p.post_name = %s AND p.post_type = %s ORDER BY p.ID",
            $language->value,
            $slug,
            $postType,
        );
    }

    /** @return list<int> members of a group whose first post was deleted, found by their meta */
    public function membersOf(int ...$groupIds): array
    {
        if ($groupIds === []) {
            return [];
        }
        $keys = array_map(strval(...), array_values($groupIds));
        return $this->db->ids(
            "SELECT post_id FROM {$this->db->wpdb->postmeta} WHERE meta_key = %s AND meta_value IN (" . Database::placeholders($keys) . ')',
            self::GROUP_META,
            ...$keys,
        );
    }

    /**
     * Runs work with a language for new posts, since theirs can only be stored after the insert.
     *
     * @template T
     * @param callable(): T $work
     * @return T
     */
    public function during(Lang $language, callable $work): mixed
    {
        $before = $this->context;
        $this->context = $language;
        try {
            return $work();
        } finally {
            $this->context = $before;
        }
    }

    /** The language of the post being written. */
    public function current(int $postId): ?Lang
    {
        return $this->context ?? ($postId > 0 ? $this->of($postId) : null);
    }

    /** @return array<string, int> */
    private function readGroup(string $description): array
    {
        $group = unserialize($description, ['allowed_classes' => false]);
        $members = [];
        foreach (is_array($group) ? $group : [] as $language => $id) {
            if (Lang::tryFrom((string) $language) !== null && is_numeric($id) && (int) $id > 0) {
                $members[(string) $language] = (int) $id;
            }
        }

        return $members;
    }
}
