<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Catalogue;

use Passerelle\Admin\Search\SynonymsScreen;
use Passerelle\Catalogue\Reading\OwnSynonyms;
use Passerelle\Catalogue\Reading\SearchWords;
use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Role;
use Passerelle\Site\Statistics\Missed\MissedSearch;
use Passerelle\Site\Statistics\Missed\MissedSearches;
use Passerelle\Site\Statistics\StatisticsTables;
use PHPUnit\Framework\Attributes\TestWith;

/** Synonyms of the search: those of the configuration, and those that the site's staff add. */
final class SynonymsTest extends CatalogueTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        // A request has a screen of its own, without what another one refused.
        $this->usePluginWith([]);
    }

    public function testSynonymsAreThoseOfTheLanguageThatIsSearched(): void
    {
        $words = $this->plugin->get(SearchWords::class);

        self::assertContains(['bande', 'dessinee'], $words->synonyms('bd', Lang::French));
        self::assertContains(['graphic', 'novel'], $words->synonyms('bd', Lang::English));
        self::assertNotContains(['bd'], $words->synonyms('bd', Lang::French));
        self::assertContains(['grant'], $words->synonyms('subventions', Lang::English));
        self::assertSame([], $words->synonyms('qwrtzpsd', Lang::French));
    }

    public function testMeaningsAreFoundInSingularAndPlural(): void
    {
        $words = $this->plugin->get(SearchWords::class);

        foreach (['danseuse', 'danseuses', 'dancer', 'dancers'] as $word) {
            self::assertSame('sector:dance', $words->meaning($word)?->mark(), $word);
        }
        self::assertNull($words->meaning('festival'), 'A festival stays a word.');
        self::assertNull($words->filters('festival'));
    }

    public function testSynonymsOfTheStaffActAtOnceInBothLanguages(): void
    {
        $this->content->published(ContentType::Resource, title: 'Le balafon');
        $this->content->published(ContentType::Resource, [], Lang::English, title: 'A xylophone');
        self::assertSame([0, 0], [$this->search(['q' => 'gyil'])->total, $this->search(['q' => 'gyil'], Lang::English)->total]);

        self::assertTrue($this->screen()->save($this->users->with(Role::Editor), [['fr' => 'Gyil, balafon ', 'en' => 'gyil, Xylophone'], ['fr' => '', 'en' => ' ']]));

        self::assertSame(['Le balafon'], $this->found(['q' => 'gyil']));
        self::assertSame(['A xylophone'], $this->found(['q' => 'gyil'], Lang::English));
        self::assertSame([['fr' => 'Gyil, balafon ', 'en' => 'gyil, Xylophone']], $this->plugin->get(OwnSynonyms::class)->typed());

        self::assertTrue($this->screen()->save($this->users->with(Role::Editor), []));
        self::assertSame(0, $this->search(['q' => 'gyil'])->total);
    }

    public function testAGroupThatSaysNothingIsRefusedWithItsPlaceAndNothingIsSaved(): void
    {
        $screen = $this->screen();
        $editor = $this->users->with(Role::Editor);
        $groups = [['fr' => 'un, deux', 'en' => ''], ['fr' => 'seul', 'en' => ''], ['fr' => str_repeat('x, y ', 200), 'en' => ''], ['fr' => '«!», ?', 'en' => '<b>']];
        wp_set_current_user($editor->id);

        self::assertFalse($screen->save($editor, $groups));
        self::assertSame([], $this->plugin->get(OwnSynonyms::class)->typed());
        $page = $this->rendered($screen);
        self::assertSame(3, substr_count($page, 'notice notice-error inline'));
        self::assertStringContainsString('value="seul"', $page);
        self::assertStringContainsString('value="&lt;b&gt;"', $page);
    }

    public function testOnlyEditorialStaffReadAndSaveThem(): void
    {
        foreach ([Role::Beneficiaire, Role::Operateur, Role::Moderateur] as $role) {
            $viewer = $this->users->with($role);
            wp_set_current_user($viewer->id);
            self::assertSame(['forbidden', 'forbidden'], [
                $this->refusal(fn () => $this->screen()->save($viewer, [['fr' => 'un, deux', 'en' => '']])),
                $this->refusal(fn () => $this->rendered($this->screen())),
            ]);
        }
        wp_set_current_user(0);
        self::assertSame('forbidden', $this->refusal(fn () => $this->rendered($this->screen())), 'Visitors.');
        self::assertSame([], $this->plugin->get(OwnSynonyms::class)->typed());
        $administrator = $this->users->with(Role::Administrator);
        wp_set_current_user($administrator->id);
        self::assertStringContainsString('name="synonyms[0][fr]"', $this->rendered($this->screen()));
    }

    public function testStaffReadWhatFoundNothingAndAddItToAGroup(): void
    {
        $editor = $this->users->with(Role::Editor);
        wp_set_current_user($editor->id);
        $this->db->execute("DELETE FROM {$this->db->table(StatisticsTables::MISSED)}");
        self::assertStringContainsString('No search without results is frequent enough.', $this->rendered($this->screen()));
        $today = gmdate('Y-m-d');
        $this->plugin->get(MissedSearches::class)->add([
            new MissedSearch(Lang::French, 'gyil sacre', $today, 3),
            new MissedSearch(Lang::English, 'kundi', $today, 12),
            new MissedSearch(Lang::French, 'trop rare', $today, 2),
        ]);

        $page = $this->rendered($this->screen());
        self::assertMatchesRegularExpression('~<span lang="en">kundi</span>.*<span>12</span>.*<span lang="fr">gyil sacre</span>~s', $page);
        self::assertStringNotContainsString('trop rare', $page);
        self::assertStringContainsString('/en/search/?q=kundi"', $page);
        self::assertStringContainsString('page=passerelle-synonyms&amp;words=gyil%20sacre&amp;in=fr"', $page);

        self::assertTrue($this->screen()->save($editor, [['fr' => 'Gyil sacré, balafon', 'en' => '']]));
        $page = $this->rendered($this->screen());
        self::assertSame([1, 0], [substr_count($page, 'Already in a group'), substr_count($page, 'words=gyil')]);
        self::assertTrue($this->screen()->save($editor, []));
    }

    /** @param array<string, mixed> $parameters */
    #[TestWith([['words' => 'gyil <b>"x"', 'in' => 'en'], 'name="synonyms[0][en]" value="gyil &quot;x&quot;"'])]
    #[TestWith([['words' => "l\\'art", 'in' => 'fr'], 'name="synonyms[0][fr]" value="l&#039;art"'])]
    #[TestWith([['words' => 'gyil', 'in' => 'de'], null])]
    #[TestWith([['words' => ['gyil'], 'in' => 'fr'], null])]
    #[TestWith([['words' => 'gyil', 'in' => ['fr']], null])]
    #[TestWith([['words' => ' ', 'in' => 'fr'], null])]
    public function testANewGroupBeginsWithTheWordsOfTheAddress(array $parameters, ?string $field): void
    {
        wp_set_current_user($this->users->with(Role::Editor)->id);
        $_GET = $parameters;
        try {
            $page = $this->rendered($this->screen());
        } finally {
            $_GET = [];
        }
        self::assertSame([10, $field === null ? 0 : 1], [substr_count($page, '<input type="text"'), substr_count($page, ' autofocus')]);
        self::assertSame($field === null ? 10 : 9, substr_count($page, 'value=""'));
        self::assertStringContainsString($field ?? 'value=""', $page);
        self::assertSame([], $this->plugin->get(OwnSynonyms::class)->typed(), 'Nothing is saved.');
    }

    private function screen(): SynonymsScreen
    {
        return $this->plugin->get(SynonymsScreen::class);
    }

    private function rendered(SynonymsScreen $screen): string
    {
        ob_start();
        try {
            $screen->render();
        } finally {
            $page = (string) ob_get_clean();
        }

        return $page;
    }

    /** @param callable(): mixed $call */
    private function refusal(callable $call): string
    {
        try {
            $call();
        } catch (DomainError $error) {
            return $error->errorCode;
        }

        return '';
    }
}
