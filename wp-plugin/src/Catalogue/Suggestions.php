<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Catalogue\Bits\Bits;
use Passerelle\Catalogue\Bits\Blocks;
use Passerelle\Catalogue\Bits\Marks;
use Passerelle\Catalogue\Bits\Sets;
use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Catalogue\Reading\Speller;
use Passerelle\Catalogue\Text\Words;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Text\Folding;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;

/** Suggestions of the search field: sectors and countries, then items by title; for another spelling when there are none. */
final readonly class Suggestions
{
    /** Minimum number of letters. */
    private const MIN_LENGTH = 2;

    public function __construct(
        private Database $db,
        private Limits $limits,
        private Vocabulary $vocabulary,
        private Postings $postings,
        private Blocks $blocks,
        private PlaceSuggestions $places,
        private Speller $speller,
    ) {
    }

    /**
     * @param list<ContentType> $types search types; none: all of them
     * @return list<Suggestion> empty for a text of fewer than two characters
     */
    public function of(string $text, Lang $language, array $types = []): array
    {
        $query = Query::of($this->limits, $language, $text, perPage: $this->limits->suggestions);
        if (self::isTooShort($query)) {
            return [];
        }
        $sets = Sets::read($this->blocks, $language);
        $found = $this->among($query, $sets, $types);
        if ($found !== []) {
            return $found;
        }
        $corrected = $this->corrected($query);

        return $corrected === null ? [] : $this->among($corrected, $sets, $types);
    }

    /**
     * @param list<ContentType> $types
     * @return list<Suggestion> sectors and countries, then items by title
     */
    private function among(Query $query, Sets $sets, array $types): array
    {
        $words = QueryWords::of($query, $this->vocabulary, $this->limits);
        $places = $this->places->of($query, $words, $sets, self::ofTypes($sets, $types));

        return [...$places, ...array_slice($this->items($query, $words, $sets, $types), 0, $this->limits->suggestions - count($places))];
    }

    /** @param list<ContentType> $types none: all of them */
    private static function ofTypes(Sets $sets, array $types): string
    {
        return array_reduce(
            $types,
            static fn (string $all, ContentType $type): string => $all | $sets->get(Marks::named(Filters::TYPE, $type->searchType()->value)),
            $types === [] ? $sets->get(Marks::ALL) : '',
        );
    }

    /** The query with words that public items have instead of those that none has; null: nothing to correct. */
    private function corrected(Query $query): ?Query
    {
        $typed = array_column(Words::typed($query->q), 'folded');
        $unknown = QueryWords::of($query, $this->vocabulary, $this->limits)->unmatched();
        $used = $this->speller->corrections($unknown, $typed, $query->language);

        return $used === [] ? null : $query->narrowed([], implode(' ', array_map(static fn (string $word): string => $used[$word] ?? $word, $typed)));
    }

    /** @return list<int> ids of posts of the search type with all words in their titles, the last one as a prefix */
    public function titled(string $text, Lang $language, ContentType $type, int $limit, ?Kind $kind = null): array
    {
        return $this->titlesOf(Query::of($this->limits, $language, $text, perPage: $limit), [$type], $kind);
    }

    /**
     * @param list<ContentType> $types none: all of them
     * @return list<int>
     */
    private function titlesOf(Query $query, array $types, ?Kind $kind): array
    {
        $words = self::isTooShort($query) ? null : QueryWords::of($query, $this->vocabulary, $this->limits);

        return $words === null || $words->matchNothing() ? [] : $this->titles($query, $words, $types, $kind);
    }

    /**
     * @param list<ContentType> $types none: all of them
     * @param Sets|null $sets null: not read yet
     * @return list<int>
     */
    private function titles(Query $query, QueryWords $words, array $types, ?Kind $kind = null, ?Sets $sets = null): array
    {
        // Thousands of words begin like this: reading the items of each takes longer than somebody who types waits.
        if ($words->beginning !== null) {
            return $this->titlesThatBegin($query, $types, $kind, $words->beginning);
        }
        $sets ??= Sets::read($this->blocks, $query->language);
        $items = $kind === null ? self::ofTypes($sets, $types) : $sets->get(Marks::named(Filters::KIND, $kind->value));

        return $this->posts($query, $words, $sets, $items);
    }

    /**
     * @param list<ContentType> $types none: all of them
     * @return list<int> ids of posts whose title begins with the text; then of those with its other words, and a word that begins with its last one
     */
    private function titlesThatBegin(Query $query, array $types, ?Kind $kind, string $beginning): array
    {
        $key = Folding::sortKey($query->q);
        $searchTypes = array_map(static fn (ContentType $type): string => $type->searchType()->value, $types);
        $ids = $this->db->ids(
            "SELECT post_id FROM {$this->db->table('catalogue')} WHERE language = %s"
            . ($searchTypes === [] ? '' : ' AND type IN (' . Database::placeholders($searchTypes) . ')')
            . " AND (%s = '' OR kind = %s) AND title_sort LIKE %s ORDER BY title_sort LIMIT %d",
            $query->language->value,
            ...$searchTypes,
            ...[$kind->value ?? '', $kind->value ?? '', $this->db->wpdb->esc_like($key) . '%', $query->perPage],
        );
        $others = trim(mb_substr($key, 0, (int) mb_strrpos($key, ' ')));
        if (count($ids) >= $query->perPage || $others === '') {
            return $ids;
        }
        $found = $this->titlesOf(Query::of($this->limits, $query->language, $others, perPage: $this->limits->maxPerPage), $types, $kind);
        if ($found === []) {
            return $ids;
        }
        $sql = "SELECT post_id, title_sort FROM {$this->db->table('catalogue')} WHERE post_id IN (" . Database::placeholders($found) . ')';
        foreach ($this->db->rows($sql, ...$found) as $row) {
            if (str_contains(" {$row['title_sort']}", " {$beginning}")) {
                $ids[] = (int) $row['post_id'];
            }
        }

        return array_slice(array_values(array_unique($ids)), 0, $query->perPage);
    }

    private static function isTooShort(Query $query): bool
    {
        return mb_strlen(Folding::sortKey($query->q)) < self::MIN_LENGTH;
    }

    /** @return list<int> best matches first, then most recent */
    private function posts(Query $query, QueryWords $words, Sets $sets, string $items): array
    {
        $ranking = $this->postings->read($words, $query->language, $sets, titlesOnly: true);

        return (new Page($this->db, $query, $sets))->cut($ranking->parts($ranking->matches() & $items));
    }

    /**
     * @param list<ContentType> $types
     * @return list<Suggestion> items with all words in their titles, the last one as a prefix; best matches first, then most recent
     */
    private function items(Query $query, QueryWords $words, Sets $sets, array $types): array
    {
        if ($words->matchNothing()) {
            return [];
        }
        $ids = $this->titles($query, $words, $types, null, $sets);
        if ($ids === []) {
            return [];
        }
        $highlighter = new Highlighter($words, $query->language);
        $found = [];
        $sql = "SELECT post_id, title, type, slug, group_id FROM {$this->db->table('catalogue')} WHERE post_id IN (" . Database::placeholders($ids) . ')';
        foreach ($this->db->rows($sql, ...$ids) as $row) {
            $type = ContentType::from((string) $row['type']);
            $found[(int) $row['post_id']] = Suggestion::item((string) $row['title'], $highlighter, $type, (string) $row['slug'], (int) $row['group_id']);
        }

        return array_values(array_filter(array_map(static fn (int $id): ?Suggestion => $found[$id] ?? null, $ids)));
    }
}
