<?php

declare(strict_types=1);

namespace Passerelle\Applications\PublicResults;

use Passerelle\Applications\Decisions\DecisionLetters\AskedFacts;
use Passerelle\Applications\Decisions\Settings\SettingsStore;
use Passerelle\Applications\Handling\Listing\ListedApplicants;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionState;

/** What would be shown of the result of an application, for who may agree. */
final readonly class OwnResult
{
    public function __construct(
        private PublicResultStore $store,
        private SettingsStore $settings,
        private ListedApplicants $applicants,
        private AskedFacts $facts,
    ) {
    }

    /** @return PublicResult|null null: the call shows no results, or this one is not selected */
    public function offered(Submission $submission): ?PublicResult
    {
        $isSelected = in_array($submission->state, [SubmissionState::Selected, SubmissionState::Confirmed], true) && $submission->application->withdrawnAt === null;
        if (!$isSelected || !$this->settings->find($submission->stage)->showsResults) {
            return null;
        }
        $applicant = $this->applicants->of([$submission->id])[$submission->id] ?? null;
        $title = $this->facts->titles($submission->stage, [$submission->id])[$submission->id] ?? '';

        return $applicant === null ? null : new PublicResult($applicant->name, $title, $applicant->country);
    }

    /** @return array<string, mixed>|null as the API shows it; null: there is nothing to agree to, or to take back */
    public function data(Submission $submission): ?array
    {
        $agreed = $this->store->find($submission->id);
        $result = $agreed ?? $this->offered($submission);

        return $result === null ? null : [
            'agrees' => $agreed !== null,
            'country' => $result->country === '' ? null : $result->country,
            'isShown' => $result->isShown,
            'name' => $result->name,
            'title' => $result->title === '' ? null : $result->title,
        ];
    }
}
