<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use Passerelle\Applications\ApplicationRequests;
use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\Judging\FittingAnswers;
use Passerelle\Applications\Forms\Judging\Visibility;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;

/** Whom an applicant may ask for a letter, when, and how often. */
final readonly class LetterRules
{
    private const QUESTION = 'questionId';
    private const EMAIL = 'email';

    public function __construct(
        private SubmissionStore $submissions,
        private LetterStore $letters,
        private ReadLetterFacts $facts,
        private Clock $clock,
        private ApplicationRequests $requests,
    ) {
    }

    /** @throws DomainError not_found · call_closed · call_not_open */
    public function accepting(Submission $submission, string $questionId): LetterFacts
    {
        $facts = $this->facts->ofQuestion($submission, $questionId) ?? throw DomainError::notFound();

        return $facts->accepts($this->clock->now()) ? $facts : throw $facts->call->refusal();
    }

    /** @throws DomainError invalid_fields */
    public function require(Submission $submission, LetterFacts $facts, Referee $referee): void
    {
        $rules = $facts->rules();
        $form = $this->facts->form($submission);
        $visible = $form === null ? [] : Visibility::ofForm($form, FittingAnswers::of($form, $submission->answers->with($this->submissions->statistics($submission))));
        $ids = array_map(static fn (Question $question): string => $question->id, $visible);
        if ($rules === null || $facts->question === null || !in_array($facts->question->id, $ids, true)) {
            throw DomainError::invalid([new FieldError(self::QUESTION, 'invalid_choice')]);
        }
        $asked = $this->letters->counts($submission->id)[$facts->question->id]->asked ?? 0;
        if (!$rules->takesOneMore($asked)) {
            throw DomainError::invalid([new FieldError(self::QUESTION, 'too_many_letters')]);
        }
        $hash = LetterStore::hash($submission->id, $referee->email);
        foreach ($this->letters->ofSubmission($submission->id) as $letter) {
            // Who was withdrawn may be asked again; who declined, or erased a letter, is left alone.
            if ($letter->emailHash === $hash && $letter->state !== LetterState::Withdrawn) {
                throw DomainError::invalid([new FieldError(self::EMAIL, 'already_invited')]);
            }
        }
        if (strtolower(get_userdata($submission->application->userId)->user_email ?? '') === $referee->email) {
            throw DomainError::invalid([new FieldError(self::EMAIL, 'referee_is_applicant')]);
        }
    }

    /** @throws DomainError letter_requests_used_up */
    public function requireMail(Submission $submission): void
    {
        if (!$this->requests->areLeft($submission)) {
            throw new DomainError('letter_requests_used_up');
        }
    }
}
