<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

use Passerelle\Applications\CoWriting\ListedCoWriters;
use Passerelle\Applications\Letters\ReadLetters;
use Passerelle\Applications\Submissions\Application;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Rights\Viewer;

/** Co-writers and referees of an application, for those who read it. */
final readonly class PeopleOfApplication
{
    public function __construct(private ListedCoWriters $coWriters, private ReadLetters $letters)
    {
    }

    /** @return array<string, mixed> */
    public function data(Viewer $viewer, Submission $submission): array
    {
        return [
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
}
