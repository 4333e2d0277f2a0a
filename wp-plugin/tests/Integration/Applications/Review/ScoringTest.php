<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Review;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Review\PersonalReviews;
use Passerelle\Applications\Review\Reviewers\AnswerReviewing;
use Passerelle\Applications\Review\Scoring\ReviewAction;
use Passerelle\Applications\Submissions\PersonalApplications;
use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\DomainError;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

#[Group('exhaustive')]
final class ScoringTest extends ReviewTestCase
{
    private int $review;

    protected function setUp(): void
    {
        parent::setUp();
        $this->savePlan();
        $this->reviewer($this->nour);
        $this->reviewer($this->paul);
        $this->review = $this->assigned($this->nour);
    }

    public function testADraftIsSavedThenAFinalScore(): void
    {
        $empty = $this->review($this->nour, $this->review);
        self::assertSame([['accept', 'decline', 'declareConflict'], 'asked', 0, 2], [$empty['actions'], $empty['state'], $empty['scored'], $empty['criteria']]);
        $draft = $this->score($this->nour, $this->review, ['quality' => 350], isFinal: false, comments: []);
        self::assertSame(['accepted', 1, ['recuse', 'declareConflict']], [$draft['state'], $draft['scored'], $draft['actions']]);
        self::assertSame([
            'comment' => '',
            'finalAt' => null,
            'points' => [['comment' => '', 'criterionId' => 'quality', 'points' => 350]],
            'savedAt' => '2026-11-28T12:00:00Z',
            'snapshot' => 1,
            'version' => 1,
        ], $draft['score']);
        self::assertNull($this->row()['total'], 'A draft counts for nothing.');
        $final = $this->score($this->nour, $this->review, version: 1);
        self::assertSame(['done', '2026-11-28T12:00:00Z', 2], [$final['state'], self::scoreOf($final)['finalAt'], self::scoreOf($final)['version']]);
        // 2 × 0.8 + 1 × 0.7, divided by 3.
        self::assertSame([7667, 1, 1], [$this->row()['total'], $this->row()['rank'], $this->row()['scores']]);
        self::assertSame(
            ['invalid_transition'],
            $this->refusals(fn () => $this->score($this->nour, $this->review, ['quality' => 0, 'impact' => 0], version: 2)),
            'Final is final.',
        );
    }

    public function testAStaleSaveIsRefusedWithWhatStands(): void
    {
        $this->score($this->nour, $this->review, ['quality' => 350], isFinal: false);
        foreach ([[0, 1], [1, 2]] as [$version, $snapshot]) {
            try {
                $this->score($this->nour, $this->review, version: $version, snapshot: $snapshot);
                self::fail('A score was overwritten.');
            } catch (DomainError $error) {
                self::assertSame(['stale_version', $this->review($this->nour, $this->review)], [$error->errorCode, $error->current]);
            }
        }
    }

    public function testWhatIsMissingOrOffTheScaleIsNamed(): void
    {
        self::assertSame(
            ['points.impact: required', 'comments.impact: comment_required'],
            $this->refusals(fn () => $this->score($this->nour, $this->review, ['quality' => 100], comments: [])),
        );
        self::assertSame(['points.quality: invalid_value'], $this->refusals(fn () => $this->score($this->nour, $this->review, ['quality' => 125], isFinal: false)));
        self::assertSame(['points.quality: invalid_value'], $this->refusals(fn () => $this->score($this->nour, $this->review, ['quality' => 550], isFinal: false)));
        self::assertSame(['points.other: invalid_choice'], $this->refusals(fn () => $this->score($this->nour, $this->review, ['other' => 50], isFinal: false)));
        self::assertSame(
            ['comments.quality: too_long'],
            $this->refusals(fn () => $this->score($this->nour, $this->review, [], isFinal: false, comments: ['quality' => str_repeat('é', 5001)])),
        );
        self::assertSame(0, self::scoreOf($this->review($this->nour, $this->review))['version']);
    }

    public function testWorldsThatDifferInScoresOfOthersAreEqualUntilOnesOwnIsFinal(): void
    {
        $this->score($this->nour, $this->review, ['quality' => 350], isFinal: false);
        $other = $this->assigned($this->paul);
        $seen = fn (): string => self::json([$this->review($this->nour, $this->review), $this->own($this->nour)]);
        $before = $seen();
        $this->score($this->paul, $other, ['quality' => 500, 'impact' => 1000], comments: ['impact' => 'Remarquable.']);
        self::assertSame($before, $seen());
        $this->answer($this->paul, $other, ReviewAction::Recuse, 'Voisin');
        self::assertSame($before, $seen());

        $third = $this->member('Rama');
        $this->reviewer($third);
        $this->score($third, $this->assigned($third), ['quality' => 500, 'impact' => 0], comments: ['impact' => 'Mince.']);
        self::assertSame($before, $seen());
        $final = $this->score($this->nour, $this->review, version: 1);
        /** @var list<array<string, mixed>> $others */
        $others = $final['others'];
        self::assertSame([[
            ['comment' => '', 'criterionId' => 'quality', 'points' => 500],
            ['comment' => 'Mince.', 'criterionId' => 'impact', 'points' => 0],
        ]], array_column($others, 'points'), 'Then those that count.');
    }

