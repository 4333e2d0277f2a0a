<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Preparing;

use Passerelle\Applications\Decisions\Decision;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\DecisionLetters\AskedFacts;
use Passerelle\Applications\Decisions\DecisionLetters\LetterValues;
use Passerelle\Applications\Decisions\DecisionLetters\RenderLetter;
use Passerelle\Applications\Decisions\DecisionStore;
use Passerelle\Applications\Decisions\Offers\OfferPeriod;
use Passerelle\Applications\Decisions\Settings\DecisionSettings;
use Passerelle\Applications\Decisions\Settings\SettingsStore;
use Passerelle\Applications\Forms\Judging\Decimal;
use Passerelle\Applications\InternalCall;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Calls\Management\Instants;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;

/** Prepares one decision with its letters, while the submission is locked. */
final readonly class PrepareDecision
{
    public function __construct(
        private InternalCalls $calls,
        private SubmissionStore $submissions,
        private DecisionStore $decisions,
        private SettingsStore $settings,
        private AskedFacts $facts,
        private WaitingList $list,
        private OfferPeriod $period,
    ) {
    }

    /**
     * @param int $preparedBy user id; 0: the platform
     * @param callable(InternalCall, DecisionSettings, Submission): LetterValues $valuesOf what its letters say
     * @throws DomainError not_found · invalid_transition · invalid_fields · letter_value_missing
     */
    public function __invoke(Submission $submission, DecisionInput $input, int $preparedBy, callable $valuesOf): void
    {
        $stage = $submission->stage;
        $call = $this->calls->of($submission->application) ?? throw DomainError::notFound();
        if ($submission->application->withdrawnAt !== null || !$input->kind->follows($submission->state)) {
            throw new DomainError('invalid_transition');
        }
        [$amount, $currency] = $input->kind === DecisionKind::Selected ? $this->amount($stage, $input) : ['', ''];
        $zone = Instants::zoneOf($call->record);
        $settings = $this->settings->lock($stage);
        $until = $input->kind === DecisionKind::Selected
            ? $this->period->of($settings, $zone) ?? throw DomainError::invalid([new FieldError('confirmUntil', 'required')])
            : null;
        $this->decisions->forget([$submission->id]);
        $this->list->number($stage);
        $place = $input->kind === DecisionKind::WaitingList ? $this->list->insert($stage, $input->place) : 0;
        $decision = new Decision(
            0,
            $submission->id,
            $input->kind,
            $place,
            $amount,
            $currency,
            $until,
            $submission->handling + 1,
            '',
            $preparedBy,
            $this->decisions->now(),
        );
        $values = $valuesOf($call, $settings, $submission);
        $missing = RenderLetter::missing($settings, $decision, $values, $zone);
        if ($missing !== []) {
            throw new DomainError('letter_value_missing', current: ['fields' => $missing]);
        }
        $this->decisions->prepare($decision->withSources(RenderLetter::hash($settings, $decision, $values, $zone)), RenderLetter::all($settings, $decision, $values, $zone));
        $this->submissions->decide($submission, $submission->state);
    }

    /**
     * Takes the prepared decision back.
     *
     * @throws DomainError invalid_transition: there is none
     */
    public function forget(Submission $submission): void
    {
        if (!isset($this->decisions->prepared([$submission->id])[$submission->id])) {
            throw new DomainError('invalid_transition');
        }
        $this->settings->lock($submission->stage);
        $this->decisions->forget([$submission->id]);
        $this->list->number($submission->stage);
        $this->submissions->decide($submission, $submission->state);
    }

    /**
     * @return array{string, string} amount and currency
     * @throws DomainError invalid_fields
     */
    private function amount(Stage $stage, DecisionInput $input): array
    {
        $asked = $this->facts->amount($stage);
        if ($asked === null) {
            return $input->amount === '' ? ['', ''] : throw DomainError::invalid([new FieldError('amount', 'unexpected_fields')]);
        }
        if ($input->amount === '') {
            throw DomainError::invalid([new FieldError('amount', 'required')]);
        }
        if ($input->currency !== $asked['currency']) {
            throw DomainError::invalid([new FieldError('currency', 'invalid_choice')]);
        }
        $scaled = Decimal::scaled($input->amount, $asked['decimals']);
        if ($scaled === null || $scaled <= 0) {
            throw DomainError::invalid([new FieldError('amount', 'invalid_amount')]);
        }

        return [$input->amount, $asked['currency']];
    }
}
