<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

use Passerelle\Applications\CoWriting\ListedCoWriters;
use Passerelle\Applications\Letters\ReadLetters;
use Passerelle\Applications\Review\Reading\NamesInAnswers;
use Passerelle\Applications\Submissions\Application;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Rights\Viewer;

/** Structures, co-writers and referees of applications, for those who read them. */
final readonly class PeopleOfApplication
{
    public function __construct(private ListedCoWriters $coWriters, private ReadLetters $letters, private NamesInAnswers $names, private Records $records)
    {
    }

    /** @return array<string, mixed> */
    public function data(Viewer $viewer, Submission $submission, ?Record $structure): array
    {
        return [
            'identifyingAnswers' => $viewer->id === $submission->application->userId ? $this->names->of($submission, $structure) : [],
            'letterQuestions' => $this->letters->questions($viewer, $submission),
            'letters' => $this->letters->of($viewer, $submission),
            'coWriters' => $this->coWriters($viewer, $submission->application),
        ];
    }

    /** @return list<array<string, mixed>> */
    public function coWriters(Viewer $viewer, Application $application): array
    {
        return $this->coWriters->listed($viewer, $application);
    }

    /** @return string|null null: there is no such account any more */
    public function nameOf(int $userId): ?string
    {
        return $this->coWriters->nameOf($userId);
    }

    /**
     * @param list<Submission> $submissions
     * @return array<int, Record> by group
     */
    public function structures(array $submissions): array
    {
        $all = array_map(static fn (Submission $each): int => $each->application->structureGroup, $submissions);
        $groups = array_values(array_unique(array_filter($all, static fn (int $id): bool => $id !== 0)));
        $structures = [];
        foreach ($groups === [] ? [] : $this->records->findGroups($groups) as $groupId => $group) {
            $structures[$groupId] = array_values($group)[0];
        }

        return $structures;
    }
}