    public function testAManagerWhoReviewsSeesNoRankingBeforeTheirOwnScore(): void
    {
        $this->db->execute("UPDATE {$this->db->table('review_plans')} SET document = REPLACE(document, '\"managersReview\":false', '\"managersReview\":true')");
        $this->content->published(ContentType::CommunityProfile, ownerId: $this->manager->id);
        wp_update_user(['ID' => $this->manager->id, 'user_email' => 'manager@manager.test']);
        $this->invite($this->manager, by: $this->owner);
        ($this->plugin->get(AnswerReviewing::class))($this->manager, $this->reviewerId($this->manager), true);
        $this->assign([self::pair($this->id, $this->manager)], $this->owner);
        $seen = fn (): string => self::json([$this->ranking($this->manager), $this->assignments($this->manager)['applications']]);
        $this->score($this->nour, $this->review, ['quality' => 350], isFinal: false);
        $before = $seen();
        self::assertTrue($this->ranking($this->manager)['isHidden']);
        $this->score($this->nour, $this->review, version: 1);
        self::assertSame($before, $seen());
        self::assertNotSame([], $this->ranking($this->owner)['rows']);
        $this->score($this->manager, $this->assignmentId($this->manager, $this->id));
        self::assertNotSame([], $this->ranking($this->manager)['rows']);
    }

