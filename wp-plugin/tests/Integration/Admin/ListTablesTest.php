<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\Labels;
use Passerelle\Admin\Lists\ListTables;
use Passerelle\Admin\Screen\Dates;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Terms;
use Passerelle\Rights\Policy;
use Passerelle\Rights\ViewerFactory;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Query;

final class ListTablesTest extends AdminTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $texts = new Texts(static fn (): string => 'fr_FR');
        (new ListTables(
            new Labels($texts),
            $this->plugin->get(Records::class),
            new Countries(new Terms(new Database($this->database()))),
            new Dates($texts),
            $this->plugin->get(Policy::class),
            new ViewerFactory(),
        ))->register();
    }

    #[DataProvider('contentTypes')]
    public function testColumnsAreOurs(ContentType $type): void
    {
        $given = ['cb' => '<input>', 'title' => 'Title', 'date' => 'Date', 'language_fr' => 'Français', 'taxonomy-x' => 'X'];
        $expected = [
            'cb' => '<input>', 'title' => 'Title', 'passerelle_language' => 'Langue', 'passerelle_status' => 'État',
            'passerelle_countries' => 'Pays', 'passerelle_updated' => 'Modifié',
        ];

        self::assertSame($expected, apply_filters("manage_{$type->value}_posts_columns", $given));
        self::assertSame($expected, apply_filters("manage_edit-{$type->value}_columns", $given));
        self::assertSame(['trash' => 'Bin'], apply_filters("bulk_actions-edit-{$type->value}", ['edit' => 'Edit', 'trash' => 'Bin']));
    }

    public function testCellsDescribeTheRecord(): void
    {
        $record = $this->content->published(ContentType::Initiative, ['countryIds' => ['SN', 'CI']]);
        $translation = $this->content->draft(ContentType::Initiative, language: Lang::English, groupId: $record->groupId);

        self::assertSame('Publié', $this->cell($record, 'passerelle_status'));
        self::assertSame('Sénégal, Côte d’Ivoire', $this->cell($record, 'passerelle_countries'));
        self::assertStringContainsString("post={$translation->id}", $this->cell($this->reload($record), 'passerelle_language'));
        self::assertStringContainsString('Français', $this->cell($record, 'passerelle_language'));
        self::assertStringContainsString('(' . wp_timezone_string() . ')', $this->cell($record, 'passerelle_updated'));
        self::assertSame('', $this->cell($record, 'something_else'));
        self::assertSame(
            'Aucun',
            $this->cell($this->content->draft(ContentType::Resource, ['countryIds' => []]), 'passerelle_countries'),
        );
    }

    public function testReadsAllRowsInOneQuery(): void
    {
        $few = $this->fill(2);
        $many = $this->fill(12);

        self::assertSame($this->queriesOfList($few), $this->queriesOfList($many));
    }

    public function testRowActionsAreLimited(): void
    {
        $record = get_post($this->content->published(ContentType::Event)->id);
        $page = get_post((int) wp_insert_post(['post_type' => 'page', 'post_title' => 'A page']));
        $actions = ['edit' => 'e', 'inline hide-if-no-js' => 'q', 'trash' => 't', 'view' => 'v', 'untrash' => 'u', 'delete' => 'd'];

        self::assertSame(['edit' => 'e', 'trash' => 't', 'delete' => 'd'], apply_filters('post_row_actions', $actions, $record));
        wp_set_current_user($this->users->administrator()->id);
        self::assertSame(['edit' => 'e', 'trash' => 't', 'untrash' => 'u', 'delete' => 'd'], apply_filters('post_row_actions', $actions, $record));
        self::assertSame($actions, apply_filters('post_row_actions', $actions, $page));
    }

    public function testTheListIsFilteredByLanguage(): void
    {
        $french = $this->content->published(ContentType::Training);
        $english = $this->content->draft(ContentType::Training, language: Lang::English, groupId: $french->groupId);
        $wanted = ['' => [$french->id, $english->id], 'fr' => [$french->id], 'en' => [$english->id], 'xx' => [$french->id, $english->id]];
        require_once ABSPATH . 'wp-admin/includes/admin.php';
        set_current_screen('edit-formation');
        try {
            foreach ($wanted as $language => $expected) {
                $_GET[ListTables::LANGUAGE] = $language;
                $GLOBALS['wp_the_query'] = $query = new WP_Query();
                $found = $query->query(['post_type' => 'formation', 'post_status' => 'any', 'fields' => 'ids', 'posts_per_page' => 50, 'post__in' => [$french->id, $english->id]]);
                sort($found);

                self::assertSame($expected, $found, $language);
            }
        } finally {
            set_current_screen('front');
        }
    }

    public function testTheFilterKeepsItsChoice(): void
    {
        $_GET[ListTables::LANGUAGE] = 'en';
        ob_start();
        do_action('restrict_manage_posts', 'event', 'top');
        $html = (string) ob_get_clean();

        self::assertStringContainsString('<option value="en" selected>Anglais</option>', $html);
        self::assertStringContainsString('<label for="passerelle_language"', $html);
    }

    /** @return list<Record> */
    private function fill(int $number): array
    {
        $records = [];
        for ($index = 0; $index < $number; $index++) {
            $records[] = $this->content->published(ContentType::Event);
        }

        return $records;
    }

    /** @param list<Record> $records */
    private function queriesOfList(array $records): int
    {
        wp_cache_flush();
        $this->setUpListOf($records);
        $this->cell($records[0], 'passerelle_countries');

        return $this->countQueries(function () use ($records): void {
            foreach ($records as $record) {
                $this->cell($record, 'passerelle_language');
                $this->cell($record, 'passerelle_status');
                $this->cell($record, 'passerelle_countries');
            }
        });
    }

    /** @param list<Record> $records */
    private function setUpListOf(array $records): void
    {
        $GLOBALS['wp_query'] = new WP_Query([
            'post_type' => 'event',
            'post__in' => array_map(static fn (Record $record): int => $record->id, $records),
            'posts_per_page' => 50,
            'lang' => '',
        ]);
    }

    private function cell(Record $record, string $column): string
    {
        ob_start();
        do_action("manage_{$record->type->value}_posts_custom_column", $column, $record->id);

        return (string) ob_get_clean();
    }
}
