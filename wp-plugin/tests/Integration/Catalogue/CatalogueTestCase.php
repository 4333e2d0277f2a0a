<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Catalogue;

use Passerelle\Catalogue\Query;
use Passerelle\Catalogue\Result;
use Passerelle\Languages\Lang;
use Passerelle\Tests\IntegrationTestCase;

/** Begins with an empty index, whatever the database holds. */
abstract class CatalogueTestCase extends IntegrationTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        foreach (['catalogue', 'catalogue_words', 'catalogue_facets'] as $table) {
            $this->plugin->database->execute("DELETE FROM {$this->plugin->database->table($table)}");
        }
    }

    /** @param array<string, mixed> $given named arguments of Query::of() */
    protected function search(array $given = [], Lang $language = Lang::French): Result
    {
        return $this->plugin->catalogue->search->run(Query::of($this->plugin->catalogue->limits, $language, ...$given));
    }

    /**
     * @param array<string, mixed> $given named arguments of Query::of()
     * @return list<string> titles in the order of the result
     */
    protected function found(array $given = [], Lang $language = Lang::French): array
    {
        return array_map($this->title(...), $this->search($given, $language)->ids);
    }

    /**
     * @param list<int> $ids
     * @return list<string>
     */
    protected function titles(array $ids): array
    {
        return array_map($this->title(...), $ids);
    }

    private function title(int $id): string
    {
        return get_post($id)->post_title ?? "no post {$id}";
    }
}
