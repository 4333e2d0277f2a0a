<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Handling\Reading\ReadReceived;
use Passerelle\Applications\Mentoring\ReadMentored;
use Passerelle\Applications\Review\ReviewTables;
use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\Clock;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Memberships;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\Integration\Applications\Rights\Persons;
use Passerelle\Tests\Integration\Applications\Rights\RightsTestCase;
use Passerelle\Tests\Integration\Applications\Rights\TriedActions;
use Passerelle\Tests\Integration\Applications\Walks\CallActions;
use Passerelle\Tests\Integration\Applications\Walks\CallAttempt;
use Passerelle\Tests\Integration\Applications\Walks\CallInvariants;
use Passerelle\Tests\RandomWalk;
use PHPUnit\Framework\Attributes\Group;

/**
 * Applicants, a jury, two managers and people who have no part in it try anything with the applications to one call, in any order: checks,
 * requests, reviews, decisions, offers, reviews of decisions and a second stage. What CallInvariants says holds after each step, nobody
 * reads an application of others, and nothing that a reviewer sees follows what others do before they have scored themselves.
 */
#[Group('exhaustive')]
final class CallWalksTest extends RightsTestCase
{
    private const WALKS = 24;
    private const STEPS = 60;
    /** A reviewer who has not scored sees nothing of these. */
    private const UNSEEN = ['score', 'draft', 'accept', 'decline', 'stepBack', 'recuse', 'prepare', 'forget', 'note', 'tag', 'writeMessage', 'readScores', 'export'];
    private const DAYS = 4;
    /** A week before offers end and the second stage opens. */
    private const BEGINNING = '2027-01-25 10:00:00';

    private Viewer $fatou;
    private FrozenClock $clock;
    private CallInvariants $invariants;
    /** @var list<array{int, Viewer}> applications with their applicants */
    private array $applications;
    /** @var array<string, true> */
    private array $done = [];

    protected function setUp(): void
    {
        parent::setUp();
        $this->fatou = $this->users->operateur();
        wp_update_user(['ID' => $this->fatou->id, 'display_name' => 'Fatou', 'user_email' => 'fatou@fatou.test']);
        $this->content->published(ContentType::CommunityProfile, ownerId: $this->fatou->id);
        $this->call = $this->content->save($this->call, ['managerIds' => [$this->manager->id, $this->fatou->id]]);
        $this->acts(ApplicationAction::Send);
        $this->takeMentor();
        $this->applications = [
            [$this->id, $this->applicant],
            [$this->second, $this->bintou],
            [$this->third, $this->chloe],
            [$this->subject, $this->person(Persons::Applicant)],
        ];
    }

    public function testWhateverAllOfThemTryTheInvariantsHold(): void
    {
        $walks = RandomWalk::countOn($this->db, self::WALKS);
        $problem = '';
        for ($seed = 1; $seed <= $walks && $problem === ''; $seed++) {
            $problem = RandomWalk::report(
                $seed,
                RandomWalk::of($seed, self::STEPS, CallAttempt::draw(...)),
                $this->walk(...),
                static fn (CallAttempt $attempt): string => $attempt->describe(),
            );
        }
        self::assertSame('', $problem);
        if ($walks === self::WALKS) {
            self::assertSame([], array_values(array_diff(CallAttempt::actions(), array_keys($this->done))), 'The walks take every step.');
        }
    }

    /** @param list<CallAttempt> $attempts */
    private function walk(array $attempts): ?string
    {
        $problem = null;
        $this->undone(function () use ($attempts, &$problem): void {
            $this->clock = new FrozenClock(self::BEGINNING);
            $this->usePluginWith([Clock::class => $this->clock]);
            $this->invariants = new CallInvariants($this->db, $this->call->id, $this->call->groupId, $this->owner);
            $this->begun();
            foreach ($attempts as $attempt) {
                $problem = $this->step($attempt);
                if ($problem !== null) {
                    $problem .= " at {$attempt->describe()}";
                    break;
                }
            }
        });
        $this->forgetMemberships();

        return $problem;
    }

    /** The jury has what there is: otherwise most of a walk would lead there. */
    private function begun(): void
    {
        $this->findEligible($this->subject);
        $pairs = [];
        foreach (array_column($this->applications, 0) as $id) {
            foreach ([$this->nour, $this->person(Persons::GuestReviewer)] as $reviewer) {
                $pairs[] = self::pair($id, $reviewer);
            }
        }
        $this->assign($pairs);
    }

