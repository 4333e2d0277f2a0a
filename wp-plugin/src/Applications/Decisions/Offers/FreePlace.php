<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Offers;

use Passerelle\Applications\Decisions\Decision;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\DecisionLetters\LetterValues;
use Passerelle\Applications\Decisions\DecisionLetters\SubmissionSources;
use Passerelle\Applications\Decisions\Preparing\DecisionInput;
use Passerelle\Applications\Decisions\Preparing\PrepareDecision;
use Passerelle\Applications\Decisions\Preparing\WaitingList;
use Passerelle\Applications\Decisions\Settings\DecisionSettings;
use Passerelle\Applications\Decisions\Settings\SettingsStore;
use Passerelle\Applications\InternalCall;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;

/**
 * When an offer ends without being confirmed, prepares one for the next of the waiting list of its category, with its letter. Those who run the
 * call publish it: they have seen places and amounts then.
 */
final readonly class FreePlace
{
    public function __construct(
        private WaitingList $list,
        private SubmissionStore $submissions,
        private SettingsStore $settings,
        private PrepareDecision $prepare,
        private SubmissionSources $sources,
        private NextAmount $amounts,
        private Transaction $transaction,
    ) {
    }

    /** Within the transaction that ends the offer. What cannot be prepared, since a letter lacks something, is left to those who run the call. */
    public function of(Decision $ended, Stage $stage): void
    {
        $this->settings->lock($stage);
        $next = $this->list->next($stage, $ended->category);
        $application = $next === null ? null : $this->submissions->ofSubmission($next)?->application;
        $submission = $application === null ? null : $this->submissions->lock($application->id);
        if ($submission === null) {
            return;
        }
        [$amount, $currency] = $this->amounts->of($stage, $submission->id, $ended);
        $input = new DecisionInput(DecisionKind::Selected, $currency, null, $amount, $ended->category);
        try {
            $this->transaction->run(fn () => ($this->prepare)($submission, $input, 0, $this->valuesOf(...)));
        } catch (DomainError $error) {
            if (!in_array($error->errorCode, ['invalid_fields', 'invalid_transition', 'letter_value_missing'], true)) {
                throw $error;
            }
        }
    }

    /** @throws DomainError invalid_transition */
    private function valuesOf(InternalCall $call, DecisionSettings $settings, Submission $submission): LetterValues
    {
        return $this->sources->of($call->record, $settings, [$submission->application->id])[$submission->id] ?? throw new DomainError('invalid_transition');
    }
}
