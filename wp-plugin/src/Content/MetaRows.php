<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Kernel\Database;

/** Writes all meta of a post with at most three statements instead of three for each. */
final readonly class MetaRows
{
    public function __construct(private Database $db)
    {
    }

    /** @param array<string, mixed> $meta unslashed values by meta key; null, '' and [] remove */
    public function write(int $postId, array $meta): void
    {
        $current = $this->current($postId);
        $outdated = [];
        $rows = [];
        foreach ($meta as $key => $value) {
            $stored = $value === null || $value === '' || $value === [] ? null : $this->stored($value);
            if ($stored === ($current[$key] ?? null)) {
                continue;
            }
            if (isset($current[$key])) {
                $outdated[] = $key;
            }
            if ($stored !== null) {
                array_push($rows, $postId, $key, $stored);
            }
        }
        $table = $this->db->wpdb->postmeta;
        if ($outdated !== []) {
            $this->db->execute("DELETE FROM {$table} WHERE post_id = %d AND meta_key IN (" . Database::placeholders($outdated) . ')', $postId, ...$outdated);
        }
        if ($rows !== []) {
            $values = implode(', ', array_fill(0, intdiv(count($rows), 3), '(%d, %s, %s)'));
            $this->db->execute("INSERT INTO {$table} (post_id, meta_key, meta_value) VALUES {$values}", ...$rows);
        }
        wp_cache_delete($postId, 'post_meta');
    }

    /** @return array<string, string> as stored */
    private function current(int $postId): array
    {
        $all = get_post_meta($postId);
        $current = [];
        foreach (is_array($all) ? $all : [] as $key => $values) {
            $first = is_array($values) ? ($values[0] ?? null) : null;
            if (is_string($first)) {
                $current[(string) $key] = $first;
            }
        }

        return $current;
    }

    private function stored(mixed $value): string
    {
        $stored = maybe_serialize($value);
        return is_scalar($stored) ? (string) $stored : '';
    }
}
