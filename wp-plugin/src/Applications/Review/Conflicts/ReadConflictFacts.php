<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Conflicts;

use Passerelle\Applications\CoWriting\CoWriters;
use Passerelle\Applications\Letters\LetterStore;
use Passerelle\Applications\Mentoring\MentorshipStore;
use Passerelle\Applications\Review\ReviewedApplication;
use Passerelle\Calls\Notices\CallPeople;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Structures\Memberships;

/** Reads what can be in conflict. The number of statements depends neither on that of applications nor on that of reviewers. */
final readonly class ReadConflictFacts
{
    public function __construct(
        private Memberships $memberships,
        private CoWriters $coWriters,
        private LetterStore $letters,
        private MentorshipStore $mentorships,
        private Records $records,
        private PartnerStructures $partners,
    ) {
    }

    /**
     * @param array<int, ReviewedApplication> $applications by submission
     * @return array<int, ApplicationFacts> by application
     */
    public function ofApplications(array $applications, Record $call): array
    {
        $people = array_values(array_unique(array_map(static fn (ReviewedApplication $each): int => $each->userId, $applications)));
        cache_users($people);
        $memberships = $this->memberships->structuresOfAll($people);
        $coWriters = $this->coWriters->accountsOf(array_values(array_map(static fn (ReviewedApplication $each): int => $each->id, $applications)));
        $mentors = $this->mentorships->everAccepted(array_values(array_map(static fn (ReviewedApplication $each): int => $each->id, $applications)));
        $referees = $this->letters->addressesOf(array_keys($applications));
        $named = array_values(
            array_unique([...array_map(static fn (ReviewedApplication $each): int => $each->structureGroup, $applications), ...array_merge(...array_values($memberships))]),
        );
        $contacts = $this->contacts(array_values(array_filter($named, static fn (int $group): bool => $group !== 0)));
        $facts = [];
        foreach ($applications as $each) {
            $own = $memberships[$each->userId] ?? [];
            $structures = array_values(array_unique($each->structureGroup === 0 ? $own : [$each->structureGroup, ...$own]));
            $facts[$each->id] = new ApplicationFacts(
                $each->id,
                $each->userId === 0 ? [] : [$each->userId],
                $coWriters[$each->id] ?? [],
                $structures,
                CallPeople::unique([...$mentors[$each->id] ?? [], ...CallPeople::mentors($call)]),
                $referees[$each->submissionId] ?? [],
                [self::email($each->userId), ...array_values(array_intersect_key($contacts, array_flip($structures)))],
            );
        }

        return $facts;
    }

    /**
     * @param list<int> $userIds
     * @return array<int, ReviewerFacts> by user
     */
    public function ofReviewers(array $userIds): array
    {
        cache_users($userIds);
        $memberships = $this->memberships->structuresOfAll($userIds);
        $partners = $this->partners->of(array_values(array_unique(array_merge(...array_values($memberships)))));
        $facts = [];
        foreach ($userIds as $userId) {
            $structures = $memberships[$userId] ?? [];
            $named = array_merge(...array_map(static fn (int $group): array => $partners[$group] ?? [], $structures));
            $facts[$userId] = new ReviewerFacts($userId, self::email($userId), $structures, array_values(array_unique($named)));
        }

        return $facts;
    }

    /**
     * @param list<int> $groups
     * @return array<int, string> normalised address of structures, by group
     */
    private function contacts(array $groups): array
    {
        $addresses = [];
        foreach ($groups === [] ? [] : $this->records->findGroups($groups) as $group => $records) {
            foreach ($records as $record) {
                $addresses[$group] = EmailAddress::normalise($record->values->text('contactEmail'));
            }
        }

        return $addresses;
    }

    private static function email(int $userId): string
    {
        $user = get_userdata($userId);

        return $user === false ? '' : EmailAddress::normalise($user->user_email);
    }
}
