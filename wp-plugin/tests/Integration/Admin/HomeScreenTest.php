<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\Form\Upload;
use Passerelle\Admin\Home\HomeScreen;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Capability;
use Passerelle\Rights\Role;
use Passerelle\Site\Home\HomePlan;
use Passerelle\Site\Home\HomePlans;
use Passerelle\Site\Home\HomeSection;
use Passerelle\Site\Home\Partner;
use Passerelle\Site\SiteTexts;

/** The screen on which staff make the home page. */
final class HomeScreenTest extends AdminTestCase
{
    private HomePlans $plans;

    protected function setUp(): void
    {
        parent::setUp();
        delete_option(HomePlans::OPTION);
        $this->plans = new HomePlans();
    }

    public function testSavesEachLanguageSeparately(): void
    {
        $initiative = $this->content->published(ContentType::Initiative, title: 'La Cour des contes');
        $event = $this->content->published(ContentType::Event, title: 'Nuit du conte');
        $uploads = ['fr.partners.0.logo' => [new Upload($this->files->jpeg(), 'logo.jpg', UPLOAD_ERR_OK)]];

        self::assertTrue($this->plugin->get(HomeScreen::class)->write(['fr' => [
            'homeTitle' => 'Bonjour <b>à</b> tous',
            'homeIntro' => "Deux\nlignes",
            'featured' => ['id' => [(string) $event->groupId, (string) $initiative->groupId], 'search' => ''],
            'visible' => ['events', 'calls', 'partners', 'no-such'],
            'order' => ['events' => '1', 'calls' => '2', 'partners' => '3', 'featured' => 'x'],
            'partners' => [0 => ['name' => ' Fonds  Deux Rives ', 'url' => 'https://fonds.example.org/'], 1 => ['name' => '', 'url' => ''], 2 => ['name' => 'Sans lien']],
        ]], $uploads));

        $plan = $this->plans->get(Lang::French);
        $logo = $plan->partners[0]->logo ?? 0;
        self::assertSame([HomeSection::Events, HomeSection::Calls, HomeSection::Partners], $plan->sections());
        self::assertSame([$event->groupId, $initiative->groupId], $plan->featured);
        self::assertEquals([new Partner('Fonds Deux Rives', 'https://fonds.example.org/', $logo), new Partner('Sans lien')], $plan->partners);
        self::assertSame(
            [FilePurpose::Logo, $this->editor->id],
            [$this->plugin->get(Files::class)->find($logo)?->purpose, $this->plugin->get(Files::class)->find($logo)?->ownerId],
        );
        self::assertSame(['Bonjour <b>à</b> tous', "Deux\nlignes"], [(new SiteTexts())->homeTitle(Lang::French), (new SiteTexts())->homeIntro(Lang::French)]);
        self::assertSame([], $this->plans->get(Lang::English)->partners);
    }

    public function testFindsFullNameWithoutScript(): void
    {
        $initiative = $this->content->published(ContentType::Initiative, title: 'La Cour des contes');

        self::assertTrue($this->plugin->get(HomeScreen::class)->write(['en' => ['featured' => ['search' => 'La Cour des contes']]]));

        self::assertSame([[], [$initiative->groupId]], [$this->plans->get(Lang::French)->featured, $this->plans->get(Lang::English)->featured]);
    }

    public function testOneErrorChangesNothingAndShowsTheInputAgain(): void
    {
        $before = new HomePlan(HomeSection::cases(), featured: [7], partners: [new Partner('Avant')]);
        $this->plans->save(['fr' => $before, 'en' => $before]);
        $title = (new SiteTexts())->homeTitle(Lang::French);
        $person = $this->content->published(ContentType::CommunityProfile);
        $secret = $this->files->image($this->users->beneficiaire()->id, FilePurpose::Certificate);

        self::assertFalse($this->plugin->get(HomeScreen::class)->write([
            'fr' => [
                'homeTitle' => str_repeat('é', 151),
                'homeIntro' => 'Gardé "tel quel"',
                'featured' => ['id' => [(string) $person->groupId], 'search' => 'Rien de tel'],
                'partners' => [
                    ['name' => '', 'url' => 'https://anonyme.example.org'],
                    ['name' => str_repeat('n', 121), 'url' => 'javascript:alert(1)', 'logo' => (string) $secret],
                ],
            ],
            'en' => ['homeTitle' => 'Fine'],
        ], ['fr.partners.0.logo' => [new Upload('/nowhere', 'x.exe', UPLOAD_ERR_INI_SIZE)]]));

        self::assertEquals([$before, $before], [$this->plans->get(Lang::French), $this->plans->get(Lang::English)]);
        self::assertSame($title, (new SiteTexts())->homeTitle(Lang::French));
        $html = $this->htmlOf($this->plugin->get(HomeScreen::class)->render(...));
        $typed = [str_repeat('é', 151), 'Gardé &quot;tel quel&quot;', 'value="Rien de tel"', 'value="https://anonyme.example.org"', str_repeat('n', 121)];
        foreach ([...$typed, 'value="javascript:alert(1)"'] as $each) {
            self::assertStringContainsString($each, $html);
        }
        self::assertSame(5, substr_count($html, 'aria-invalid="true"'));
        self::assertDoesNotMatchRegularExpression("~\\[logo\\]\"[^>]* value=\"{$secret}\"~", $html);
    }

