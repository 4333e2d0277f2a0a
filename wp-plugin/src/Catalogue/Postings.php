<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Bits\Sets;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;

/** Reads the items that contain the words of a query, ranked by WordRanks. One statement. */
final readonly class Postings
{
    public function __construct(private Database $db)
    {
    }

    /** @param bool $titlesOnly for suggestions */
    public function read(QueryWords $words, Lang $language, Sets $sets, bool $titlesOnly = false): Ranking
    {
        return WordRanks::of($this->rows($words, $language), $words, $sets, $titlesOnly);
    }

    /** @return list<array<string, string|null>> rows of each word and block */
    private function rows(QueryWords $words, Lang $language): array
    {
        $conditions = $values = [];
        $listed = $words->listed();
        if ($listed !== []) {
            $conditions[] = 'word IN (' . Database::placeholders($listed) . ')';
            array_push($values, ...$listed);
        }
        if ($words->beginning !== null) {
            $conditions[] = 'word LIKE %s';
            $values[] = $this->db->wpdb->esc_like($words->beginning) . '%';
        }

        return $conditions === [] ? [] : $this->db->rows(
            "SELECT word, block, data FROM {$this->db->table('catalogue_word_blocks')} WHERE language = %s AND (" . implode(' OR ', $conditions) . ')',
            $language->value,
            ...$values,
        );
    }
}
