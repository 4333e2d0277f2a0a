<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

use LogicException;
use Passerelle\Applications\Completions\CompleteSubmission;
use Passerelle\Applications\Forms\Judging\Answers;
use Passerelle\Applications\Sending\SendSubmission;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Rights\Viewer;

/** The actions that judge answers: saving, sending, and completing what was sent. */
final readonly class AnswerActions
{
    public function __construct(private SaveAnswers $save, private SendSubmission $send, private CompleteSubmission $complete)
    {
    }

    /**
     * Within the transaction that has locked the submission.
     *
     * @throws DomainError invalid_fields · stale_version
     */
    public function perform(Viewer $viewer, Submission $submission, ApplicationRequest $request): void
    {
        match ($request->action) {
            ApplicationAction::Save => ($this->save)($viewer, $submission, self::answers($request), $request->version),
            ApplicationAction::Send => ($this->send)($viewer, $submission, $request->version),
            ApplicationAction::Complete => ($this->complete)($viewer, $submission, self::answers($request), $request->version),
            default => throw new LogicException("{$request->action->value} judges no answers."),
        };
    }

    /** @throws DomainError invalid_fields */
    private static function answers(ApplicationRequest $request): Answers
    {
        return $request->answers === null
            ? throw DomainError::invalid([new FieldError(Answers::PATH, 'required')])
            : Answers::fromJson($request->answers);
    }
}
