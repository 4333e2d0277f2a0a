<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/**
 * Views that a frontend server hands over, and what their owners and members read of them.
 *
 * @phpstan-type Figures array{contacts: int, favourites: int, groupId: int, id: int, path: string|null, title: string, type: string, views: int}
 * @phpstan-type Own array{from: string, items: list<Figures>, series: list<array{key: string, points: list<array{count: int, day: string}>}>, to: string, total: int}
 * @phpstan-type Topic array{favourites: int|null, key: string, name: string, views: int|null}
 * @phpstan-type Item array{card: array{groupId: int, title: string}, favourites: int|null, views: int|null}
 * @phpstan-type Month array{favourites: int|null, month: string, views: int|null}
 * @phpstan-type Trends array{countries: list<Topic>, items: list<Item>, month: string, months: list<Month>, sectors: list<Topic>}
 */
final class StatisticsTest extends ContractTestCase
{
    public const OPERATIONS = ['OwnStatistics', 'RecordViews', 'Trends'];
    private const MANY = 1001;
    private const MONTHS = 12;
    private const VIEWS = 40;

    public function testViewsReachTheirOwnerAndTheTrends(): void
    {
        $item = $this->published();
        $today = gmdate('Y-m-d');
        $batch = self::uuid();
        $views = [['count' => self::VIEWS, 'day' => $today, 'groupId' => $item['groupId']]];
        $before = $this->viewsOf($item['groupId']);
        self::assertSame(['passerelleRecordViews' => 1], $this->record($batch, $views)->data());
        self::assertSame(['passerelleRecordViews' => 0], $this->record($batch, $views)->data(), 'Sent again.');

        $own = $this->own('owner');
        self::assertSame([$today, ['views', 'favourites', 'contacts']], [$own['to'], array_column($own['series'], 'key')]);
        self::assertSame($before + self::VIEWS, $this->viewsOf($item['groupId']));
        self::assertSame([$own['from'], $own['to']], [$own['series'][0]['points'][0]['day'] ?? '', array_slice($own['series'][0]['points'] ?? [], -1)[0]['day'] ?? '']);
        self::assertNotContains($item['groupId'], array_column($this->own('other')['items'], 'groupId'));

        $trends = $this->trends('other');
        self::assertSame([substr($today, 0, 7), self::MONTHS], [$trends['month'], count($trends['months'])]);
        foreach ([...$trends['sectors'], ...$trends['countries'], ...$trends['months'], ...$trends['items']] as $each) {
            foreach ([$each['views'], $each['favourites']] as $figure) {
                self::assertTrue($figure === null || $figure >= 5);
            }
        }
    }

    public function testBadInput(): void
    {
        $day = gmdate('Y-m-d');
        $row = ['count' => 1, 'day' => $day, 'groupId' => 1];
        self::assertSame(['invalid_fields', 'required'], $this->codes($this->record('x', [$row])));
        self::assertSame(['invalid_fields', 'too_many_rows'], $this->codes($this->record(self::uuid(), array_fill(0, self::MANY, $row))));
        $missed = ['count' => 1, 'day' => $day, 'language' => 'FR', 'words' => 'zxqwv'];
        self::assertSame(['passerelleRecordViews' => 1], $this->record(self::uuid(), [], [$missed, [...$missed, 'words' => 'awa@example.test']])->data());
        self::assertSame(['invalid_fields', 'too_many_rows'], $this->codes($this->record(self::uuid(), [], array_fill(0, self::MANY, $missed))));
        self::assertTrue($this->record(self::uuid(), [], [[...$missed, 'language' => 'XX']])->hasErrors());
        self::assertTrue($this->record(self::uuid(), [['count' => '1; DROP', 'day' => $day, 'groupId' => 1]])->hasErrors());
        self::assertSame(['invalid_fields', 'invalid_date'], $this->codes($this->ask('OwnStatistics', ['from' => '2026-02-30', 'language' => 'FR'], 'owner')));
        $backwards = ['from' => '2026-02-02', 'language' => 'FR', 'to' => '2026-02-01'];
        self::assertSame(['invalid_fields', 'end_before_start'], $this->codes($this->ask('OwnStatistics', $backwards, 'owner')));
        self::assertSame(['invalid_fields', 'invalid_date'], $this->codes($this->ask('Trends', ['language' => 'FR', 'month' => '1999-01'], 'owner')));
        self::assertSame([], $this->trends('owner', ['country' => 'XX', 'sector' => '<b>'])['items']);
    }

    public function testVisitorsAndStrangersAreRefused(): void
    {
        $variables = ['OwnStatistics' => ['language' => 'FR'], 'RecordViews' => ['batch' => self::uuid(), 'views' => []], 'Trends' => ['language' => 'FR']];
        self::assertSame(self::OPERATIONS, array_keys($variables));
        foreach ($variables as $name => $each) {
            if ($name !== 'RecordViews') {
                self::assertSame(['access_token_missing'], $this->codes($this->ask($name, $each, null)), $name);
            }
            $body = json_encode(['query' => Operations::read()->document($name), 'variables' => (object) $each], JSON_THROW_ON_ERROR);
            self::assertSame(403, Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json'])->status, $name);
        }
    }

    /** @return array{groupId: int} an initiative of "owner" that visitors find */
    private function published(): array
    {
        $own = array_values(array_filter($this->own('owner')['items'], static fn (array $each): bool => $each['path'] !== null));

        return $own[0] ?? self::fail('"owner" has nothing that is public.');
    }

    /** @phpstan-impure */
    private function viewsOf(int $groupId): int
    {
        return array_column($this->own('owner')['items'], 'views', 'groupId')[$groupId] ?? 0;
    }

    /**
     * @phpstan-impure
     * @return Own
     */
    private function own(string $person): array
    {
        $answer = $this->ask('OwnStatistics', ['language' => 'FR'], $person);
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerelleOwnStatistics: Own} $data */
        $data = $answer->data();

        return $data['passerelleOwnStatistics'];
    }

    /**
     * @param array<string, string> $variables
     * @return Trends
     */
    private function trends(string $person, array $variables = []): array
    {
        $answer = $this->ask('Trends', ['language' => 'FR', ...$variables], $person);
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerelleTrends: Trends} $data */
        $data = $answer->data();

        return $data['passerelleTrends'];
    }

    private static function uuid(): string
    {
        return (string) preg_replace('/^(.{8})(.{4})(.{4})(.{4})(.{12})$/', '$1-$2-$3-$4-$5', bin2hex(random_bytes(16)));
    }

    /**
     * @param list<array<string, mixed>> $views
     * @param list<array<string, mixed>> $missed
     */
    private function record(string $batch, array $views, array $missed = []): Answer
    {
        return $this->ask('RecordViews', ['batch' => $batch, 'missed' => $missed, 'views' => $views], null);
    }

    /** @param array<string, mixed> $variables */
    private function ask(string $operation, array $variables, ?string $person): Answer
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
