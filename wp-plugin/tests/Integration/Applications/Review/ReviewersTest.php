<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Review;

use Passerelle\Applications\Review\Reading\WaitingReviews;
use Passerelle\Applications\Review\Reviewers\AnswerReviewing;
use Passerelle\Applications\Review\Reviewers\ChangeReviewers;
use Passerelle\Catalogue\Recommendations\Waiting\WaitingItem;
use Passerelle\Catalogue\Recommendations\Waiting\WaitingKind;
use Passerelle\Content\Model\ContentType;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;

/** Who is invited to review for a call, and what they answer. */
final class ReviewersTest extends ReviewTestCase
{
    public function testAMemberIsInvitedAndAccepts(): void
    {
        $this->invite($this->nour, ['fr'], ['SN']);
        self::assertSame(
            [
                'calls' => [
                    ['callId' => $this->call->id, 'callTitle' => $this->call->title, 'id' => $this->reviewerId($this->nour), 'languages' => ['fr'], 'state' => 'invited'],
                ],
                'reviews' => [],
            ],
            $this->own($this->nour),
        );
        self::assertSame(['calls' => [], 'reviews' => []], $this->own($this->paul));
        $this->accept($this->nour, languages: ['en', 'fr']);
        self::assertSame([['Nour', ['en', 'fr'], ['SN'], 'accepted', 0]], $this->listed());
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->accept($this->nour)), 'Once.');
        // Who has accepted may stop, and be invited anew.
        $this->accept($this->nour, accepts: false);
        $this->invite($this->nour, ['fr']);
        self::assertSame([['Nour', ['fr'], [], 'invited', 0]], $this->listed());
        self::assertSame(['userId: already_invited'], $this->refusals(fn () => $this->invite($this->nour)));
    }

    public function testOnlyTheInvitedAnswer(): void
    {
        $this->invite($this->nour);
        $id = $this->reviewerId($this->nour);
        foreach ([$this->paul, $this->manager, $this->owner, $this->users->administrator(), $this->stranger('signed out')] as $other) {
            self::assertSame(['not_found'], $this->refusals(fn () => ($this->plugin->get(AnswerReviewing::class))($other, $id, true)));
        }
        self::assertSame(['languages: invalid_choice'], $this->refusals(fn () => $this->accept($this->nour, languages: ['de'])));
        $this->plugin->get(ChangeReviewers::class)->remove($this->owner, $this->call->id, $id);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->accept($this->nour)));
        self::assertSame(['calls' => [], 'reviews' => []], $this->own($this->nour));
    }

    public function testMentorsNeverReviewAndManagersIfTheCallSaysSo(): void
    {
        $mentor = $this->stranger('mentor');
        self::assertSame(['userId: mentor_not_reviewer'], $this->refusals(fn () => $this->invite($mentor)));
        $this->content->published(ContentType::CommunityProfile, ownerId: $this->manager->id);
        self::assertSame(['userId: manager_not_reviewer'], $this->refusals(fn () => $this->invite($this->manager, by: $this->owner)));
        $this->savePlan(['managersReview' => true]);
        $this->invite($this->manager, by: $this->owner);
        self::assertSame(['userId: mentor_not_reviewer'], $this->refusals(fn () => $this->invite($mentor)));
        self::assertSame(['userId: unknown_user'], $this->refusals(fn () => $this->invite($this->users->beneficiaire())), 'Without a public profile.');
        self::assertSame(['languages: invalid_choice'], $this->refusals(fn () => $this->invite($this->nour, [])));
        self::assertSame(['countries: unknown_country'], $this->refusals(fn () => $this->invite($this->nour, ['fr'], ['senegal'])));
    }

    public function testTheNumberOfReviewersIsLimitedWithoutThoseWhoLeft(): void
    {
        $rows = array_map(fn (int $number): string => "({$this->call->groupId}, {$number}, 'accepted', 'fr', 1, '2027-01-01 00:00:00')", range(1_000_001, 1_000_200));
        $this->db->execute("INSERT INTO {$this->db->table('reviewers')} (call_group, user_id, state, languages, invited_by, invited_at) VALUES " . implode(', ', $rows));
        self::assertSame(['userId: too_many_rows'], $this->refusals(fn () => $this->invite($this->nour)));
        $this->db->execute("UPDATE {$this->db->table('reviewers')} SET state = 'removed' WHERE user_id = %d", 1_000_001);
        $this->invite($this->nour);
        self::assertSame(['userId: too_many_rows'], $this->refusals(fn () => $this->invite($this->paul)));
    }

    public function testWhatWaitsForAReviewerNamesTheCall(): void
    {
        $waiting = fn (Viewer $viewer): array => array_map(
            static fn (WaitingItem $each): array => [$each->kind, $each->id, $each->title, $each->at?->format('c'), $each->path],
            $this->plugin->get(WaitingReviews::class)->of($viewer, Lang::French),
        );
        $path = '/tableau-de-bord/vos-evaluations/';
        self::assertSame([], $waiting($this->nour));
        $this->invite($this->nour);
        self::assertSame([[WaitingKind::Review, $this->call->id, $this->call->title, null, $path]], $waiting($this->nour));
        ($this->plugin->get(AnswerReviewing::class))($this->nour, $this->reviewerId($this->nour), true);
        self::assertSame([], $waiting($this->nour), 'Nothing is assigned yet.');
        $this->savePlan();
        $this->assign([self::pair($this->id, $this->nour)], scoreBy: '2027-02-20T10:00:00Z');
        self::assertSame([[WaitingKind::Review, $this->call->id, $this->call->title, '2027-02-20T10:00:00+00:00', $path]], $waiting($this->nour));
        self::assertSame([], $waiting($this->paul));
        $this->score($this->nour, $this->assignmentId($this->nour, $this->id));
        self::assertSame([], $waiting($this->nour));
    }

    #[DataProvider('strangers')]
    public function testOthersNeitherInviteNorRemoveNorSeeThem(string $who): void
    {
        $this->reviewer($this->nour);
        $person = $this->stranger($who);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->invite($this->paul, by: $person)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->plugin->get(ChangeReviewers::class)->remove($person, $this->call->id, $this->reviewerId($this->nour))));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->assignments($person)));
        self::assertSame([['Nour', ['fr', 'en'], [], 'accepted', 0]], $this->listed());
    }

    public function testAReviewerOfAnotherCallIsNotRemovedThroughOnesOwn(): void
    {
        $this->reviewer($this->nour);
        $id = $this->reviewerId($this->nour);
        $other = $this->call();
        self::assertSame(['not_found'], $this->refusals(fn () => $this->plugin->get(ChangeReviewers::class)->remove($this->manager, $other->id, $id)));
    }

    /** @param list<string>|null $languages */
    private function accept(Viewer $viewer, bool $accepts = true, ?array $languages = null): void
    {
        ($this->plugin->get(AnswerReviewing::class))($viewer, $this->reviewerId($viewer), $accepts, $languages);
    }

    /** @return list<array{mixed, mixed, mixed, mixed, mixed}> */
    private function listed(): array
    {
        /** @var list<array<string, mixed>> $reviewers */
        $reviewers = $this->assignments($this->manager)['reviewers'];

        return array_map(static fn (array $each): array => [$each['name'], $each['languages'], $each['countries'], $each['state'], $each['load']], $reviewers);
    }
}
