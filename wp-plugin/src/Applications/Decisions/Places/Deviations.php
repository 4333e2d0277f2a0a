<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Places;

use Passerelle\Applications\Decisions\Places\Placing\PlacedStage;
use Passerelle\Applications\Decisions\Places\Placing\StagePlacement;
use Passerelle\Applications\Decisions\Preparing\DecisionInput;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;

/** A person decides about the places; where that is not what is proposed, they say why. */
final readonly class Deviations
{
    /** @param int $reasonMax characters */
    public function __construct(private InternalCalls $calls, private StagePlacement $placement, #[Limit('decisions', 'reason')] private int $reasonMax)
    {
    }

    /** @throws DomainError not_found */
    public function proposed(Submission $submission): PlacedStage
    {
        $call = $this->calls->of($submission->application) ?? throw DomainError::notFound();

        return $this->placement->of($call->record, $submission->stage);
    }

    /**
     * The input with the category of the application, and the reason only where it deviates.
     *
     * @throws DomainError invalid_fields
     */
    public function check(PlacedStage $placed, Submission $submission, DecisionInput $input): DecisionInput
    {
        $category = $placed->category($submission->id);
        if (!$placed->deviates($input->kind, $submission->id)) {
            return $input->placed($category);
        }

        return match (true) {
            $input->deviation === '' => throw DomainError::invalid([new FieldError('deviation', 'required')]),
            mb_strlen($input->deviation) > $this->reasonMax => throw DomainError::invalid([new FieldError('deviation', 'too_long', ['max' => $this->reasonMax])]),
            default => $input->placed($category, $input->deviation),
        };
    }
}
