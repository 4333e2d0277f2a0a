<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Answering;

use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\DecisionLetters\SubmissionSources;
use Passerelle\Applications\Decisions\DecisionStore;
use Passerelle\Applications\Decisions\Preparing\ComposeDecision;
use Passerelle\Applications\Decisions\Preparing\ComposedDecision;
use Passerelle\Applications\Decisions\Preparing\DecisionInput;
use Passerelle\Applications\Decisions\Preparing\WaitingList;
use Passerelle\Applications\Decisions\Settings\DecisionSettings;
use Passerelle\Applications\Stages\NextStage;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Calls\Management\Instants;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Rights\Viewer;

/** Makes the decision that takes the place of one whose review is upheld, with its letters. Stores nothing. On the waiting list, it follows those that were published. */
final readonly class ComposeCorrection
{
    public function __construct(
        private ComposeDecision $compose,
        private SubmissionSources $sources,
        private WaitingList $list,
        private NextStage $next,
        private DecisionStore $decisions,
    ) {
    }

    /** @return list<DecisionKind> that may take the place of the result */
    public function kinds(Submission $submission): array
    {
        $next = $this->next->of($submission->stage);

        return array_values(array_filter(
            DecisionKind::correcting($submission->state),
            fn (DecisionKind $kind): bool => $kind !== DecisionKind::Advanced || ($next !== null && $this->next->isReady($next)),
        ));
    }

    /** @throws DomainError invalid_fields: also a worse decision · invalid_transition · letter_value_missing */
    public function __invoke(Viewer $viewer, Submission $submission, Record $call, DecisionInput $input, DecisionSettings $settings): ComposedDecision
    {
        if (!in_array($input->kind, $this->kinds($submission), true)) {
            throw DomainError::invalid([new FieldError('kind', 'invalid_choice')]);
        }
        $values = $this->sources->of($call, $settings, [$submission->application->id])[$submission->id] ?? throw new DomainError('invalid_transition');
        $category = ($this->decisions->published([$submission->id])[$submission->id] ?? null)->category ?? '';
        $place = $input->kind === DecisionKind::WaitingList ? $this->list->lastPublished($submission->stage, $category) + 1 : 0;

        return ($this->compose)($submission, $input->placed($category), $place, $viewer->id, $settings, $values, Instants::zoneOf($call));
    }
}
