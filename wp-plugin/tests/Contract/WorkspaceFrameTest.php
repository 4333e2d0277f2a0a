<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/**
 * What the frame of the workspace asks for: how much waits, and one's own records by their titles.
 *
 * @phpstan-type Counts array{passerelleUser: array{hasPublishedProfile: mixed, unreadNotices: mixed}, passerelleWaitingMemberships: mixed,
 *     passerelleOwnCounts: list<array{type: string, drafts: int, toEdit: int}>,
 *     passerelleModerationCounts?: list<array{type: string, count: int}>, passerelleOpenReports?: mixed}
 */
final class WorkspaceFrameTest extends ContractTestCase
{
    public const OPERATIONS = ['OwnTitles', 'WorkspaceCounts'];

    private const OWN_TYPES = ['initiative', 'event', 'resource', 'supported_projects', 'community_profile', 'call_for_application'];

    public function testAMemberCountsTheirOwnDrafts(): void
    {
        $before = $this->counts('other');
        $this->draft('other', 'SECRET qui compte');
        $after = $this->counts('other');

        self::assertSame(self::OWN_TYPES, array_column($after['passerelleOwnCounts'], 'type'));
        self::assertSame(1, $after['passerelleOwnCounts'][0]['drafts'] - $before['passerelleOwnCounts'][0]['drafts']);
        self::assertIsInt($after['passerelleWaitingMemberships']);
        self::assertIsBool($after['passerelleUser']['hasPublishedProfile']);
        self::assertIsInt($after['passerelleUser']['unreadNotices']);
        self::assertArrayNotHasKey('passerelleModerationCounts', $after);
        self::assertArrayNotHasKey('passerelleOpenReports', $after);
    }

    public function testAValidatorCountsWhatTheyDecideOn(): void
    {
        $counts = $this->counts('moderateur', true);

        self::assertEqualsCanonicalizing(['community_profile', 'event', 'initiative', 'resource'], array_column($counts['passerelleModerationCounts'] ?? [], 'type'));
        self::assertIsInt($counts['passerelleOpenReports'] ?? null);
    }

    public function testOthersCountNothingOfValidators(): void
    {
        foreach (['other', 'operateur', 'editor'] as $person) {
            $answer = Site::get()->query(Operations::read()->document('WorkspaceCounts'), ['validates' => true], $person);
            self::assertStringContainsString('rights_moderate', $answer->body, $person);
            self::assertNull($answer->data(), $person);
        }
    }

    public function testTitlesAreThoseOfOnesOwnRecordsOnly(): void
    {
        $id = $this->draft('other', 'SECRET Été à Kpalimé');

        self::assertSame(
            [['id' => $id, 'language' => 'FR', 'status' => 'draft', 'title' => 'SECRET Été à Kpalimé', 'type' => 'initiative']],
            $this->titles('other', 'kpalime ete'),
        );
        foreach (['owner', 'operateur', 'moderateur', 'administrator'] as $person) {
            self::assertSame([], $this->titles($person, 'kpalime'), $person);
        }
        self::assertSame([], $this->titles('other', str_repeat('é', 5000)));
    }

    public function testVisitorsAndStrangersAreRefused(): void
    {
        foreach (['WorkspaceCounts' => ['validates' => false], 'OwnTitles' => ['text' => 'secret', 'language' => 'FR']] as $operation => $variables) {
            $document = Operations::read()->document($operation);
            $answer = Site::get()->query($document, $variables);
            self::assertStringContainsString('"code":"forbidden"', str_replace(' ', '', $answer->body), $operation);
            self::assertNull($answer->data(), $operation);
            $body = json_encode(['query' => $document, 'variables' => $variables], JSON_THROW_ON_ERROR);
            self::assertSame(403, Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json'])->status, $operation);
        }
    }

    private function draft(string $person, string $title): int
    {
        $variables = ['action' => 'save', 'input' => ['language' => 'fr', 'title' => $title]];
        $answer = Site::get()->query(Operations::read()->document('MutateInitiative'), $variables, $person);
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerelleMutateInitiative: array{id: int}} $data */
        $data = $answer->data();

        return $data['passerelleMutateInitiative']['id'];
    }

    /**
     * @phpstan-impure
     * @return Counts
     */
    private function counts(string $person, bool $validates = false): array
    {
        $answer = Site::get()->query(Operations::read()->document('WorkspaceCounts'), ['validates' => $validates], $person);
        self::assertFalse($answer->hasErrors(), $answer->body);

        /** @var Counts $data */
        $data = $answer->data();

        return $data;
    }

    /** @return list<array<string, mixed>> */
    private function titles(string $person, string $text): array
    {
        $answer = Site::get()->query(Operations::read()->document('OwnTitles'), ['text' => $text, 'language' => 'FR'], $person);
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array{passerelleOwnTitles: list<array<string, mixed>>} $data */
        $data = $answer->data();

        return $data['passerelleOwnTitles'];
    }
}
