<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Kernel\Database;
use Passerelle\Kernel\DatabaseError;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Languages\Languages;
use Passerelle\Languages\UniqueSlugs;

/** Writes posts and their meta. Knows no rights and no rules; runs inside the transaction of an action. */
final class Storage
{
    private const TERMS = ['countries' => 'passerelle_country', 'sectors' => 'passerelle_sector'];

    private readonly MetaRows $meta;
    private bool $writing = false;

    /** @param list<Ledger> $ledgers */
    public function __construct(
        private readonly Database $db,
        private readonly Languages $languages,
        private readonly UniqueSlugs $slugs,
        private readonly Definitions $definitions,
        private readonly array $ledgers = [],
    ) {
        $this->meta = new MetaRows($db);
    }

    /** True while an action writes: hooks that watch WordPress's own ways must keep still. */
    public function isWriting(): bool
    {
        return $this->writing;
    }

    /**
     * @template T
     * @param callable(): T $work
     * @return T
     */
    public function write(callable $work): mixed
    {
        $before = $this->writing;
        $this->writing = true;
        // Titles are plain texts, escaped where they are shown; WordPress would store "&amp;" for some authors only.
        $filtered = has_filter('title_save_pre', 'wp_filter_kses') !== false;
        if ($filtered) {
            kses_remove_filters();
        }
        try {
            return $work();
        } finally {
            $this->writing = $before;
            if ($filtered) {
                kses_init_filters();
            }
        }
    }

    /**
     * One compare-and-swap decides between two changes at the same instant.
     *
     * @throws DomainError stale_version
     */
    public function nextVersion(int $postId, int $expected): void
    {
        $swapped = $this->db->execute(
            "UPDATE {$this->db->wpdb->postmeta} SET meta_value = %s WHERE post_id = %d AND meta_key = %s AND meta_value = %s",
            (string) ($expected + 1),
            $postId,
            RecordMapper::VERSION_META,
            (string) $expected,
        );
        if ($swapped !== 1) {
            throw DomainError::staleVersion();
        }
        // What this process read before may be older than the version that was just confirmed.
        clean_post_cache($postId);
    }

    /** Makes others who lock the same post wait for the end of the transaction; to be called before anything is read in it. */
    public function lock(int $postId): void
    {
        $this->db->value(
            "SELECT meta_value FROM {$this->db->wpdb->postmeta} WHERE post_id = %d AND meta_key = %s FOR UPDATE",
            $postId,
            RecordMapper::VERSION_META,
        );
        clean_post_cache($postId);
    }

    /** For the other languages of a group, whose shared values change along. */
    public function bumpVersion(int $postId): void
    {
        $this->db->execute(
            "UPDATE {$this->db->wpdb->postmeta} SET meta_value = meta_value + 1 WHERE post_id = %d AND meta_key = %s",
            $postId,
            RecordMapper::VERSION_META,
        );
        wp_cache_delete($postId, 'post_meta');
    }

    /** @return int id of the new post, whose language and group are stored */
    public function insert(ContentType $type, Lang $language, string $title, string $slug, int $ownerId, ?int $groupId, Status $status = Status::Draft): int
    {
        $name = $this->slugs->unique($type->value, $language, $slug, 0);
        $id = $this->languages->during($language, fn (): int|\WP_Error => $this->withSlug($name, static fn (): int|\WP_Error => wp_insert_post([
            'post_type' => $type->value,
            'post_status' => $status->value,
            'post_title' => wp_slash($title),
            'post_name' => $name,
            'post_author' => $ownerId,
        ], true)));
        if (!is_int($id) || $id === 0) {
            throw new DatabaseError('A post could not be inserted: ' . (is_wp_error($id) ? $id->get_error_message() : ''));
        }
        $this->adopt($id, $language, $groupId);

        return $id;
    }

    /** Gives a post that WordPress made (an auto-draft) what ours have. */
    public function adopt(int $id, Lang $language, ?int $groupId): void
    {
        $this->languages->set($id, $language);
        $this->meta->write($id, [Languages::GROUP_META => $groupId ?? $id, RecordMapper::VERSION_META => 1]);
        if ($groupId !== null) {
            $first = $this->languages->membersOf($groupId);
            $others = $first === [] ? [] : $this->languages->translations($first[0]);
            $this->languages->link([...$others, $language->value => $id]);
        }
    }

    /** @param array{post_title?: string, post_name?: string, post_status?: string, post_date?: string, post_date_gmt?: string} $columns of the post; unslashed */
    public function update(int $id, Lang $language, array $columns): void
    {
        $slug = $this->slugs->unique((string) get_post_type($id), $language, $columns['post_name'] ?? (string) get_post_field('post_name', $id), $id);
        $done = $this->languages->during($language, fn (): int|\WP_Error => $this->withSlug(
            $slug,
            static fn (): int|\WP_Error => wp_update_post(['ID' => $id, 'edit_date' => true, ...array_map(wp_slash(...), $columns)], true),
        ));
        if (!is_int($done) || $done === 0) {
            throw new DatabaseError('A post could not be written: ' . (is_wp_error($done) ? $done->get_error_message() : ''));
        }
    }

    /**
     * @param array<string, mixed> $values by field key; null removes
     * @param Audience|null $audience null leaves it
     */
    public function writeValues(int $id, ContentType $type, array $values, ?Audience $audience = null): void
    {
        $meta = $audience === null ? [] : [RecordMapper::AUDIENCE_META => $audience->value];
        foreach ($this->definitions->stored($type) as $field) {
            if (array_key_exists($field->key, $values)) {
                $meta[$field->metaKey()] = MetaValue::toStore($field, $values[$field->key]);
            }
        }
        $this->meta->write($id, $meta);
        foreach (self::TERMS as $key => $taxonomy) {
            if (array_key_exists($key, $values)) {
                $this->writeTerms($id, $taxonomy, is_array($values[$key]) ? array_values(array_filter($values[$key], is_string(...))) : []);
            }
        }
    }

    /** @param array<string, mixed> $values */
    public function writeLedgers(int $groupId, ContentType $type, array $values): void
    {
        foreach ($this->ledgers as $ledger) {
            if ($ledger->type() === $type && array_key_exists($ledger->key(), $values)) {
                /** @var list<array<string, mixed>> $rows */
                $rows = is_array($values[$ledger->key()]) ? array_values($values[$ledger->key()]) : [];
                $ledger->write($groupId, $rows);
            }
        }
    }

    /**
     * WordPress takes the slug away from pending posts when its current user may not publish; who acts was checked already.
     *
     * @template T
     * @param callable(): T $write
     * @return T
     */
    private function withSlug(string $slug, callable $write): mixed
    {
        $filter = static fn (mixed $data): mixed => is_array($data) ? [...$data, 'post_name' => $slug] : $data;
        add_filter('wp_insert_post_data', $filter, PHP_INT_MAX);
        try {
            return $write();
        } finally {
            remove_filter('wp_insert_post_data', $filter, PHP_INT_MAX);
        }
    }

    /** @param list<string> $keys slugs of terms that exist; others are never made here */
    private function writeTerms(int $id, string $taxonomy, array $keys): void
    {
        if (!taxonomy_exists($taxonomy)) {
            return;
        }
        $terms = $keys === [] ? [] : get_terms([
            'taxonomy' => $taxonomy,
            'slug' => array_map(strtolower(...), $keys),
            'hide_empty' => false,
            'fields' => 'ids',
            'lang' => '',
        ]);
        wp_set_object_terms($id, is_array($terms) ? array_map(intval(...), $terms) : [], $taxonomy);
    }
}
