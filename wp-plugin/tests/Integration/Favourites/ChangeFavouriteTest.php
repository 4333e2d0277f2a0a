<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Favourites;

use Passerelle\Favourites\Favourite;
use Passerelle\Favourites\FavouriteQuery;
use Passerelle\Favourites\FavouriteSort;
use Passerelle\Favourites\ListedFavourite;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** What becomes a favourite and what does not, and what its list says. */
#[Group('exhaustive')]
final class ChangeFavouriteTest extends FavouritesTestCase
{
    private const FEW = 2;
    private const MANY = 8;

    public function testAPublicItemOfAnyTypeIsOneInAllItsLanguages(): void
    {
        foreach (ContentType::cases() as $type) {
            $french = $this->content->published($type);
            $english = $this->content->published($type, language: Lang::English, groupId: $french->groupId);

            self::assertTrue($this->change->toggle($this->person, $french->id), $type->value);
            self::assertFalse($this->change->toggle($this->person, $english->id), $type->value);
            self::assertTrue($this->change->toggle($this->person, $english->id, true), $type->value);
            self::assertTrue($this->change->toggle($this->person, $french->id, true), "{$type->value}, again");
        }

        self::assertCount(count(ContentType::cases()), $this->store->ofUser($this->person->id));
    }

    public function testWhatIsNotPublicIsNotFoundWhoeverAsks(): void
    {
        foreach (Status::cases() as $status) {
            if ($status === Status::AutoDraft || $status->isPublic()) {
                continue;
            }
            $record = $this->content->in($status, ContentType::Initiative);
            foreach ([$this->person, $this->users->moderateur('SN'), $this->content->staff()] as $viewer) {
                foreach ([null, true, false] as $wanted) {
                    self::assertSame(['not_found'], $this->refusals(fn () => $this->change->toggle($viewer, $record->id, $wanted)), $status->value);
                }
                self::assertSame(['not_found'], $this->refusals(fn () => $this->change->update($viewer, $record->id, 'Note', null)), $status->value);
            }
        }
        self::assertSame(['not_found'], $this->refusals(fn () => $this->change->toggle($this->person, 999_999_999)));
        self::assertSame([], $this->rows('favourites'));
    }

    public function testVisitorsAreRefusedAndMembersKeepWhatIsForMembers(): void
    {
        $members = $this->content->published(ContentType::Event, audience: Audience::Members);
        $visitor = Viewer::anonymous();
        foreach (
            [
            fn () => $this->change->toggle($visitor, $members->id),
            fn () => $this->change->update($visitor, $members->id, 'Note', null),
            fn () => ($this->list)($visitor, $this->query()),
            ] as $request
        ) {
            self::assertSame(['access_token_missing'], $this->refusals($request));
        }

        self::assertTrue($this->change->toggle($this->person, $members->id));
    }

    public function testNotesAndRemindersAreOnesOwn(): void
    {
        $event = $this->event();
        $other = $this->users->beneficiaire();
        array_map(fn (Viewer $viewer): bool => $this->change->toggle($viewer, $event->id), [$this->person, $other]);

        $this->change->update($this->person, $event->id, "  Deux\r\nlignes\x07 🎭 \n", null);
        $this->change->update($this->person, $event->id, null, false);

        self::assertSame(["Deux\nlignes 🎭", false], self::settings($this->store->find($this->person->id, $event->groupId)));
        self::assertSame(['', true], self::settings($this->store->find($other->id, $event->groupId)));
        $this->change->update($this->person, $event->id, '', true);
        self::assertSame(['', true], self::settings($this->store->find($this->person->id, $event->groupId)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->change->update($this->users->beneficiaire(), $event->id, 'Note', null)));
        self::assertSame(['note: too_long'], $this->refusals(fn () => $this->change->update($this->person, $event->id, str_repeat('é', 501), null)));
        $this->change->update($this->person, $event->id, str_repeat('é', 500), null);
        self::assertSame([str_repeat('é', 500), true], self::settings($this->store->find($this->person->id, $event->groupId)), 'The reminder stays as it is.');
        $this->change->update($this->person, $event->id, null, null);
        self::assertSame([str_repeat('é', 500), true], self::settings($this->store->find($this->person->id, $event->groupId)));
    }

    public function testTheirNumberIsLimited(): void
    {
        $event = $this->event();
        for ($number = 1; $number <= 500; $number++) {
            $this->store->add($this->person->id, 1_000_000 + $number, ContentType::Event);
        }

        self::assertSame(['too_many_favourites'], $this->refusals(fn () => $this->change->toggle($this->person, $event->id)));
        $this->store->remove($this->person->id, 1_000_001);
        self::assertTrue($this->change->toggle($this->person, $event->id));
    }

    public function testTheListHasTheLanguageOfItsReaderWhereTheItemHasIt(): void
    {
        $event = $this->event(title: 'Concert');
        $english = $this->content->published(ContentType::Event, language: Lang::English, title: 'Gig', groupId: $event->groupId);
        $call = $this->call(title: 'Résidence');
        $this->change->toggle($this->person, $event->id);
        $this->clock->advance(1);
        $this->change->toggle($this->person, $call->id);

        self::assertSame(['Résidence', 'Concert'], $this->titles($this->query()));
        self::assertSame(['Résidence', 'Gig'], $this->titles($this->query(Lang::English)));
        $this->content->change($english, Transition::Offline);
        self::assertSame(['Résidence', 'Concert'], $this->titles($this->query(Lang::English)));
    }

