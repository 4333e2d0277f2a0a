<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/**
 * One's own favourites and their private calendar, of "other".
 *
 * @phpstan-type Date array{at: string, kind: string, zone: string|null}
 * @phpstan-type Item array{card: array{title: string}|null, date: Date|null, groupId: int, id: int, note: string, remind: bool, type: string}
 * @phpstan-type Listed array{counts: list<array{count: int, type: string}>, items: list<Item>, page: int, perPage: int, total: int}
 */
final class FavouritesTest extends ContractTestCase
{
    public const OPERATIONS = [
        'ChangeFavouriteFeed', 'FavouriteCalendar', 'FavouriteFeed', 'FavouriteGroups', 'FavouriteItem', 'Favourites', 'ToggleFavourite', 'UpdateFavourite',
    ];
    private const PERSON = 'other';
    private const SECRET_LENGTH = 68;

    protected function tearDown(): void
    {
        foreach ($this->list(['perPage' => 100])['items'] as $item) {
            $this->toggle(['id' => $item['id'], 'isFavourite' => false]);
        }
        $this->ask('ChangeFavouriteFeed', ['action' => 'revoke', 'language' => 'FR']);
        parent::tearDown();
    }

    public function testAnItemIsMarkedWithANoteAndRemoved(): void
    {
        $call = $this->published('call_for_application');
        $card = ['language' => 'FR', 'slug' => $call['slug'], 'title' => $call['title'], 'type' => 'call_for_application'];
        self::assertSame(['card' => $card, 'isFavourite' => false], $this->item($call['id']));
        self::assertTrue($this->toggle(['id' => $call['id']]));
        self::assertTrue($this->toggle(['id' => $call['id'], 'isFavourite' => true]));

        $settings = ['groupId' => $call['groupId'], 'note' => 'À relire', 'remind' => false];
        self::assertSame(['passerelleUpdateFavourite' => $settings], $this->ask('UpdateFavourite', ['id' => $call['id'], 'note' => ' À relire ', 'remind' => false])->data());
        $list = $this->list();
        self::assertSame([[['count' => 1, 'type' => 'call_for_application']], 1, 24, 1], [$list['counts'], $list['page'], $list['perPage'], $list['total']]);
        [$item] = $list['items'];
        self::assertSame(
            [$call['title'], 'closing', $call['groupId'], $call['id'], 'À relire', false, 'call_for_application'],
            [$item['card']['title'] ?? '', $item['date']['kind'] ?? '', $item['groupId'], $item['id'], $item['note'], $item['remind'], $item['type']],
        );
        self::assertSame([$call['groupId']], $this->groupIds(self::PERSON));
        self::assertSame([], $this->groupIds('owner'), 'Those of others are not one’s own.');
        self::assertSame([], $this->list(['type' => 'resource'])['items']);
        $clamped = $this->list(['page' => -3, 'perPage' => 0, 'sort' => 'date']);
        self::assertSame([1, 1, 1], [$clamped['page'], $clamped['perPage'], count($clamped['items'])]);

        self::assertFalse($this->toggle(['id' => $call['id']]));
        self::assertSame(['not_found'], $this->codes($this->ask('UpdateFavourite', ['id' => $call['id'], 'note' => 'Note'])));
    }

    public function testWhatIsNotPublicIsNotFound(): void
    {
        $draft = Site::get()->query(Operations::read()->document('MutateInitiative'), ['action' => 'save', 'input' => ['language' => 'fr', 'title' => 'SECRET']], self::PERSON);
        /** @var array{passerelleMutateInitiative: array{id: int}} $made */
        $made = $draft->data();
        foreach ([self::PERSON, 'owner', 'moderateur', 'administrator'] as $person) {
            foreach (['ToggleFavourite', 'UpdateFavourite', 'FavouriteItem'] as $operation) {
                foreach ([$made['passerelleMutateInitiative']['id'], 999_999_999, 0, -1] as $id) {
                    $answer = $this->ask($operation, ['id' => $id], $person);
                    self::assertSame(['not_found'], $this->codes($answer), "{$operation} {$person} {$id}");
                    self::assertStringNotContainsString('SECRET', $answer->body);
                }
            }
        }
    }

    public function testBadInput(): void
    {
        $call = $this->published('call_for_application');
        $this->toggle(['id' => $call['id']]);
        self::assertStringContainsString(
            '"path":"note","code":"too_long"',
            str_replace(' ', '', $this->ask('UpdateFavourite', ['id' => $call['id'], 'note' => str_repeat('é', 501)])->body),
        );
        self::assertTrue($this->ask('ToggleFavourite', ['id' => 'x'])->hasErrors());
        self::assertTrue($this->ask('Favourites', ['language' => 'FR', 'type' => 'post'])->hasErrors());
        self::assertTrue($this->ask('ChangeFavouriteFeed', ['action' => 'keep', 'language' => 'FR'])->hasErrors());
    }