    private function step(CallAttempt $attempt): ?string
    {
        [$id, $applicant] = $this->applications[$attempt->application];
        $action = $attempt->action($this->latestState($id));
        if ($action === 'wait') {
            $this->clock->advance(self::DAYS * DAY_IN_SECONDS);
            $this->done['wait'] = true;

            return null;
        }
        if ($action === 'meet') {
            $this->meet($id, $applicant, $this->reviewers()[$attempt->reviewer]);

            return $this->invariants->problem($this->plugin);
        }
        $viewer = $this->viewer($attempt, $attempt->part($action), $applicant);
        $tried = $this->tried($id, $this->reviewers()[$attempt->reviewer], $attempt->kind, ['quality' => $attempt->points, 'impact' => 2 * $attempt->points]);
        $before = $this->invariants->fingerprint();
        $watched = in_array($action, self::UNSEEN, true) ? $this->openReview($viewer) : null;
        $seen = $watched === null ? '' : $this->seen(...$watched);
        $refusals = $this->refusals(fn () => (new CallActions($this->plugin, $tried))->take($action, $viewer));
        $isDone = $refusals === [] || $refusals === [TriedActions::WITHOUT];
        if ($isDone) {
            $this->done[$action] = true;
        }
        $problem = match (true) {
            !$isDone && $this->invariants->fingerprint() !== $before => 'refused with ' . implode(', ', $refusals) . ', but changed',
            $watched !== null && $this->seen(...$watched) !== $seen => 'a reviewer who has not scored sees it',
            default => $this->invariants->problem($this->plugin) ?? $this->readerProblem($viewer),
        };

        return $problem === null ? null : "{$problem}: {$action}";
    }

    /** A reviewer and who applies join one structure, whatever was scored before. */
    private function meet(int $application, Viewer $applicant, Viewer $reviewer): void
    {
        $this->structure([[$applicant, 'owner', 'member'], [$reviewer, 'member', 'member']]);
        $this->forgetMemberships();
        $this->invariants->relate($application, $reviewer);
        $this->done['meet'] = true;
    }

    private function forgetMemberships(): void
    {
        foreach ([...$this->reviewers(), ...array_column($this->applications, 1)] as $person) {
            Memberships::forget($person->id);
        }
    }

    private function latestState(int $id): string
    {
        return (string) $this->db->value("SELECT state FROM {$this->db->table('submissions')} WHERE application_id = %d ORDER BY stage DESC LIMIT 1", $id);
    }

    private function viewer(CallAttempt $attempt, string $part, Viewer $applicant): Viewer
    {
        $reviewers = $this->reviewers();
        $managers = $this->managers();
        $people = match ($part) {
            CallAttempt::APPLICANT => [$applicant],
            CallAttempt::MANAGER => $managers,
            CallAttempt::REVIEWER => $reviewers,
            default => [...array_values($this->persons), ...$managers, ...array_column($this->applications, 1)],
        };

        return $people[$attempt->person % count($people)];
    }

    /** @return list<Viewer> of whom one can answer what the others have decided */
    private function managers(): array
    {
        return [$this->manager, $this->fatou, $this->owner];
    }

    /** @return list<Viewer> */
    private function reviewers(): array
    {
        return [$this->nour, $this->paul, $this->person(Persons::GuestReviewer)];
    }

    /** @return array{Viewer, int}|null a review that another person has to write */
    private function openReview(Viewer $viewer): ?array
    {
        $rows = $this->db->rows("SELECT id, user_id FROM {$this->db->table(ReviewTables::ASSIGNMENTS)} WHERE state IN ('asked', 'accepted') ORDER BY id DESC");
        foreach ($rows as $row) {
            foreach ($this->reviewers() as $reviewer) {
                if ($reviewer->id === (int) $row['user_id'] && $reviewer->id !== $viewer->id) {
                    return [$reviewer, (int) $row['id']];
                }
            }
        }

        return null;
    }

    private function seen(Viewer $reviewer, int $assignment): string
    {
        $review = '';
        $refusals = $this->refusals(function () use ($reviewer, $assignment, &$review): void {
            $review = self::json($this->review($reviewer, $assignment));
        });

        return $review . implode(',', $refusals) . self::json($this->own($reviewer));
    }

    /** Applications of others do not exist: neither as one’s own, nor as one that one handles. */
    private function readerProblem(Viewer $viewer): ?string
    {
        $handles = in_array($viewer, $this->managers(), true);
        foreach ($this->applications as [$id, $applicant]) {
            $isOwn = $viewer->id === $applicant->id
                || ($id === $this->subject && in_array($viewer->id, [$this->person(Persons::Editor)->id, $this->person(Persons::Reader)->id], true));
            if ($this->refusals(fn () => $this->read($viewer, $id)) !== ($isOwn ? [] : ['not_found'])) {
                return "{$viewer->id} reads {$id} as their own, or may not";
            }
            if ($this->refusals(fn () => $this->plugin->get(ReadReceived::class)->data($viewer, $id, null, null)) !== ($handles ? [] : ['not_found'])) {
                return "{$viewer->id} reads {$id} as one who handles it, or may not";
            }
            $mentors = $id === $this->subject && $viewer->id === $this->person(Persons::Mentor)->id;
            if ($this->refusals(fn () => $this->plugin->get(ReadMentored::class)->data($viewer, $id)) !== ($mentors ? [] : ['not_found'])) {
                return "{$viewer->id} reads {$id} as its mentor, or may not";
            }
        }

        return null;
    }
}
