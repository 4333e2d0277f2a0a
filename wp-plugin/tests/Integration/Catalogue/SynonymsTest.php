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

/** Synonyms of the search: those of the configuration, and those that the site's staff add. */
final class SynonymsTest extends CatalogueTestCase
{
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
        self::assertSame([], $this->plugin->get(OwnSynonyms::class)->typed());
        $administrator = $this->users->with(Role::Administrator);
        wp_set_current_user($administrator->id);
        self::assertStringContainsString('name="synonyms[0][fr]"', $this->rendered($this->screen()));
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
