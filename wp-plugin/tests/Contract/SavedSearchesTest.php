<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/**
 * One's own saved searches, of "other".
 *
 * @phpstan-type Item array{alert: string, filters: list<array{filter: string, values: list<string>}>, id: int, language: string, literal: list<string>, name: string, q: string}
 */
final class SavedSearchesTest extends ContractTestCase
{
    public const OPERATIONS = ['DeleteSearch', 'SaveSearch', 'SavedSearches'];
    private const PERSON = 'other';
    private const QUERY = [
        'language' => 'FR',
        'filter' => ['q' => 'Théâtre ouvert', 'literal' => ['ouvert'], 'type' => 'event', 'countries' => ['SN', 'ci'], 'sectors' => ['theatre']],
    ];

    protected function tearDown(): void
    {
        foreach ($this->list() as $item) {
            $this->ask('DeleteSearch', ['id' => $item['id']]);
        }
        parent::tearDown();
    }

    public function testASearchIsSavedOnceRenamedAndDeleted(): void
    {
        self::assertFalse($this->save(['query' => self::QUERY])->hasErrors());
        self::assertFalse($this->save(['query' => self::QUERY, 'name' => ' Le  théâtre '])->hasErrors());
        [$item] = $list = $this->list();
        self::assertCount(1, $list);
        self::assertSame([
            'alert' => 'daily',
            'filters' => [
                ['filter' => 'country', 'values' => ['CI', 'SN']],
                ['filter' => 'sector', 'values' => ['theatre']],
                ['filter' => 'type', 'values' => ['event']],
            ],
            'id' => $item['id'],
            'language' => 'FR',
            'literal' => ['ouvert'],
            'name' => 'Le théâtre',
            'q' => 'Théâtre ouvert',
        ], array_diff_key($item, ['createdAt' => true]));
        self::assertFalse($this->save(['id' => $item['id'], 'name' => 'Scènes', 'alert' => 'never'])->hasErrors());
        self::assertSame([['Scènes', 'never']], array_map(static fn (array $each): array => [$each['name'], $each['alert']], $this->list()));

        foreach (['owner', 'administrator'] as $person) {
            self::assertSame([], $this->list($person), 'Those of others are not one’s own.');
            self::assertSame(['not_found'], $this->codes($this->ask('SaveSearch', ['alert' => 'now', 'id' => $item['id'], 'name' => 'À moi'], $person)));
            self::assertSame(['not_found'], $this->codes($this->ask('DeleteSearch', ['id' => $item['id']], $person)));
        }
        self::assertFalse($this->ask('DeleteSearch', ['id' => $item['id']])->hasErrors());
        self::assertSame([], $this->list());
    }

    public function testBadInput(): void
    {
        $refused = [
            ['query' => self::QUERY, 'name' => ' '],
            ['query' => self::QUERY, 'name' => str_repeat('é', 121)],
            ['query' => ['language' => 'FR', 'filter' => ['q' => '…']]],
            [],
        ];
        foreach ($refused as $variables) {
            self::assertContains('invalid_fields', $this->codes($this->save($variables)));
        }
        foreach ([0, -1, 999_999_999] as $id) {
            self::assertSame(['not_found'], $this->codes($this->save(['id' => $id])));
            self::assertSame(['not_found'], $this->codes($this->ask('DeleteSearch', ['id' => $id])));
        }
        self::assertTrue($this->save(['alert' => 'hourly', 'query' => self::QUERY])->hasErrors());
        self::assertTrue($this->save(['query' => ['filter' => []]])->hasErrors());
        self::assertTrue($this->save(['query' => ['language' => 'FR', 'filter' => ['type' => 'post']]])->hasErrors());
        self::assertSame([], $this->list());
    }

    public function testVisitorsAndStrangersAreRefused(): void
    {
        $variables = ['DeleteSearch' => ['id' => 1], 'SaveSearch' => ['alert' => 'now', 'name' => 'X', 'query' => self::QUERY], 'SavedSearches' => []];
        self::assertSame(self::OPERATIONS, array_keys($variables));
        foreach ($variables as $name => $each) {
            self::assertSame(['access_token_missing'], $this->codes(Site::get()->query(Operations::read()->document($name), $each)), $name);
            $body = json_encode(['query' => Operations::read()->document($name), 'variables' => (object) $each], JSON_THROW_ON_ERROR);
            self::assertSame(403, Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json'])->status, $name);
        }
    }

    /** @param array<string, mixed> $variables */
    private function save(array $variables): Answer
    {
        return $this->ask('SaveSearch', ['alert' => 'daily', 'name' => 'Théâtre', ...$variables]);
    }

    /**
     * @phpstan-impure
     * @return list<Item>
     */
    private function list(string $person = self::PERSON): array
    {
        $answer = $this->ask('SavedSearches', [], $person);
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerelleSavedSearches: array{items: list<Item>}} $data */
        $data = $answer->data();

        return $data['passerelleSavedSearches']['items'];
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
