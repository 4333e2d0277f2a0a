<?php

declare(strict_types=1);

namespace Passerelle\Applications\DecisionReviews\Answering;

use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\DecisionStore;
use Passerelle\Applications\Decisions\Preparing\DecisionInput;
use Passerelle\Applications\Decisions\Preparing\WaitingList;
use Passerelle\Applications\Decisions\Publication\DecisionNotices;
use Passerelle\Applications\Decisions\Settings\SettingsStore;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Timeline\Timeline;
use Passerelle\Applications\Timeline\TimelineEvent;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Publishes the decision that takes the place of one whose review is upheld, with the letter that was previewed. Of it, no review is asked for. */
final readonly class PublishCorrection
{
    public function __construct(
        private ComposeCorrection $compose,
        private SettingsStore $settings,
        private WaitingList $list,
        private DecisionStore $decisions,
        private ApplyCorrection $apply,
        private Timeline $timeline,
        private DecisionNotices $notices,
    ) {
    }

    /**
     * @param string $sources hash of the letters that were previewed
     * @throws DomainError invalid_fields · invalid_transition · letter_value_missing · letters_outdated: they would say something else · stage_not_ready
     */
    public function __invoke(Viewer $viewer, Submission $submission, Record $call, DecisionInput $input, string $sources): void
    {
        $composed = ($this->compose)($viewer, $submission, $call, $input, $this->settings->lock($submission->stage));
        if (!hash_equals($composed->decision->sources, $sources)) {
            throw new DomainError('letters_outdated');
        }
        if ($input->kind === DecisionKind::WaitingList) {
            $this->list->insert($submission->stage, $composed->decision->category, $composed->decision->place);
        }
        $this->decisions->prepare($composed->decision, $composed->letters);
        $decision = $this->decisions->prepared([$submission->id])[$submission->id];
        $now = $this->decisions->now();
        $this->decisions->publish([$decision], $viewer->id, $now, null);
        ($this->apply)($submission, $decision->kind);
        $this->timeline->add($submission->application->id, TimelineEvent::Decided, $viewer->id, ['decision' => $decision->kind->value, ...$submission->stage->entryData()], $now);
        $this->notices->published($submission->application->id, $decision, $call);
    }
}