    public function testTheListIsFilteredSortedAndPaged(): void
    {
        $items = [
            $this->content->published(ContentType::Resource, title: 'Guide'),
            $this->event('2099-06-20T18:00:00Z', 'Concert'),
            $this->event('2099-05-20T18:00:00Z', 'Passé'),
            $this->call('2099-06-10T10:00:00Z', 'Résidence'),
            $this->content->published(ContentType::Structure, title: 'Compagnie'),
        ];
        foreach ($items as $item) {
            $this->change->toggle($this->person, $item->id);
            $this->clock->advance(1);
        }
        $this->change->toggle($this->users->beneficiaire(), $items[0]->id);

        self::assertSame(['Compagnie', 'Résidence', 'Passé', 'Concert', 'Guide'], $this->titles($this->query()));
        self::assertSame(['Résidence', 'Concert', 'Compagnie', 'Passé', 'Guide'], $this->titles($this->query(sort: FavouriteSort::Date)));
        self::assertSame(['Résidence', 'Concert'], $this->titles($this->query(isComing: true)));
        self::assertSame(['Passé', 'Concert'], $this->titles($this->query(type: ContentType::Event)));
        self::assertSame(['Compagnie'], $this->titles($this->query(type: ContentType::Structure)));
        self::assertSame(['Compagnie'], $this->titles($this->query(type: ContentType::CommunityProfile)));
        self::assertSame(['Guide'], $this->titles($this->query(page: 3, perPage: 2)));
        self::assertSame([], $this->titles($this->query(page: 9, perPage: 2)));
        $page = ($this->list)($this->person, $this->query(page: -4, perPage: 0, type: ContentType::Event));
        self::assertSame([1, 2], [count($page->items), $page->total]);
        self::assertEquals(['resource' => 1, 'event' => 2, 'call_for_application' => 1, 'community_profile' => 1], $page->counts);
    }

    public function testAnItemThatIsNotPublicAnyMoreSaysNothingAndCanBeRemoved(): void
    {
        $event = $this->event(title: 'Concert secret');
        $this->change->toggle($this->person, $event->id);
        $this->change->update($this->person, $event->id, 'Ma note', null);
        $this->content->change($event, Transition::TakeOffline);

        $items = ($this->list)($this->person, $this->query())->items;
        self::assertSame([null, null, $event->id, 'Ma note'], [$items[0]->record ?? null, $items[0]->date ?? null, $items[0]->id ?? 0, $items[0]->favourite->note ?? '']);
        self::assertSame([], $this->titles($this->query(isComing: true)));
        self::assertTrue($this->change->toggle($this->person, $event->id, true), 'It is one.');
        self::assertFalse($this->change->toggle($this->person, $event->id));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->change->toggle($this->person, $event->id)), 'It can not become one again.');
    }

    public function testFavouritesEndWithTheLastLanguageOfTheirItem(): void
    {
        $french = $this->content->published(ContentType::Resource);
        $english = $this->content->published(ContentType::Resource, language: Lang::English, groupId: $french->groupId);
        $this->change->toggle($this->person, $french->id);

        foreach ([[$french, 1], [$english, 0]] as [$record, $left]) {
            $this->content->change($record, Transition::Trash);
            wp_delete_post($record->id, true);
            self::assertCount($left, $this->rows('favourites'));
        }
    }

    public function testTheNumberOfQueriesDoesNotGrowWithTheirNumber(): void
    {
        $counts = [];
        foreach ([self::FEW, self::MANY] as $number) {
            while ($this->store->count($this->person->id) < $number) {
                $this->change->toggle($this->person, $this->event()->id);
            }
            wp_cache_flush();
            $counts[] = $this->countQueries(fn () => ($this->list)($this->person, $this->query()));
        }

        self::assertSame($counts[0], $counts[1]);
    }

    #[DataProvider('orders')]
    public function testOnlyThePageIsReadWhereTheOrderAllowsIt(FavouriteSort $sort, bool $isComing, int $expected): void
    {
        $ids = [];
        for ($number = 1; $number <= self::MANY; $number++) {
            $ids[] = $event = $this->event()->id;
            $this->change->toggle($this->person, $event);
        }
        wp_cache_flush();

        $page = ($this->list)($this->person, $this->query(page: 2, perPage: self::FEW, isComing: $isComing, sort: $sort));

        self::assertSame([self::FEW, self::MANY], [count($page->items), $page->total]);
        self::assertCount($expected, array_filter($ids, static fn (int $id): bool => wp_cache_get($id, 'posts') !== false));
    }

    /** @return array<string, array{FavouriteSort, bool, int}> how many items are read */
    public static function orders(): array
    {
        return [
            'the newest first' => [FavouriteSort::Recent, false, self::FEW],
            'by date' => [FavouriteSort::Date, false, self::MANY],
            'only those to come' => [FavouriteSort::Recent, true, self::MANY],
        ];
    }

    private function query(
        Lang $language = Lang::French,
        ?int $page = null,
        ?int $perPage = null,
        ?ContentType $type = null,
        bool $isComing = false,
        FavouriteSort $sort = FavouriteSort::Recent,
    ): FavouriteQuery {
        return FavouriteQuery::of($this->configuration(), $language, $page, $perPage, $type, $isComing, $sort);
    }

    /** @return list<string> */
    private function titles(FavouriteQuery $query): array
    {
        return array_map(static fn (ListedFavourite $each): string => $each->record->title ?? '-', ($this->list)($this->person, $query)->items);
    }

    /** @return array{string, bool} */
    private static function settings(?Favourite $favourite): array
    {
        return [$favourite->note ?? '-', $favourite->remind ?? false];
    }
}
