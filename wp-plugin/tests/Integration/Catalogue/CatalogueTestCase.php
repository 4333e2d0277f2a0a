<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Catalogue;

use BackedEnum;
use Passerelle\Catalogue\Kind;
use Passerelle\Catalogue\OpenState;
use Passerelle\Catalogue\Query;
use Passerelle\Catalogue\Result;
use Passerelle\Catalogue\Sort;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Tests\IntegrationTestCase;

/**
 * Begins with an empty index, whatever the database holds.
 *
 * @phpstan-type SearchParameters array{
 *     q?: string, type?: ContentType, kind?: Kind, countries?: list<mixed>, sectors?: list<mixed>, state?: OpenState, sort?: Sort, page?: int, perPage?: int|null,
 *     modes?: list<string>, onlyUntranslated?: bool
 * }
 */
abstract class CatalogueTestCase extends IntegrationTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        foreach (['catalogue', 'catalogue_words', 'catalogue_facets', 'catalogue_blocks', 'catalogue_word_blocks'] as $table) {
            $this->plugin->database->execute("DELETE FROM {$this->plugin->database->table($table)}");
        }
    }

    /** @param SearchParameters $parameters */
    protected function search(array $parameters = [], Lang $language = Lang::French): Result
    {
        $catalogue = $this->plugin->catalogue;
        $options = array_intersect_key($parameters, ['q' => true, 'sort' => true, 'page' => true, 'perPage' => true, 'onlyUntranslated' => true]);
        $filters = $catalogue->filters->read(array_map(
            static fn (mixed $value): mixed => $value instanceof BackedEnum ? $value->value : $value,
            array_diff_key($parameters, $options),
        ));

        return $catalogue->search->run(Query::of($catalogue->limits, $language, ...$options, filters: $filters));
    }

    /**
     * @param SearchParameters $parameters
     * @return list<string> titles in the order of the result
     */
    protected function found(array $parameters = [], Lang $language = Lang::French): array
    {
        return array_map($this->title(...), $this->search($parameters, $language)->ids);
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
