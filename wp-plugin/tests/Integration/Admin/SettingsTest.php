<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\Settings\NamesScreen;
use Passerelle\Admin\Settings\SiteTextsScreen;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Sectors;
use Passerelle\Reference\Taxonomies;
use Passerelle\Reference\Terms;
use Passerelle\Site\SiteTexts;

final class SettingsTest extends AdminTestCase
{
    private Countries $countries;
    private Sectors $sectors;

    protected function setUp(): void
    {
        parent::setUp();
        $terms = new Terms(new Database($this->database()));
        $this->countries = new Countries($terms);
        $this->sectors = new Sectors($terms);
    }

    public function testChangesNamesPerLanguage(): void
    {
        $country = $this->countries->all()['CD'];

        self::assertTrue($this->names(Taxonomies::COUNTRY)->write([$country->id => ['fr' => 'République démocratique du Congo'], 999999 => ['fr' => 'Nulle part']]));

        $changed = $this->countries->all()['CD'];
        self::assertSame(
            ['République démocratique du Congo', $country->name(Lang::English)],
            [$changed->name(Lang::French), $changed->name(Lang::English)],
        );
        self::assertCount(249, $this->countries->all());
    }

    public function testRejectedNameChangesNothingAndKeepsTheInput(): void
    {
        [$theatre, $dance] = [$this->sectors->all()['theatre'], $this->sectors->all()['dance']];
        $screen = $this->names(Taxonomies::SECTOR);

        self::assertFalse($screen->write([
            $theatre->id => ['fr' => 'Théâtre "neuf"', 'en' => ' '],
            $dance->id => ['fr' => str_repeat('x', 121)],
        ]));

        self::assertEquals([$theatre, $dance], [$this->sectors->all()['theatre'], $this->sectors->all()['dance']]);
        $html = $this->htmlOf($screen->render(...));
        self::assertStringContainsString('value="Théâtre &quot;neuf&quot;"', $html);
        self::assertStringContainsString(str_repeat('x', 121), $html);
        self::assertSame(2, substr_count($html, 'aria-invalid="true"'));
    }

    public function testNamesAreShownInBothLanguagesUnderTheirParent(): void
    {
        $html = $this->htmlOf($this->names(Taxonomies::SECTOR)->render(...));

        self::assertSame(2 * count($this->sectors->all()), substr_count($html, '<input type="text"'));
        self::assertStringContainsString('aria-label="Nom en français' . "\u{a0}" . ': theatre"', $html);
        self::assertMatchesRegularExpression('~<tr><th scope="row">visual-arts.*?<tr class="passerelle-child"><th scope="row">street-art~s', $html);
    }

    public function testSavesTextsOfTheSiteAndResetsClearedOnes(): void
    {
        $site = new SiteTexts();
        $original = $site->description(Lang::English);
        $site->save(['fr' => ['homeTitle' => 'Gardé']]);
        $screen = $this->siteTexts();

        self::assertTrue($screen->write([
            'fr' => ['siteName' => 'Le <b>pont</b>', 'description' => "Deux\nlignes", 'homeTitle' => 'Ailleurs'],
            'en' => ['description' => ''],
            'de' => ['description' => 'Nein'],
        ]));

        self::assertSame(
            ['Le <b>pont</b>', "Deux\nlignes", 'Gardé', $original],
            [$site->siteName(Lang::French), $site->description(Lang::French), $site->homeTitle(Lang::French), $site->description(Lang::English)],
        );
    }

    public function testATextThatIsTooLongChangesNothing(): void
    {
        $site = new SiteTexts();
        $before = $site->siteName(Lang::French);
        $screen = $this->siteTexts();

        self::assertFalse($screen->write(['fr' => ['siteName' => str_repeat('é', 121), 'description' => 'Kept']]));

        self::assertSame($before, $site->siteName(Lang::French));
        $html = $this->htmlOf($screen->render(...));
        self::assertStringContainsString(str_repeat('é', 121), $html);
        self::assertStringContainsString('Kept', $html);
    }

    private function names(string $taxonomy): NamesScreen
    {
        return new NamesScreen(
            $taxonomy,
            new Texts(static fn (): string => 'fr_FR'),
            $taxonomy === Taxonomies::SECTOR ? $this->sectors->all(...) : $this->countries->all(...),
            Config::fromDirectory(dirname(__DIR__, 3) . '/config'),
        );
    }

    private function siteTexts(): SiteTextsScreen
    {
        return new SiteTextsScreen(
            new Texts(static fn (): string => 'fr_FR'),
            new SiteTexts(),
            Config::fromDirectory(dirname(__DIR__, 3) . '/config'),
        );
    }

    /** @param callable(): void $work */
    private function htmlOf(callable $work): string
    {
        ob_start();
        $work();

        return (string) ob_get_clean();
    }
}
