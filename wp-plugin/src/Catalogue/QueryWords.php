<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Text\Words;
use Passerelle\Kernel\Database;

/**
 * The words of a query as the index knows them. The last one is a beginning; most of the time only one word begins so,
 * and looking for that word is far cheaper than looking for a beginning.
 */
final readonly class QueryWords
{
    /** Different words with one beginning that are listed one by one; more of them are looked up as a beginning. */
    private const LISTED = 50;

    /**
     * @param list<string> $all words that must all be there
     * @param list<string> $any words of which one must be there; none when the beginning stands for too many or for none
     * @param string|null $beginning set when one of $any, or more words than can be listed, begin so
     * @param bool $isHopeless no document can fit
     */
    private function __construct(
        public array $all,
        public array $any,
        public ?string $beginning,
        public bool $isHopeless,
    ) {
    }

    public static function of(Query $query, Database $db, Limits $limits): self
    {
        $cut = Words::forQuery($query->q, $query->language);
        $words = array_slice($cut['words'], 0, $limits->maxWords);
        if ($cut['prefix'] === null) {
            return new self([], [], null, $query->q !== '');
        }
        // The language is asked for too: so MariaDB jumps from word to word instead of reading each of their rows.
        $known = array_map(static fn (array $row): string => (string) $row['word'], $db->rows(
            "SELECT DISTINCT language, word FROM {$db->table('catalogue_words')} WHERE language = %s AND word LIKE %s LIMIT %d",
            $query->language->value,
            $db->wpdb->esc_like($cut['prefix']) . '%',
            self::LISTED + 1,
        ));

        return match (true) {
            $known === [] => new self([], [], null, true),
            count($known) === 1 => new self(array_values(array_unique([...$words, $known[0]])), [], null, false),
            count($known) <= self::LISTED => new self($words, $known, $cut['prefix'], false),
            default => new self($words, [], $cut['prefix'], false),
        };
    }

    public function areGiven(): bool
    {
        return $this->all !== [] || $this->beginning !== null;
    }
}
