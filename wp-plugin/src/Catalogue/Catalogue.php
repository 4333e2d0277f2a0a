<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;

/**
 * Search over all public items. Consumers depend only on this interface and its values, so that a search server can replace
 * the index in the database.
 */
interface Catalogue
{
    public function search(Query $query): Result;

    /** Results that exist in the other language only. */
    public function inOtherLanguage(Result $result, int $perPage): Result;

    /**
     * The items among these that each search finds with all its words, whatever the page.
     *
     * @param array<string, Query> $queries of one language
     * @param list<int> $groupIds
     * @return array<string, list<int>> group ids by the keys of the queries; without searches that find none of them
     */
    public function among(array $queries, array $groupIds): array;

    /** @return list<Relaxation> results without each filter, most results first; none without results */
    public function relaxations(Query $query): array;

    /**
     * @param list<ContentType> $types search types; empty: all
     * @return list<Suggestion> empty for a text that is too short
     */
    public function suggest(string $text, Lang $language, array $types = []): array;

    /**
     * Items of one search type by their titles: all words, the last one as a prefix; best matches first, then most recent.
     *
     * @param Kind|null $kind of the directory; null: both
     * @return list<int> post ids; empty for a text that is too short
     */
    public function titled(string $text, Lang $language, ContentType $type, int $limit, ?Kind $kind = null): array;

    /** Indexes records, replacing existing entries; removes those that are not public. Within the transaction that changes them. */
    public function index(Record ...$records): void;

    /** @param list<int> $postIds */
    public function remove(array $postIds): void;
}
