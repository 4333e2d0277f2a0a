<?php

declare(strict_types=1);

namespace Passerelle\Applications\Sending;

use Passerelle\Applications\Applying\Applicant;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Applying\ProfileValues;
use Passerelle\Applications\Deadline;
use Passerelle\Applications\Eligibility\Criterion;
use Passerelle\Applications\Eligibility\MayApply;
use Passerelle\Applications\Forms\Storage\FormVersion;
use Passerelle\Applications\Submissions\Application;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** What is true of call and applicant at the instant of sending. */
final readonly class SenderFacts
{
    public function __construct(
        private InternalCalls $calls,
        private ProfileValues $profiles,
        private Records $records,
        private ViewerFactory $viewers,
        private SentLetters $letters,
    ) {
    }

    /** @return array<string, string> values of the profile, by source */
    public function profile(Submission $submission): array
    {
        $application = $submission->application;

        return $this->profiles->of($application->userId, $this->structure($application), $application->language);
    }

    /**
     * @param array<string, string> $profile
     * @return array<string, mixed> call, applicant, criteria and letters, with names as they are shown now
     * @throws DomainError not_found
     */
    public function shown(Viewer $sender, Submission $submission, FormVersion $version, array $profile): array
    {
        $application = $submission->application;
        $call = $this->calls->ofSubmission($submission) ?? throw DomainError::notFound();
        $structure = $this->structure($application);
        $criteria = MayApply::criteria($call, Deadline::of($call, $application), new Applicant($this->viewers->of($application->userId), $structure), $profile);
        $name = static fn (int $userId): string => ($user = get_userdata($userId)) === false ? '' : $user->display_name;

        return [
            'call' => ['group' => $application->callGroup, 'title' => $call->record->title],
            'applicant' => [
                'person' => $name($application->userId),
                'structure' => $structure?->title,
                'sentBy' => $name($sender->id),
                'country' => ApplicantCountry::of($profile, $structure !== null),
            ],
            'criteria' => array_map(static fn (Criterion $criterion): array => ['code' => $criterion->code->value, 'verdict' => $criterion->verdict->value], $criteria),
            'letters' => $this->letters->of($version, $submission),
        ];
    }

    private function structure(Application $application): ?Record
    {
        return $application->isOfStructure() ? array_values($this->records->findGroups([$application->structureGroup])[$application->structureGroup] ?? [])[0] ?? null : null;
    }
}
