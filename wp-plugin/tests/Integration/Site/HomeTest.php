<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Site;

use Passerelle\Files\FilePurpose;
use Passerelle\Files\FileRoute;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Site\Home\HomePlan;
use Passerelle\Site\Home\HomePlans;
use Passerelle\Site\Home\HomeSection;
use Passerelle\Site\Home\Partner;
use Passerelle\Site\SiteTexts;
use Passerelle\Tests\IntegrationTestCase;
use WP_REST_Request;

/** What the home page gives out of what staff chose. */
final class HomeTest extends IntegrationTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->db->execute("DELETE FROM {$this->db->table('catalogue')}");
        delete_option(HomePlans::OPTION);
    }

    public function testWithoutPlanReturnsEverySection(): void
    {
        self::assertSame(
            ['featured', 'calls', 'initiatives', 'events', 'trainings', 'resources', 'projects', 'directory', 'partners'],
            $this->home('FR', 'sections')['sections'],
        );
    }

    public function testReturnsFeaturedInOrderAndOnlyPublicItemsOfTheLanguage(): void
    {
        $first = $this->content->published(ContentType::Initiative, title: 'Première');
        $second = $this->content->published(ContentType::Event, title: 'Deuxième');
        $this->content->published(ContentType::Event, [], Lang::English, title: 'Second', groupId: $second->groupId);
        $hidden = [];
        foreach ([Status::Draft, Status::Pending, Status::Scheduled, Status::Offline, Status::Rejected, Status::Trash] as $status) {
            $hidden[] = $this->content->in($status, ContentType::Initiative)->groupId;
        }
        $this->plan(new HomePlan(HomeSection::cases(), featured: [...$hidden, $second->groupId, 999999, $first->groupId]), Lang::French, Lang::English);

        foreach ([0, $this->users->administrator()->id] as $viewer) {
            wp_set_current_user($viewer);
            self::assertSame(['featured' => [['title' => 'Deuxième'], ['title' => 'Première']]], $this->home('FR', 'featured { title }'));
            self::assertSame(['featured' => [['title' => 'Second']]], $this->home('EN', 'featured { title }'));
        }
    }

    public function testMembersOnlyItemIsFeaturedByTitleOnly(): void
    {
        $record = $this->content->published(ContentType::Initiative, ['countryIds' => ['SN']], title: 'Pour les membres', audience: Audience::Members);
        $this->plan(new HomePlan(HomeSection::cases(), featured: [$record->groupId]), Lang::French);

        self::assertSame(
            ['featured' => [['title' => 'Pour les membres', 'locked' => true, 'countries' => []]]],
            $this->home('FR', 'featured { title locked countries { isoCode } }'),
        );
    }

    public function testHiddenSectionIsNotReturned(): void
    {
        $this->content->published(ContentType::Initiative, title: 'Là');
        $this->content->published(ContentType::Structure, ['headquartersCountry' => 'SN'], title: 'Atelier');
        $order = [HomeSection::Partners, ...array_filter(HomeSection::cases(), static fn (HomeSection $section): bool => $section !== HomeSection::Partners)];
        $hidden = [HomeSection::Initiatives, HomeSection::Directory, HomeSection::Partners];
        $this->plan(new HomePlan(array_values($order), $hidden, [], [new Partner('Caché')]), Lang::French);

        self::assertSame(
            [
                'sections' => ['featured', 'calls', 'events', 'trainings', 'resources', 'projects'],
                'latestInitiatives' => [],
                'directoryCountries' => [],
                'partners' => [],
            ],
            $this->home('FR', 'sections latestInitiatives { title } directoryCountries { persons } partners { name }'),
        );
    }

    public function testTheDirectoryIsCountedByCountryWithoutThoseForMembers(): void
    {
        $this->content->published(ContentType::Structure, ['headquartersCountry' => 'SN'], title: 'Atelier');
        $this->content->published(ContentType::CommunityProfile, ['activityCountry' => 'SN', 'secondaryCountryIds' => ['FR']]);
        $this->content->published(ContentType::CommunityProfile, ['activityCountry' => 'CM'], audience: Audience::Members);
        $this->content->draft(ContentType::Structure, ['headquartersCountry' => 'TG']);
        $this->content->published(ContentType::Initiative, ['countryIds' => ['ML']]);

        self::assertSame(
            ['directoryCountries' => [
                ['country' => ['isoCode' => 'SN'], 'persons' => 1, 'structures' => 1],
                ['country' => ['isoCode' => 'FR'], 'persons' => 1, 'structures' => 0],
            ]],
            $this->home('FR', 'directoryCountries { country { isoCode } persons structures }'),
        );
        self::assertSame(['directoryCountries' => []], $this->home('EN', 'directoryCountries { persons }'));
    }

    public function testLogoIsPublicWhileItsPartnerIsVisible(): void
    {
        $logo = $this->files->image($this->content->staff()->id, FilePurpose::Logo);
        self::assertSame(404, $this->answered($logo));

        $partners = [new Partner('Fonds', 'https://fonds.example.org/', $logo), new Partner('Sans rien')];
        $this->plan(new HomePlan(HomeSection::cases(), partners: $partners), Lang::French);
        self::assertSame(
            ['partners' => [
                ['name' => 'Fonds', 'url' => 'https://fonds.example.org/', 'logo' => ['id' => $logo]],
                ['name' => 'Sans rien', 'url' => null, 'logo' => null],
            ]],
            $this->home('FR', 'partners { name url logo { id } }'),
        );
        self::assertSame(200, $this->answered($logo));

        $this->plan(new HomePlan(HomeSection::cases(), [HomeSection::Partners], partners: $partners), Lang::French);
        self::assertSame(404, $this->answered($logo));
    }

    public function testReadsValidPartsOfAnInvalidPlan(): void
    {
        update_option(HomePlans::OPTION, ['fr' => [
            'order' => ['calls', 'no-such', 'calls', 7],
            'hidden' => 'events',
            'featured' => ['x', -1, 12],
            'partners' => [['url' => 'https://nameless.example.org'], 'x', ['name' => 'Fonds', 'logo' => 'x']],
        ], 'en' => 'x']);
        $plan = (new HomePlans())->get(Lang::French);

        self::assertSame(HomeSection::Calls, $plan->order[0]);
        self::assertCount(count(HomeSection::cases()), $plan->order);
        self::assertEquals([[], [12], [new Partner('Fonds')]], [$plan->hidden, $plan->featured, $plan->partners]);
        self::assertEquals(HomePlan::standard(), (new HomePlans())->get(Lang::English));
    }

    public function testChangesInvalidateTheHomePage(): void
    {
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
        $this->plan(new HomePlan(HomeSection::cases(), [HomeSection::Calls]), Lang::English);
        (new SiteTexts())->save(['en' => ['homeTitle' => 'Hello']]);

        $rows = $this->db->rows("SELECT payload FROM {$this->db->table('outbox')}");
        $tags = array_map(static fn (array $row): mixed => ((array) json_decode((string) $row['payload'], true))['tags'] ?? null, $rows);
        self::assertSame([['home', 'layout']], $tags);
    }

    private function plan(HomePlan $plan, Lang ...$languages): void
    {
        (new HomePlans())->save(array_fill_keys(array_map(static fn (Lang $language): string => $language->value, $languages), $plan));
    }

    private function answered(int $file): int
    {
        wp_set_current_user(0);

        return rest_do_request(new WP_REST_Request('GET', '/' . FileRoute::NAMESPACE . "/files/{$file}"))->get_status();
    }

    /** @return array<array-key, mixed> */
    private function home(string $language, string $selection): array
    {
        $answer = graphql(['query' => "{ passerelleHome(language: {$language}) { {$selection} } }"]);
        $data = $answer['data'] ?? null;
        $home = is_array($data) ? ($data['passerelleHome'] ?? null) : null;
        self::assertIsArray($home, (string) json_encode($answer));

        return $home;
    }
}
