<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Calls\Management;

use Passerelle\Calls\Management\CallAction;
use Passerelle\Calls\Management\CallRole;
use Passerelle\Calls\Management\Listing\OwnCall;
use Passerelle\Calls\Management\Listing\OwnCallPage;
use Passerelle\Calls\Management\Listing\OwnCallQuery;
use Passerelle\Calls\Management\Listing\OwnCalls;
use Passerelle\Calls\Management\Listing\OwnCallSort;
use Passerelle\Calls\CallState;
use Passerelle\Content\Record;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\Group;

#[Group('exhaustive')]
final class OwnCallsTest extends CallTestCase
{
    private const FEW = 10;
    private const MANY = 100;
    private const QUERIES_MAX = 25;

    public function testListsWhatOneOwnsManagesAndSupports(): void
    {
        $mentor = $this->member();
        $manager = $this->users->operateur();
        $owned = $this->draft(title: 'Un');
        $this->english($owned, false);
        $managed = $this->content->draft(ContentType::CallForApplication, ['managerIds' => [$manager->id]], ownerId: $this->owner->id);
        $supported = $this->open(['mentorIds' => [$mentor->id]]);
        $this->content->change($this->draft(), Transition::Trash);
        $this->content->draft(ContentType::Initiative, ownerId: $this->owner->id);

        self::assertSame([[$supported->id, 'owner'], [$managed->id, 'owner'], [$owned->id, 'owner']], self::roles($this->list($this->owner)));
        self::assertSame([[$managed->id, 'manager']], self::roles($this->list($manager)));
        self::assertSame([[$supported->id, 'mentor']], self::roles($this->list($mentor)));
        foreach ([$this->users->operateur(), $this->users->beneficiaire(), $this->users->moderateur('SN'), $this->users->administrator()] as $other) {
            self::assertSame([], self::roles($this->list($other)));
        }
        self::assertSame(['forbidden'], $this->refusals(fn (): OwnCallPage => $this->list(Viewer::anonymous())));
    }

    /** The list of accounts is found in serialised meta: neither an index nor a part of a number is an account. */
    public function testANumberThatLooksLikeAnAccountIsNone(): void
    {
        $managers = array_map(fn (): Viewer => $this->users->operateur(), range(1, 3));
        $this->draft(['managerIds' => array_map(static fn (Viewer $each): int => $each->id, $managers)]);
        $short = new Viewer((int) substr((string) $managers[2]->id, 0, -1) ?: 1, ['operateur']);

        self::assertSame([], self::roles($this->list($short)));
        foreach ([1, 2] as $index) {
            self::assertSame([], self::roles($this->list(new Viewer($index, ['operateur']))));
        }
    }

    public function testAFormerManagerSeesWhatIsLeftOfTheirRights(): void
    {
        $manager = $this->users->operateur();
        $this->draft(['managerIds' => [$manager->id]]);

        self::assertCount(1, $this->list($manager)->items);
        self::assertSame([], $this->list(new Viewer($manager->id, ['beneficiaire']))->items, 'Without the role of an operator there are none.');
    }

    public function testFiltersByStateAndLanguage(): void
    {
        $calls = [];
        foreach (['draft', 'awaiting', 'scheduled', 'announced', 'open', 'closing', 'closed', 'offline'] as $state) {
            $calls[$state] = $this->inState($state);
        }
        $english = $this->english($calls['open'], false);
        $names = ['awaiting' => 'awaiting_publication', 'closing' => 'closing_soon'];

        foreach ($calls as $state => $call) {
            self::assertSame([$call->id], self::ids($this->list($this->owner, state: CallState::from($names[$state] ?? $state))), $state);
        }
        self::assertSame([$english->id], self::ids($this->list($this->owner, language: Lang::English)));
        self::assertSame([$english->id], self::ids($this->list($this->owner, state: CallState::Draft, language: Lang::English)));
        self::assertCount(count($calls), $this->list($this->owner, language: Lang::French)->items);
    }

