<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Kernel\Composition\All;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DatabaseError;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Languages\Languages;
use Passerelle\Languages\UniqueSlugs;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

/** Writes posts and their meta, within the transaction of an action. No permission checks or validation. */
final class Storage
{
    private const TERMS = ['countryIds' => 'passerelle_country', 'sectorIds' => 'passerelle_sector'];

    private readonly MetaRows $meta;
    private bool $writing = false;

    /** @param list<Ledger> $ledgers */
    public function __construct(
        private readonly Database $db,
        private readonly Languages $languages,
        private readonly UniqueSlugs $slugs,
        private readonly Definitions $definitions,
        #[All(Ledger::class)] private readonly array $ledgers = [],
    ) {
        $this->meta = new MetaRows($db);
    }

    /** True while an action writes: hooks for WordPress's own changes must ignore it. */
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
        // Titles are plain text, escaped on output; WordPress would store "&amp;" for some authors only.
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
     * A compare-and-swap: of simultaneous changes, one succeeds.
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
        // The cache may be older than the version that was just checked.
        clean_post_cache($postId);
    }

    /** Locks the post until the end of the transaction; must precede all reads. */
    public function lock(int $postId): void
    {
        $this->db->value(
            "SELECT meta_value FROM {$this->db->wpdb->postmeta} WHERE post_id = %d AND meta_key = %s FOR UPDATE",
            $postId,
            RecordMapper::VERSION_META,
        );
        clean_post_cache($postId);
    }

    /** For the other languages of a group, whose shared values change as well. */
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

    /** Initialises a post that WordPress created (an auto-draft). */
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
     * @param bool|null $hasOwnSlug null leaves it
     */
    public function writeValues(int $id, ContentType $type, array $values, ?Audience $audience = null, ?bool $hasOwnSlug = null): void
    {
        $meta = [
            ...$audience === null ? [] : [RecordMapper::AUDIENCE_META => $audience->value],
            ...$hasOwnSlug === null ? [] : [RecordMapper::OWN_SLUG_META => $hasOwnSlug ? '1' : null],
        ];
        foreach ($this->definitions->stored($type) as $field) {
            if (array_key_exists($field->key, $values)) {
                $meta[$field->metaKey()] = MetaValue::toStore($field, $values[$field->key]);
            }
        }
        $this->meta->write($id, [...$meta, ...$this->localTimes($id, $type, $values)]);
        foreach (self::TERMS as $key => $taxonomy) {
            if (array_key_exists($key, $values)) {
                $this->writeTerms($id, $taxonomy, is_array($values[$key]) ? array_values(array_filter($values[$key], is_string(...))) : []);
            }
        }
    }

    /**
     * @param array<string, mixed> $values
     * @return array<string, array<string, string>> to store; empty when nothing that they follow from is written
     */
    private function localTimes(int $id, ContentType $type, array $values): array
    {
        $definition = $this->definitions->of($type);
        $keys = array_map(static fn (Field $field): string => $field->key, LocalTimes::fields($definition));
        if ($keys === [] || array_intersect_key($values, array_flip([LocalTimes::ZONE, ...$keys])) === []) {
            return [];
        }
        $all = [];
        foreach ($this->definitions->stored($type) as $field) {
            if (in_array($field->key, [LocalTimes::ZONE, ...$keys], true)) {
                $all[$field->key] = array_key_exists($field->key, $values) ? $values[$field->key] : get_post_meta($id, $field->metaKey(), true);
            }
        }

        return [LocalTimes::META => LocalTimes::of($definition, new Values($all))];
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
     * WordPress clears the slug of pending posts when its current user may not publish; rights were already checked.
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

    /** @param list<string> $keys slugs of existing terms; none are created here */
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
