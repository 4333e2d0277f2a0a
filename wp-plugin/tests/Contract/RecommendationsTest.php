<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/**
 * The signed-in home of "other", who has neither interests, a profile nor favourites.
 *
 * @phpstan-type Reason array{code: string, field: string, language: string, value: string}
 * @phpstan-type Card array{groupId: int, id: int, title: string, type: string}
 * @phpstan-type ForYou array{hasInterests: bool, hasOpportunities: bool, items: list<array{card: Card, reasons: non-empty-list<Reason>}>}
 * @phpstan-type Row array{id: int, kind: string, path: string|null, title: string, type: string}
 * @phpstan-type Waiting array{items: list<Row>, steps: list<string>, total: int}
 */
final class RecommendationsTest extends ContractTestCase
{
    public const OPERATIONS = ['DismissRecommendation', 'ForYou', 'WaitingItems'];
    private const PERSON = 'structure-owner';
    private const NONE = ['sectorIds' => [], 'countryIds' => [], 'allSectors' => false, 'allCountries' => false, 'skipped' => false];

    protected function setUp(): void
    {
        parent::setUp();
        $this->ask('AnswerOnboarding', ['input' => self::NONE]);
    }

    protected function tearDown(): void
    {
        $this->ask('AnswerOnboarding', ['input' => self::NONE]);
        parent::tearDown();
    }

    public function testEachItemHasReasonsThatFollowTheInterests(): void
    {
        $fresh = $this->forYou();
        self::assertFalse($fresh['hasInterests']);
        self::assertNotSame([], $fresh['items']);

        $this->ask('AnswerOnboarding', ['input' => [...self::NONE, 'allSectors' => true, 'allCountries' => true]]);
        $all = $this->forYou();
        self::assertTrue($all['hasInterests']);
        self::assertSame(['sector', 'FR'], [$all['items'][0]['reasons'][0]['code'], $all['items'][0]['reasons'][0]['language']]);
        self::assertNotSame('', $all['items'][0]['reasons'][0]['value']);
    }

    public function testAnItemIsDismissedByAnyOfItsIdsAndBroughtBack(): void
    {
        $card = $this->forYou()['items'][0]['card'];
        foreach ([['groupId' => $card['id']], ['groupId' => $card['groupId'], 'dismissed' => true]] as $variables) {
            $answer = $this->ask('DismissRecommendation', $variables);
            self::assertSame(['passerelleDismissRecommendation' => ['dismissed' => true, 'groupId' => $card['groupId']]], $answer->data());
        }
        self::assertNotContains($card['groupId'], $this->groupIds(self::PERSON));
        self::assertContains($card['groupId'], $this->groupIds('other'), 'Others still get it.');

        $this->ask('DismissRecommendation', ['groupId' => $card['groupId'], 'dismissed' => false]);
        self::assertContains($card['groupId'], $this->groupIds(self::PERSON));
    }

    public function testWhatIsHiddenIsInNoListWhoeverReadsIt(): void
    {
        $this->draft();
        foreach ([self::PERSON, 'owner', 'moderateur', 'editor', 'super-administrator'] as $person) {
            foreach (['FR', 'EN'] as $language) {
                self::assertStringNotContainsString('SECRET', $this->ask('ForYou', ['language' => $language], $person)->body, "{$person} {$language}");
            }
        }
        self::assertStringContainsString('SECRET', $this->ask('WaitingItems', ['language' => 'FR'])->body, 'One’s own draft.');
        self::assertStringNotContainsString('SECRET structure', $this->ask('WaitingItems', ['language' => 'FR'], 'other')->body);
    }

    public function testAFirstVisitHasThreeStepsAndADraftWaits(): void
    {
        $id = $this->draft();
        $answer = $this->ask('WaitingItems', ['language' => 'FR']);
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerelleWaitingItems: Waiting} $data */
        $data = $answer->data();
        $waiting = $data['passerelleWaitingItems'];
        $rows = array_column($waiting['items'], null, 'id');

        self::assertSame(['interests', 'profile', 'favourite'], $waiting['steps']);
        $row = $rows[$id] ?? [];
        self::assertSame(['draft', null, 'SECRET structure', 'initiative'], [$row['kind'] ?? '', $row['path'] ?? null, $row['title'] ?? '', $row['type'] ?? '']);
        self::assertGreaterThanOrEqual(count($waiting['items']), $waiting['total']);
    }

    public function testWhatIsNotPublicCannotBeDismissed(): void
    {
        $draft = $this->draft();
        foreach ([self::PERSON, 'owner', 'administrator'] as $person) {
            foreach ([$draft, 999_999_999, 0, -1] as $id) {
                $answer = $this->ask('DismissRecommendation', ['groupId' => $id], $person);
                self::assertSame(['not_found'], $this->codes($answer), "{$person} {$id}");
                self::assertStringNotContainsString('SECRET', $answer->body);
            }
        }
        self::assertTrue($this->ask('DismissRecommendation', ['groupId' => 'x'])->hasErrors());
        self::assertTrue($this->ask('ForYou', ['language' => 'DE'])->hasErrors());
    }

    public function testVisitorsAndStrangersAreRefused(): void
    {
        $variables = ['DismissRecommendation' => ['groupId' => 1], 'ForYou' => ['language' => 'FR'], 'WaitingItems' => ['language' => 'FR']];
        self::assertSame(self::OPERATIONS, array_keys($variables));
        foreach ($variables as $name => $each) {
            self::assertSame(['access_token_missing'], $this->codes(Site::get()->query(Operations::read()->document($name), $each)), $name);
            $body = json_encode(['query' => Operations::read()->document($name), 'variables' => $each], JSON_THROW_ON_ERROR);
            self::assertSame(403, Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json'])->status, $name);
        }
    }

    /** @return int id of an initiative that the person has begun */
    private function draft(): int
    {
        $answer = $this->ask('MutateInitiative', ['action' => 'save', 'input' => ['language' => 'fr', 'title' => 'SECRET structure']]);
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerelleMutateInitiative: array{id: int}} $data */
        $data = $answer->data();

        return $data['passerelleMutateInitiative']['id'];
    }

    /**
     * @phpstan-impure
     * @return ForYou
     */
    private function forYou(string $person = self::PERSON): array
    {
        $answer = $this->ask('ForYou', ['language' => 'FR'], $person);
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerelleForYou: ForYou} $data */
        $data = $answer->data();

        return $data['passerelleForYou'];
    }

    /**
     * @phpstan-impure
     * @return list<int>
     */
    private function groupIds(string $person): array
    {
        return array_map(static fn (array $item): int => $item['card']['groupId'], $this->forYou($person)['items']);
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