    public function testTheCalendarHasOneAddressThatCanBeReplacedAndRevoked(): void
    {
        $call = $this->published('call_for_application');
        $this->toggle(['id' => $call['id']]);
        self::assertNull($this->feed('FavouriteFeed'));
        $first = $this->feed('ChangeFavouriteFeed', ['action' => 'renew']);
        self::assertMatchesRegularExpression('~^https?://[^/]+/favoris/agenda\.ics\?hash=\w+$~', (string) $first);
        self::assertSame(str_replace('/favoris/agenda.ics', '/en/favourites/calendar.ics', (string) $first), $this->feed('FavouriteFeed', ['language' => 'EN']));
        $secret = explode('=', (string) $first)[1];
        self::assertGreaterThanOrEqual(self::SECRET_LENGTH, strlen($secret));

        $answer = $this->calendar($secret);
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerelleFavouriteCalendar: array{items: list<array{title: string}>}} $data */
        $data = $answer->data();
        self::assertSame([$call['title']], array_column($data['passerelleFavouriteCalendar']['items'], 'title'));

        $second = explode('=', (string) $this->feed('ChangeFavouriteFeed', ['action' => 'renew']))[1];
        foreach ([$secret => 'link_expired', "{$second}0" => 'not_found', strrev($second) => 'not_found', '' => 'not_found'] as $hash => $code) {
            self::assertSame([$code], $this->codes($this->calendar($hash)));
        }
        self::assertNull($this->feed('ChangeFavouriteFeed', ['action' => 'revoke']));
        self::assertSame(['link_expired'], $this->codes($this->calendar($second)));
        self::assertStringNotContainsString($call['title'], $this->calendar($second)->body);
    }

    public function testVisitorsAndStrangersAreRefused(): void
    {
        $variables = [
            'ChangeFavouriteFeed' => ['action' => 'renew', 'language' => 'FR'],
            'FavouriteCalendar' => ['hash' => 'x', 'language' => 'FR'],
            'FavouriteFeed' => ['language' => 'FR'],
            'FavouriteGroups' => [],
            'FavouriteItem' => ['id' => 1],
            'Favourites' => ['language' => 'FR'],
            'ToggleFavourite' => ['id' => 1],
            'UpdateFavourite' => ['id' => 1],
        ];
        self::assertSame(self::OPERATIONS, array_keys($variables));
        foreach ($variables as $name => $each) {
            $expected = $name === 'FavouriteCalendar' ? 'not_found' : 'access_token_missing';
            self::assertSame([$expected], $this->codes(Site::get()->query(Operations::read()->document($name), $each)), $name);
            $body = json_encode(['query' => Operations::read()->document($name), 'variables' => (object) $each], JSON_THROW_ON_ERROR);
            self::assertSame(403, Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json'])->status, $name);
        }
    }

    /** @return array{groupId: int, id: int, slug: string, title: string} the first of a type that visitors find */
    private function published(string $type): array
    {
        $answer = Site::get()->query("query { passerelleCatalogue(filter: {type: {$type}}, language: FR) { items { groupId id slug title } } }");
        /** @var array{passerelleCatalogue: array{items: list<array{groupId: int, id: int, slug: string, title: string}>}} $data */
        $data = $answer->data();

        return $data['passerelleCatalogue']['items'][0] ?? self::fail($answer->body);
    }

    /** @return array<mixed> */
    private function item(int $id): array
    {
        return (array) (((array) $this->ask('FavouriteItem', ['id' => $id])->data())['passerelleFavouriteItem'] ?? []);
    }

    /**
     * @phpstan-impure
     * @param array<string, mixed> $variables
     * @return Listed
     */
    private function list(array $variables = []): array
    {
        $answer = $this->ask('Favourites', ['language' => 'FR', ...$variables]);
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerelleFavourites: Listed} $data */
        $data = $answer->data();

        return $data['passerelleFavourites'];
    }

    /** @return list<int> */
    private function groupIds(string $person): array
    {
        /** @var array{passerelleFavouriteGroups: list<int>} $data */
        $data = $this->ask('FavouriteGroups', [], $person)->data();

        return $data['passerelleFavouriteGroups'];
    }

    /** @param array<string, mixed> $variables */
    private function toggle(array $variables): bool
    {
        $answer = $this->ask('ToggleFavourite', $variables);
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerelleToggleFavourite: array{isFavourite: bool}} $data */
        $data = $answer->data();

        return $data['passerelleToggleFavourite']['isFavourite'];
    }

    /**
     * @phpstan-impure
     * @param array<string, string> $variables
     */
    private function feed(string $operation, array $variables = []): ?string
    {
        $answer = $this->ask($operation, ['language' => 'FR', ...$variables]);
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerelleFavouriteFeed: array{url: string|null}} $data */
        $data = $answer->data();

        return $data['passerelleFavouriteFeed']['url'];
    }

    /** Answer to a calendar program, which asks without a session. */
    private function calendar(string $hash): Answer
    {
        return Site::get()->query(Operations::read()->document('FavouriteCalendar'), ['hash' => $hash, 'language' => 'FR']);
    }

    /** @param array<string, mixed> $variables */
    private function ask(string $operation, array $variables, string $person = self::PERSON): Answer
    {
        return Site::get()->query(Operations::read()->document($operation), $variables, $person);
    }

    /** @return list<string> */
    private function codes(Answer $answer): array
    {
        preg_match_all('/"code":\s*"(\w+)"/', $answer->body, $codes);

        return $codes[1];
    }
}