    public function testSorts(): void
    {
        $dates = ['Écho' => ['+3 days', '+30 days'], 'abri' => ['+1 day', '+50 days'], 'Zouk' => ['-20 days', '-3 days'], 'fin' => ['-30 days', '-2 days']];
        foreach ($dates as $title => [$opensAt, $closesAt]) {
            $this->draft(['opensAt' => self::in($opensAt), 'closesAt' => self::in($closesAt)], $title);
        }
        $this->draft(['opensAt' => null, 'closesAt' => null], 'sans date');
        $order = fn (OwnCallSort $sort): array => array_map(static fn (OwnCall $row): string => $row->record->title, $this->list($this->owner, sort: $sort)->items);

        self::assertSame(['abri', 'Écho', 'fin', 'sans date', 'Zouk'], $order(OwnCallSort::Title));
        self::assertSame(['Écho', 'abri', 'sans date', 'fin', 'Zouk'], $order(OwnCallSort::Closing));
        self::assertSame(['abri', 'Écho', 'sans date', 'Zouk', 'fin'], $order(OwnCallSort::Opening));
        self::assertSame(['sans date', 'fin', 'Zouk', 'abri', 'Écho'], $order(OwnCallSort::Recent));
    }

    public function testSaysWhatIsMissing(): void
    {
        $bare = $this->draft(['fees' => null, 'summary' => null, 'managementMode' => 'external', 'externalUrl' => null, 'countryIds' => []]);
        $complete = $this->draft();

        $rows = array_column(array_map(static fn (OwnCall $row): array => [$row->record->id, $row->missing], $this->list($this->owner)->items), 1, 0);

        self::assertSame(['summary', 'fees', 'externalUrl', 'countryIds'], $rows[$bare->id]);
        self::assertSame([], $rows[$complete->id]);
    }

    public function testPagesAreClamped(): void
    {
        $calls = array_map(fn (): Record => $this->draft(), range(1, 3));

        $page = $this->list($this->owner, page: 2, perPage: 2);
        self::assertSame([[$calls[0]->id], 3], [self::ids($page), $page->total]);
        self::assertSame([1, 1], [$this->list($this->owner, page: -5, perPage: 0)->query->page, $this->list($this->owner, page: -5, perPage: 0)->query->perPage]);
        self::assertSame(100, $this->list($this->owner, perPage: 5_000)->query->perPage);
    }

    public function testTheNumberOfStatementsDoesNotGrow(): void
    {
        $ask = fn (): int => $this->countQueries(fn (): OwnCallPage => $this->list($this->owner, perPage: self::MANY));
        $this->make(self::FEW);
        wp_cache_flush();
        $few = $ask();
        $this->make(self::MANY - self::FEW);
        wp_cache_flush();
        $many = $ask();

        self::assertCount(self::MANY, $this->list($this->owner, perPage: self::MANY)->items);
        self::assertSame($few, $many);
        self::assertLessThanOrEqual(self::QUERIES_MAX, $many);
    }

    public function testWhatStaffHoldOfflineInTheOtherLanguageIsOfferedToStaffOnlyWithoutMoreStatements(): void
    {
        $offered = fn (int $id): array => array_column(array_map(
            static fn (OwnCall $row): array => [$row->record->id, $row->actions],
            $this->list($this->owner, perPage: self::MANY)->items,
        ), 1, 0)[$id];
        $ask = fn (): int => $this->countQueries(fn (): OwnCallPage => $this->list($this->owner, perPage: self::MANY));
        $held = $this->inState('held');
        wp_cache_flush();
        $one = $ask();
        $this->inState('held');
        $this->inState('held');
        wp_cache_flush();

        self::assertSame($one, $ask());
        self::assertSame([CallAction::Save, CallAction::Ready, CallAction::Duplicate, CallAction::Delete], $offered($held->id));
    }

    private function make(int $number): void
    {
        for ($made = 0; $made < $number; $made++) {
            $this->draft();
        }
    }

    private function list(
        Viewer $viewer,
        ?int $page = null,
        ?int $perPage = null,
        ?CallState $state = null,
        ?Lang $language = null,
        OwnCallSort $sort = OwnCallSort::Recent,
    ): OwnCallPage {
        $config = Config::fromDirectory(dirname(__DIR__, 4) . '/config');

        return $this->plugin->get(OwnCalls::class)->list($viewer, OwnCallQuery::of($config, $page, $perPage, $state, $language, $sort));
    }

    /** @return list<int> */
    private static function ids(OwnCallPage $page): array
    {
        return array_map(static fn (OwnCall $row): int => $row->record->id, $page->items);
    }

    /** @return list<array{int, value-of<CallRole>}> */
    private static function roles(OwnCallPage $page): array
    {
        return array_map(static fn (OwnCall $row): array => [$row->record->id, $row->role->value], $page->items);
    }
}
