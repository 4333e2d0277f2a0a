<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;

/** The catalogue as an index in tables of the site's own database. */
final readonly class DatabaseCatalogue implements Catalogue
{
    public function __construct(private Search $search, private Suggestions $suggestions, private Indexer $indexer)
    {
    }

    public function search(Query $query): Result
    {
        return $this->search->run($query);
    }

    public function inOtherLanguage(Result $result, int $perPage): Result
    {
        return $this->search->inOtherLanguage($result, $perPage);
    }

    public function among(array $queries, array $groupIds): array
    {
        return $this->search->among($queries, $groupIds);
    }

    public function relaxations(Query $query): array
    {
        return $this->search->relaxations($query);
    }

    public function suggest(string $text, Lang $language, array $types = []): array
    {
        return $this->suggestions->of($text, $language, $types);
    }

    public function titled(string $text, Lang $language, ContentType $type, int $limit, ?Kind $kind = null): array
    {
        return $this->suggestions->titled($text, $language, $type, $limit, $kind);
    }

    public function index(Record ...$records): void
    {
        $this->indexer->index(...$records);
    }

    public function remove(array $postIds): void
    {
        $this->indexer->remove($postIds);
    }
}