    public function testRejectsTooMany(): void
    {
        $ids = array_map(fn (int $number): string => (string) $this->content->published(ContentType::Initiative, slug: "une-{$number}")->groupId, range(1, 7));

        self::assertFalse($this->plugin->get(HomeScreen::class)->write(['fr' => ['featured' => ['id' => $ids]]]));
        self::assertFalse($this->plugin->get(HomeScreen::class)->write(['fr' => ['partners' => array_fill(0, 25, ['name' => 'X'])]]));
        self::assertFalse(get_option(HomePlans::OPTION));
    }

    public function testIgnoresInvalidValues(): void
    {
        $nonsense = ['homeTitle' => ['x'], 'featured' => 'x', 'visible' => 'x', 'order' => 7, 'partners' => ['x', ['name' => ['x']]]];

        self::assertTrue($this->plugin->get(HomeScreen::class)->write(['fr' => $nonsense, 'de' => 'x']));

        self::assertEquals(new HomePlan(HomeSection::cases(), HomeSection::cases()), $this->plans->get(Lang::French));
    }

    public function testRemovesPartnerAndKeepsStoredLogo(): void
    {
        $logo = $this->files->image($this->editor->id, FilePurpose::Logo);

        self::assertTrue($this->plugin->get(HomeScreen::class)->write(['fr' => ['partners' => [
            ['name' => 'Parti', 'remove' => '1'],
            ['name' => 'Resté', 'logo' => (string) $logo],
        ]]]));

        self::assertEquals([new Partner('Resté', '', $logo)], $this->plans->get(Lang::French)->partners);
    }

    public function testOnlyStaffHaveTheScreen(): void
    {
        $may = static fn (Role $role): bool => get_role($role->value)?->has_cap(Capability::MANAGE_REFERENCE) === true;

        self::assertSame(
            [Role::Editor, Role::Administrator, Role::SuperAdministrateur],
            array_values(array_filter([Role::Beneficiaire, Role::Operateur, Role::Moderateur, Role::Editor, Role::Administrator, Role::SuperAdministrateur], $may)),
        );
    }

    /** @param callable(): void $work */
    private function htmlOf(callable $work): string
    {
        ob_start();
        $work();

        return (string) ob_get_clean();
    }

    public function testFeaturedItemsHaveTitlesInTheLanguageOfTheirList(): void
    {
        $both = $this->content->published(ContentType::Initiative, title: 'Chœurs du fleuve');
        $this->content->published(ContentType::Initiative, language: Lang::English, title: 'Choirs of the river', groupId: $both->groupId);
        $frenchOnly = $this->content->published(ContentType::Event, title: 'Nuit du conte');
        $half = $this->content->published(ContentType::Initiative, title: 'La Cour des contes');
        $this->content->draft(ContentType::Initiative, language: Lang::English, title: 'The Storytelling Yard', groupId: $half->groupId);
        $plan = new HomePlan(HomeSection::cases(), featured: [$both->groupId, $frenchOnly->groupId, $half->groupId]);
        $this->plans->save(['fr' => $plan, 'en' => $plan]);

        $lists = $this->featuredLists();

        self::assertSame([
            ['Chœurs du fleuve (Initiative)', 'Nuit du conte (Event)', 'La Cour des contes (Initiative)'],
            [
                'Choirs of the river (Initiative)',
                'Nuit du conte (Event) – not published in this language',
                'The Storytelling Yard (Initiative, Draft) – not published in this language',
            ],
        ], $lists);
    }

    /** @return list<list<string>> labels of what is chosen, for each language */
    private function featuredLists(): array
    {
        update_user_meta($this->editor->id, 'locale', 'en_US');
        $html = $this->htmlOf($this->plugin->get(HomeScreen::class)->render(...));
        preg_match_all('~<ul class="passerelle-chosen">(.*?)</ul>~s', $html, $lists);

        return array_map(static function (string $list): array {
            preg_match_all('~<span>([^<]*)</span>~', $list, $labels);

            return $labels[1];
        }, $lists[1]);
    }
}
