<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Catalogue;

use Passerelle\Catalogue\Verify;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Outbox\Dispatcher;
use Passerelle\Reference\Taxonomies;

/** Countries and sectors are keys in the index, but their names are words that find items. */
final class ReferenceTest extends CatalogueTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
    }

    public function testNewNameFindsItsItems(): void
    {
        $french = $this->content->published(ContentType::Resource, ['countryIds' => ['ML'], 'sectorIds' => ['dance']], title: 'Une');
        $this->content->published(ContentType::Resource, [], Lang::English, title: 'One', groupId: $french->groupId);
        $this->content->published(ContentType::Resource, ['countryIds' => ['SN'], 'sectorIds' => ['comics']], title: 'Autre');
        self::assertSame([['Une'], ['One'], []], [$this->found(['q' => 'danse']), $this->found(['q' => 'dance'], Lang::English), $this->found(['q' => 'mouvance'])]);

        $this->rename(Taxonomies::SECTOR, 'dance', 'name_fr', 'Mouvance');
        $this->rename(Taxonomies::SECTOR, 'dance', 'name_en', 'Dance');
        self::assertSame(['catalogue.reindex'], $this->waiting());
        self::assertSame(['Une'], $this->found(['sectors' => ['dance'], 'countries' => ['ML']]), 'Filters go by key all the while.');
        $this->plugin->get(Dispatcher::class)->run();
        self::assertSame([], $this->waiting());

        self::assertSame(
            [['Une'], [], ['One']],
            [$this->found(['q' => 'mouvance']), $this->found(['q' => 'danse', 'literal' => ['danse']]), $this->found(['q' => 'dance'], Lang::English)],
        );
        self::assertSame([], $this->differences());
    }

    public function testASectorThatMovesIsFoundUnderItsNewParent(): void
    {
        $this->content->published(ContentType::Resource, ['sectorIds' => ['dance']], title: 'Une');
        $parent = get_term_by('slug', 'visual-arts', Taxonomies::SECTOR);
        $sector = get_term_by('slug', 'dance', Taxonomies::SECTOR);
        self::assertInstanceOf(\WP_Term::class, $parent);
        self::assertInstanceOf(\WP_Term::class, $sector);

        wp_update_term($sector->term_id, Taxonomies::SECTOR, ['parent' => max(0, $parent->term_id)]);
        $this->plugin->get(Dispatcher::class)->run();

        self::assertSame([['Une'], []], [$this->found(['sectors' => ['visual-arts']]), $this->found(['sectors' => ['performing-arts']])]);
        self::assertSame(['dance' => 1, 'visual-arts' => 1], $this->search()->facets->of('sector'));
    }

    public function testCountryWithoutItemsQueuesNoMessage(): void
    {
        $this->content->draft(ContentType::Resource, ['countryIds' => ['KE']]);

        $this->rename(Taxonomies::COUNTRY, 'ke', 'name_fr', 'Le Kenya');

        self::assertSame([], $this->waiting());
    }

    private function rename(string $taxonomy, string $slug, string $meta, string $name): void
    {
        $term = get_term_by('slug', $slug, $taxonomy);
        self::assertInstanceOf(\WP_Term::class, $term);
        update_term_meta($term->term_id, $meta, $name);
    }

    /** @return list<string> kinds of messages about the index that wait */
    private function waiting(): array
    {
        return $this->db->column("SELECT kind FROM {$this->db->table('outbox')} WHERE done_at IS NULL AND kind LIKE %s", 'catalogue.%');
    }

    /** @return list<string> */
    private function differences(): array
    {
        return array_map(strval(...), iterator_to_array($this->plugin->get(Verify::class)->differences(), false));
    }
}
