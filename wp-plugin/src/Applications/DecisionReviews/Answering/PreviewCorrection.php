<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Answering;

use Passerelle\Applications\Decisions\DecisionLetters\Letter;
use Passerelle\Applications\Decisions\Preparing\DecisionInput;
use Passerelle\Applications\Decisions\Settings\SettingsStore;
use Passerelle\Applications\InternalCalls;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** The letters of a correction, as they would be sent, for those who may answer the review. */
final readonly class PreviewCorrection
{
    public function __construct(private ReviewAccess $access, private InternalCalls $calls, private SettingsStore $settings, private ComposeCorrection $compose)
    {
    }

    /**
     * @return array<string, mixed>
     * @throws DomainError not_found · invalid_transition · own_reviews_open · invalid_fields · letter_value_missing
     */
    public function data(Viewer $viewer, int $applicationId, DecisionInput $input): array
    {
        [$submission, $review] = $this->access->find($viewer, $applicationId);
        $this->access->requireAnswerer($viewer, $submission, $review);
        $call = $this->calls->of($submission->application) ?? throw DomainError::notFound();
        if ($review->isAboutEligibility()) {
            throw new DomainError('invalid_transition');
        }
        $composed = ($this->compose)($viewer, $submission, $call->record, $input, $this->settings->find($submission->stage));

        return [
            'id' => $applicationId,
            'letters' => array_map(static fn (string $language, Letter $letter): array => [
                'body' => $letter->body,
                'language' => $language,
                'subject' => $letter->subject,
            ], array_keys($composed->letters), array_values($composed->letters)),
            'sources' => $composed->decision->sources,
        ];
    }
}
