<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Catalogue;

use BackedEnum;
use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Catalogue\Kind;
use Passerelle\Content\Values;
use Passerelle\Content\Record;
use Passerelle\Catalogue\Indexer;
use Passerelle\Catalogue\Limits;
use Passerelle\Catalogue\OpenState;
use Passerelle\Catalogue\Query;
use Passerelle\Catalogue\Result;
use Passerelle\Catalogue\Search;
use Passerelle\Catalogue\Sort;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Tests\IntegrationTestCase;

/**
 * Begins with an empty index, whatever the database holds.
 *
 * @phpstan-type SearchParameters array{
 *     q?: string, type?: ContentType, kind?: Kind, countries?: list<mixed>, sectors?: list<mixed>, state?: OpenState, sort?: Sort, page?: int, perPage?: int|null,
 *     modes?: list<string>, onlyUntranslated?: bool, literal?: list<string>
 * }
 */
abstract class CatalogueTestCase extends IntegrationTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        foreach (['catalogue', 'catalogue_words', 'catalogue_facets', 'catalogue_blocks', 'catalogue_word_blocks'] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)}");
        }
    }

    /** @param SearchParameters $parameters */
    protected function search(array $parameters = [], Lang $language = Lang::French): Result
    {
        $limits = $this->plugin->get(Limits::class);
        $options = array_intersect_key($parameters, ['q' => true, 'sort' => true, 'page' => true, 'perPage' => true, 'onlyUntranslated' => true, 'literal' => true]);
        $filters = $this->plugin->get(Filters::class)->read(array_map(
            static fn (mixed $value): mixed => $value instanceof BackedEnum ? $value->value : $value,
            array_diff_key($parameters, $options),
        ));

        return $this->plugin->get(Search::class)->run(Query::of($limits, $language, ...$options, filters: $filters));
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

    /** @param array<string, mixed> $values over complete ones; put into the index without the rules on dates */
    protected function indexed(string $title, ContentType $type, array $values): void
    {
        $record = $this->content->published($type, title: $title);
        $dates = ['opensAt' => null, 'closesAt' => null, 'startsAt' => null, 'endsAt' => null, 'startDate' => null, 'endDate' => null];
        $this->plugin->get(Indexer::class)->index(new Record(
            $record->id,
            $record->groupId,
            $record->type,
            $record->language,
            $record->slug,
            $record->title,
            $record->status,
            $record->audience,
            $record->ownerId,
            $record->version,
            $record->publishedAt,
            $record->modifiedAt,
            $record->translations,
            new Values([...$record->values->all(), ...$dates, ...$values]),
        ));
    }

    private function title(int $id): string
    {
        return get_post($id)->post_title ?? "no post {$id}";
    }
}