    public function testARecusalKeepsTheScoreUncounted(): void
    {
        $this->score($this->nour, $this->review);
        self::assertSame(['reason: reason_required'], $this->refusals(fn () => $this->answer($this->nour, $this->review, ReviewAction::Recuse)));
        $this->answer($this->nour, $this->review, ReviewAction::Recuse, 'Nous avons travaillé ensemble.');
        self::assertSame([null, 0, 1], [$this->row()['total'], $this->row()['scores'], $this->row()['uncounted']]);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->review($this->nour, $this->review)));
        self::assertSame(['pairs.0.userId: already_assigned'], $this->refusals(fn () => $this->assigned($this->nour)));
    }

    public function testAConflictThatIsFoundLaterKeepsTheScoreUncounted(): void
    {
        $this->score($this->nour, $this->review);
        self::assertSame(1, $this->row()['scores']);
        $other = $this->assigned($this->paul);
        self::assertCount(1, (array) $this->score($this->paul, $other)['others']);
        $this->structure([[$this->applicant, 'owner', 'member'], [$this->nour, 'member', 'member']]);
        self::assertSame([1, 1], [$this->row()['scores'], $this->row()['uncounted']]);
        self::assertSame([], $this->review($this->paul, $other)['others']);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->review($this->nour, $this->review)));
    }

    public function testAnotherVersionIsConfirmed(): void
    {
        $this->score($this->nour, $this->review);
        $this->perform($this->applicant, ApplicationAction::TakeBack, $this->id, 3);
        $this->write($this->applicant, $this->id, 4, ['motive' => 'Mer']);
        self::assertStringContainsString('Fleuve', self::text($this->review($this->nour, $this->review), 'answers'), 'What was sent last counts.');
        $this->perform($this->applicant, ApplicationAction::Send, $this->id, 5);
        $changed = $this->review($this->nour, $this->review);
        self::assertSame([true, 2, 1], [$changed['isChanged'], $changed['snapshot'], self::scoreOf($changed)['snapshot']]);
        self::assertStringContainsString('Mer', self::text($changed, 'answers'));
        self::assertSame(1, $this->row()['scores'], 'It counts until then.');
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->score($this->nour, $this->review, isFinal: false, version: 1, snapshot: 2)));
        $confirmed = $this->score($this->nour, $this->review, ['quality' => 500, 'impact' => 1000], version: 1, snapshot: 2);
        self::assertSame([false, 10000], [$confirmed['isChanged'], $this->row()['total']]);
    }

    /** @return array<string, array{string}> */
    public static function others(): array
    {
        return [...self::strangers(), 'manager' => ['manager'], 'owner' => ['owner'], 'reviewer without it' => ['reviewer without it']];
    }

    #[DataProvider('others')]
    public function testNobodyElseReadsOrScoresIt(string $who): void
    {
        $this->score($this->nour, $this->review, ['quality' => 350], isFinal: false);
        $person = match ($who) {
            'manager' => $this->manager,
            'owner' => $this->owner,
            'reviewer without it' => $this->paul,
            default => $this->stranger($who),
        };
        $missing = $this->refusals(fn () => $this->review($person, $this->review + 999));
        self::assertSame(['not_found'], $missing);
        self::assertSame($missing, $this->refusals(fn () => $this->review($person, $this->review)));
        self::assertSame($missing, $this->refusals(fn () => $this->score($person, $this->review, version: 1)));
        self::assertSame($missing, $this->refusals(fn () => $this->answer($person, $this->review, ReviewAction::Recuse, 'x')));
        self::assertSame(1, self::scoreOf($this->review($this->nour, $this->review))['version']);
    }

    public function testWhoReviewsNoMoreReadsItNoMore(): void
    {
        $ends = [
            'declined' => fn () => $this->answer($this->nour, $this->review, ReviewAction::Decline),
            'removed' => fn () => $this->db->execute("UPDATE {$this->db->table('reviewers')} SET state = 'removed' WHERE user_id = %d", $this->nour->id),
            'withdrawn' => fn () => $this->db->execute("UPDATE {$this->db->table('applications')} SET withdrawn_at = '2026-11-28 12:00:00'"),
            'removed application' => fn () => $this->db->execute("UPDATE {$this->db->table('applications')} SET removed_at = '2026-11-28 12:00:00'"),
            'mentor' => fn () => $this->content->save($this->call, ['mentorIds' => [$this->nour->id]]),
        ];
        foreach ($ends as $name => $end) {
            $this->database()->query('SAVEPOINT case_of_test');
            self::assertSame([], $this->refusals(fn () => $this->review($this->nour, $this->review)), $name);
            $end();
            wp_cache_flush();
            self::assertSame(['not_found'], $this->refusals(fn () => $this->review($this->nour, $this->review)), $name);
            self::assertSame([], $this->own($this->nour)['reviews'], $name);
            $this->database()->query('ROLLBACK TO SAVEPOINT case_of_test');
            wp_cache_flush();
        }
    }

    public function testAnErasedAccountLeavesItsNumbers(): void
    {
        $this->score($this->nour, $this->review);
        $personal = $this->plugin->get(PersonalReviews::class);
        $copy = iterator_to_array($personal->of($this->nour->id), false);
        self::assertSame([$this->call->groupId, 'accepted'], [$copy[0]['call'], $copy[0]['state']]);
        self::assertSame([['quality' => 400, 'impact' => 700], ['impact' => 'Net.'], 'done'], [$copy[1]['points'], $copy[1]['comments'], $copy[1]['state']]);
        $personal->erase($this->nour->id);
        self::assertSame([], iterator_to_array($personal->of($this->nour->id), false));
        self::assertSame([7667, 1], [$this->row()['total'], $this->row()['scores']]);
        $left = $this->db->rows("SELECT comments, comment FROM {$this->db->table('review_scores')}");
        self::assertSame([['comments' => '{}', 'comment' => '']], $left);
        $named = $this->db->value("SELECT COUNT(*) FROM {$this->db->table('reviewers')} WHERE user_id = %d OR invited_by = %d", $this->nour->id, $this->nour->id);
        self::assertSame('0', $named);
    }

    public function testAnEmptiedApplicationLeavesNumbersWithoutComments(): void
    {
        $this->score($this->nour, $this->review);
        $this->plugin->get(PersonalApplications::class)->erase($this->applicant->id);
        self::assertSame(
            [['points' => '{"quality":400,"impact":700}', 'comments' => '{}', 'comment' => '']],
            $this->db->rows("SELECT points, comments, comment FROM {$this->db->table('review_scores')}"),
        );
        self::assertSame(['not_found'], $this->refusals(fn () => $this->review($this->nour, $this->review)));
    }

    /**
     * @return array<string, mixed> the row of Aïda’s application in the ranking
     * @phpstan-impure
     */
    private function row(): array
    {
        /** @var list<array<string, mixed>> $rows */
        $rows = $this->ranking($this->owner)['rows'];

        return array_column($rows, null, 'id')[$this->id];
    }

    /**
     * @param array<string, mixed> $review
     * @return array<string, mixed>
     */
    private static function scoreOf(array $review): array
    {
        /** @var array<string, mixed> $score */
        $score = $review['score'];

        return $score;
    }

    /** @param array<string, mixed> $review */
    private static function text(array $review, string $key): string
    {
        self::assertIsString($review[$key]);

        return $review[$key];
    }
}
