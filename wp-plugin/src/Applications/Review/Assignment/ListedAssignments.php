<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Assignment;

use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Handling\Listing\ListedApplicants;
use Passerelle\Applications\Review\Guests\ReviewerInvitations;
use Passerelle\Applications\Review\Plan\PlanStore;
use Passerelle\Applications\Review\ReviewedApplication;
use Passerelle\Applications\Review\Reviewers\Reviewer;
use Passerelle\Applications\Review\Reviewers\ReviewerStore;
use Passerelle\GraphQL\Times;
use Passerelle\Invitations\Invitation;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;

/** Reviewers, assignments and conflicts of a stage, for those who run the call. */
final readonly class ListedAssignments
{
    public function __construct(
        private HandlerRights $rights,
        private PlanStore $plans,
        private ReadRound $rounds,
        private ReviewerStore $reviewers,
        private ListedApplicants $applicants,
        private ReviewerInvitations $invitations,
        private Clock $clock,
    ) {
    }

    /**
     * @return array<string, mixed>
     * @throws DomainError not_found, also for calls of others
     */
    public function data(Viewer $viewer, int $callId, ?int $stage): array
    {
        $call = $this->rights->call($viewer, $callId);
        $stored = $this->plans->find($this->rights->stage($call, $stage));
        $round = $this->rounds->of($viewer, $call, $stored);
        $reviewers = $this->reviewers->ofCall($call->groupId);
        cache_users(array_map(static fn (Reviewer $each): int => $each->userId, $reviewers));
        $invitations = $this->invitations->ofMany(array_map(static fn (Reviewer $each): int => $each->id, $reviewers));
        $bySubmission = $round->bySubmission();
        $own = self::openOf($viewer, $round);
        $applicants = $this->applicants->of(array_keys($round->applications));

        return [
            'applications' => array_values(array_map(fn (ReviewedApplication $each): array => [
                'assignments' => array_map(
                    fn (Assignment $one): array => $this->assignment($one, isset($own[$each->submissionId]) && $one->userId !== $viewer->id),
                    $bySubmission[$each->submissionId] ?? [],
                ),
                'conflicts' => self::conflicts($round->conflicts[$each->id] ?? []),
                'applicant' => $applicants[$each->submissionId]->name ?? '',
                'country' => ($applicants[$each->submissionId]->country ?? '') ?: null,
                'id' => $each->id,
                'language' => $each->language,
                'number' => $each->number,
            ], $round->applications)),
            'callId' => $call->id,
            'callTitle' => $call->title,
            'isReady' => $stored->plan->isReady(),
            'reviewers' => array_map(fn (Reviewer $each): array => self::reviewer($each, $round, $invitations[$each->id] ?? null), $reviewers),
        ];
    }

    /** @return array<int, true> submissions that the person reviews and has not scored finally: what others do with them is not shown */
    private static function openOf(Viewer $viewer, Round $round): array
    {
        $open = array_filter($round->assignments, static fn (Assignment $each): bool => $each->userId === $viewer->id && $each->state->isOpen());

        return array_fill_keys(array_map(static fn (Assignment $each): int => $each->submissionId, $open), true);
    }

    /** @return array<string, mixed> */
    private function assignment(Assignment $assignment, bool $isHidden): array
    {
        $state = $isHidden && $assignment->state === AssignmentState::Done ? AssignmentState::Accepted : $assignment->state;

        return [
            'answerBy' => $assignment->answerBy === null ? null : Times::text($assignment->answerBy),
            'id' => $assignment->id,
            'isBegun' => !$isHidden && $assignment->isBegun,
            'isOverdue' => !$isHidden && $assignment->isOverdue($this->clock->now()),
            'name' => self::name($assignment->userId),
            'reason' => $assignment->reason === '' ? null : $assignment->reason,
            'scoreBy' => $assignment->scoreBy === null ? null : Times::text($assignment->scoreBy),
            'state' => $state->value,
            'userId' => $assignment->userId,
        ];
    }

    /**
     * @param array<int, array<string, string>> $ofUsers
     * @return list<array<string, mixed>>
     */
    private static function conflicts(array $ofUsers): array
    {
        $conflicts = [];
        foreach ($ofUsers as $userId => $kinds) {
            foreach ($kinds as $kind => $reason) {
                $conflicts[] = ['kind' => $kind, 'name' => self::name($userId), 'reason' => $reason === '' ? null : $reason, 'userId' => $userId];
            }
        }

        return $conflicts;
    }

    /** @return array<string, mixed> */
    private static function reviewer(Reviewer $reviewer, Round $round, ?Invitation $invitation): array
    {
        $own = array_filter($round->assignments, static fn (Assignment $each): bool => $each->userId === $reviewer->userId && $reviewer->userId !== 0);
        $open = array_filter($own, static fn (Assignment $each): bool => $each->state->isOpen());

        return [
            'answeredAt' => $reviewer->answeredAt === null ? null : Times::text($reviewer->answeredAt),
            'countries' => $reviewer->countries,
            'delivery' => $invitation?->state->value,
            'email' => $reviewer->email === '' ? null : $invitation->invitee->email ?? $reviewer->email,
            'id' => $reviewer->id,
            'invitationId' => $invitation?->id,
            'isGuest' => Role::isGuest(array_values(get_userdata($reviewer->userId)->roles ?? [])),
            'invitedAt' => Times::text($reviewer->invitedAt),
            'languages' => $reviewer->languages,
            'load' => count(array_filter($own, static fn (Assignment $each): bool => in_array($each->state, AssignmentState::reviewing(), true))),
            'name' => self::name($reviewer->userId),
            'open' => count($open),
            'state' => $reviewer->state->value,
            'userId' => $reviewer->userId,
        ];
    }

    private static function name(int $userId): ?string
    {
        $user = get_userdata($userId);

        return $user === false ? null : $user->display_name;
    }
}
