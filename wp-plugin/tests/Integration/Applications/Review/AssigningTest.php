<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Review;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Review\Assignment\CancelAssignment;
use Passerelle\Applications\Review\Conflicts\DeclareConflict;
use Passerelle\Applications\Review\RemindReviewers;
use Passerelle\Applications\Review\Scoring\ReviewAction;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;

final class AssigningTest extends ReviewTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->savePlan();
    }

    public function testNothingIsAssignedBeforeThereAreCriteria(): void
    {
        $this->reviewer($this->nour);
        $this->db->execute("DELETE FROM {$this->db->table('review_plans')}");
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->assigned($this->nour)));
    }

    public function testPairsAreAssignedByHand(): void
    {
        $this->reviewer($this->nour);
        $this->assign([self::pair($this->id, $this->nour)], scoreBy: '2026-12-20T00:00:00Z', answerBy: '2026-12-01T00:00:00Z');
        $row = $this->rows()[$this->id]['assignments'];
        self::assertSame([['Nour', 'asked', '2026-12-01T00:00:00Z', '2026-12-20T00:00:00Z', false]], self::short($row));
        self::assertSame([['review_assigned', ['event' => 'assigned', 'count' => 1]]], $this->notices($this->nour, 'assigned'));

        self::assertSame(['pairs.0.userId: already_assigned'], $this->refusals(fn () => $this->assigned($this->nour)));
        self::assertSame(['pairs.0.userId: unknown_user'], $this->refusals(fn () => $this->assigned($this->paul)), 'Not invited.');
        self::assertSame(['pairs.0.applicationId: unknown_record'], $this->refusals(fn () => $this->assign([['applicationId' => $this->id + 99, 'userId' => $this->nour->id]])));
        self::assertSame(['scoreBy: not_later'], $this->refusals(fn () => $this->assign([], scoreBy: '2026-11-28T12:00:00Z')));
        self::assertSame(['scoreBy: end_before_start'], $this->refusals(fn () => $this->assign([], scoreBy: '2026-12-01T00:00:00Z', answerBy: '2026-12-02T00:00:00Z')));
    }

    public function testDraftsTrialsAndWithdrawnOnesAreNotAssigned(): void
    {
        $this->reviewer($this->nour);
        $writer = $this->named('Binta');
        $draft = $this->id($this->begin($writer, $this->call));
        $withdrawn = $this->sent($this->named('Chérif'), ['motive' => 'x']);
        $this->perform($this->applicantOf($withdrawn), ApplicationAction::Withdraw, $withdrawn, 3);
        foreach ([$draft, $withdrawn] as $id) {
            self::assertSame(['pairs.0.applicationId: unknown_record'], $this->refusals(fn () => $this->assigned($this->nour, $id)));
        }
        self::assertSame([$this->id], array_keys($this->rows()));
    }

    public function testOverdueIsComputedAndReviewersAreRemindedOnce(): void
    {
        $this->reviewer($this->nour);
        $other = $this->sent($this->named('Binta'), ['motive' => 'x']);
        $this->assign([self::pair($this->id, $this->nour), self::pair($other, $this->nour)], scoreBy: '2026-12-10T00:00:00Z', answerBy: '2026-12-01T00:00:00Z');
        self::assertSame([['review_assigned', ['event' => 'assigned', 'count' => 2]]], $this->notices($this->nour, 'assigned'), 'One for both.');
        $this->at('2026-12-02 00:00:00');
        self::assertTrue(self::short($this->rows()[$this->id]['assignments'])[0][4]);
        $this->answer($this->nour, $this->assignmentId($this->nour, $this->id), ReviewAction::Accept);
        self::assertSame([false, true], [self::short($this->rows()[$this->id]['assignments'])[0][4], self::short($this->rows()[$other]['assignments'])[0][4]]);
        $this->remind();
        self::assertSame([], $this->notices($this->nour, 'due'));
        $this->at('2026-12-08 00:00:01');
        $this->remind();
        $this->remind();
        self::assertSame([['review_due', ['event' => 'due', 'count' => 2]]], $this->notices($this->nour, 'due'));
        $this->at('2026-12-10 00:00:01');
        self::assertTrue(self::short($this->rows()[$this->id]['assignments'])[0][4]);
    }

    public function testConflictsAreNeverAssignedAndStay(): void
    {
        $this->reviewer($this->nour);
        $this->reviewer($this->paul);
        $structure = $this->structure([[$this->applicant, 'owner', 'member'], [$this->nour, 'member', 'member']]);
        self::assertSame(['pairs.0.userId: conflict_of_interest'], $this->refusals(fn () => $this->assigned($this->nour)));
        $spread = $this->balance(1);
        self::assertSame([[self::pair($this->id, $this->paul)], []], [$spread['pairs'], $spread['missing']]);
        self::assertSame([['structure', 'Nour', null]], self::conflicts($this->rows()[$this->id]));
        // The cause ends, the conflict does not.
        $this->leave($structure, $this->nour);
        self::assertSame([['structure', 'Nour', null]], self::conflicts($this->rows()[$this->id]));
        self::assertSame(['pairs.0.userId: conflict_of_interest'], $this->refusals(fn () => $this->assigned($this->nour)));
    }

    public function testAReviewerDeclaresAConflictAndSoDoManagers(): void
    {
        $this->reviewer($this->nour);
        $this->reviewer($this->paul);
        $id = $this->assigned($this->nour);
        self::assertSame(['reason: reason_required'], $this->refusals(fn () => $this->answer($this->nour, $id, ReviewAction::DeclareConflict, ' ')));
        $this->answer($this->nour, $id, ReviewAction::DeclareConflict, 'Cousine');
        $this->assigned($this->paul);
        ($this->plugin->get(DeclareConflict::class))($this->manager, $this->id, $this->paul->id, 'Ami');
        self::assertSame([['declared', 'Nour', 'Cousine'], ['declaredByManager', 'Paul', 'Ami']], self::conflicts($this->rows()[$this->id]));
        self::assertSame(
            [['Nour', 'recused'], ['Paul', 'recused']],
            array_map(static fn (array $each): array => array_slice($each, 0, 2), self::short($this->rows()[$this->id]['assignments'])),
        );
        self::assertSame([[], [['applicationId' => $this->id, 'count' => 1]]], [$this->balance(1)['pairs'], $this->balance(1)['missing']]);
        foreach ([$this->nour, $this->users->administrator(), $this->stranger('manager of another call')] as $other) {
            self::assertSame(['not_found'], $this->refusals(fn () => ($this->plugin->get(DeclareConflict::class))($other, $this->id, $this->paul->id, 'x')));
        }
    }

    public function testApplicationsAreSpreadByLanguageCountryAndLoad(): void
    {
        $this->reviewer($this->nour, ['fr']);
        $this->reviewer($this->paul, ['fr', 'en'], ['ML']);
        $english = $this->sent($this->named('Esi'), ['motive' => 'x'], language: 'en');
        $preview = $this->balance(1, isPreview: true);
        self::assertSame(
            [[self::pair($this->id, $this->nour)], [['applicationId' => $english, 'count' => 1]], []],
            [$preview['pairs'], $preview['missing'], $preview['unreadLanguages']],
        );
        self::assertSame([], $this->rows()[$this->id]['assignments'], 'A preview assigns nothing.');
        $this->db->execute("UPDATE {$this->db->table('reviewers')} SET languages = 'fr'");
        self::assertSame(['en'], $this->balance(1, isPreview: true)['unreadLanguages']);
        $this->db->execute("UPDATE {$this->db->table('reviewers')} SET languages = 'fr en', countries = ''");
        $done = $this->balance(1);
        self::assertEqualsCanonicalizing([1, 1], array_column((array) $done['loads'], 'count'));
        self::assertSame(['each: invalid_value'], $this->refusals(fn () => $this->balance(0)));
    }

    public function testRedistributionMovesOnlyWhatWasNotBegun(): void
    {
        $this->reviewer($this->nour);
        $others = array_map(fn (string $name): int => $this->sent($this->named($name), ['motive' => 'x']), ['Binta', 'Chérif', 'Dado']);
        $this->balance(1);
        $begun = $this->assignmentId($this->nour, $this->id);
        $this->score($this->nour, $begun, ['quality' => 100], isFinal: false);
        $this->reviewer($this->paul);
        $moved = $this->balance(1);
        self::assertSame([2, 2], [$moved['cancelled'], count((array) $moved['pairs'])]);
        $states = array_map(
            static fn (array $row): array => array_map(static fn (array $each): string => self::json([$each[0], $each[1]]), self::short($row['assignments'])),
            $this->rows(),
        );
        self::assertSame(['["Nour","accepted"]'], $states[$this->id]);
        self::assertSame(
            ['["Nour","asked"]' => 1, '["Nour","cancelled"]' => 2, '["Paul","asked"]' => 2],
            self::counted(array_merge(...array_values(array_intersect_key($states, array_flip($others))))),
        );
        self::assertSame([0, []], [$this->balance(1)['cancelled'], $this->balance(1)['pairs']], 'Nothing is moved twice.');
    }

    public function testManagersTakeBackWhatIsNotDone(): void
    {
        $this->reviewer($this->nour);
        $id = $this->assigned($this->nour);
        $cancel = $this->plugin->get(CancelAssignment::class);
        foreach ([$this->nour, $this->paul, $this->users->administrator(), $this->stranger('manager of another call')] as $other) {
            self::assertSame(['not_found'], $this->refusals(fn () => $cancel($other, $id)));
        }
        $cancel($this->manager, $id);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->review($this->nour, $id)));
        self::assertSame($id, $this->assigned($this->nour), 'It can be assigned again.');
        $this->score($this->nour, $id);
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $cancel($this->manager, $id)));
    }

    #[DataProvider('strangers')]
    public function testOthersNeitherAssignNorSeeAssignments(string $who): void
    {
        $this->reviewer($this->nour);
        $person = $this->stranger($who);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->assign([self::pair($this->id, $this->nour)], $person)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->assignments($person)));
        self::assertSame([], $this->rows()[$this->id]['assignments']);
    }

    public function testAManagerDoesNotHandleTheirOwnApplication(): void
    {
        $this->reviewer($this->nour);
        $own = $this->sent($this->manager, ['motive' => 'Moi']);
        self::assertSame([$this->id], array_keys($this->rows()));
        self::assertSame(['pairs.0.applicationId: unknown_record'], $this->refusals(fn () => $this->assigned($this->nour, $own)));
        self::assertContains($own, array_keys($this->rows($this->owner)));
    }

    public function testTheNumberOfStatementsDoesNotDependOnHowManyThereAre(): void
    {
        $this->reviewer($this->nour);
        $count = fn (): int => $this->countQueries(fn () => $this->assignments($this->owner));
        $this->structure([[$this->applicant, 'owner', 'member'], [$this->nour, 'member', 'member']]);
        wp_cache_flush();
        $one = $count();
        foreach (['Binta', 'Chérif', 'Dado', 'Esi', 'Fanta'] as $name) {
            $this->structure([[$person = $this->named($name), 'owner', 'member']]);
            $this->sent($person, ['motive' => 'x']);
        }
        $this->reviewer($this->paul);
        $this->balance(1);
        wp_cache_flush();
        self::assertLessThanOrEqual($one, $count());
    }

    private function applicantOf(int $applicationId): Viewer
    {
        return new Viewer((int) $this->db->value("SELECT user_id FROM {$this->db->table('applications')} WHERE id = %d", $applicationId));
    }

    private function remind(): void
    {
        $this->plugin->get(RemindReviewers::class)->run();
    }

    /** @return array<int, array<string, mixed>> by application */
    private function rows(?Viewer $viewer = null): array
    {
        /** @var list<array<string, mixed>> $rows */
        $rows = $this->assignments($viewer ?? $this->manager)['applications'];

        return array_column($rows, null, 'id');
    }

    /** @return list<array{mixed, mixed, mixed, mixed, mixed}> */
    private static function short(mixed $assignments): array
    {
        /** @var list<array<string, mixed>> $assignments */
        return array_map(static fn (array $each): array => [$each['name'], $each['state'], $each['answerBy'], $each['scoreBy'], $each['isOverdue']], $assignments);
    }

    /**
     * @param array<string, mixed> $row
     * @return list<array{mixed, mixed, mixed}>
     */
    private static function conflicts(array $row): array
    {
        /** @var list<array<string, mixed>> $conflicts */
        $conflicts = $row['conflicts'];

        return array_map(static fn (array $each): array => [$each['kind'], $each['name'], $each['reason']], $conflicts);
    }

    /** @return list<array{string, array<string, mixed>}> kind and data, without the call */
    private function notices(Viewer $viewer, string $event): array
    {
        $rows = $this->db->rows("SELECT kind, data FROM {$this->db->table('notices')} WHERE user_id = %d ORDER BY id", $viewer->id);
        $notices = array_map(static fn (array $row): array => [(string) $row['kind'], array_diff_key((array) json_decode((string) $row['data'], true), ['post' => 1])], $rows);

        return array_values(array_filter($notices, static fn (array $notice): bool => ($notice[1]['event'] ?? '') === $event));
    }

    /**
     * @param list<string> $texts
     * @return array<string, int>
     */
    private static function counted(array $texts): array
    {
        $counts = array_count_values($texts);
        ksort($counts);

        return $counts;
    }
}
