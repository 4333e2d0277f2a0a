<?php

declare(strict_types=1);

namespace Passerelle\Applications\Submissions;

use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Applications\Forms\Storage\FormVersion;
use Passerelle\Applications\Trials\TrialForms;

/** The form that a submission answers: the published version, or that of a trial, which stays as it was when it was begun. */
final readonly class AnsweredForms
{
    public function __construct(private FormStore $forms, private TrialForms $trials)
    {
    }

    public function current(Submission $submission): ?FormVersion
    {
        return $submission->application->isTrial() ? $this->trials->of($submission->application) : $this->forms->published($submission->stage);
    }

    public function version(Submission $submission, int $number): ?FormVersion
    {
        return $submission->application->isTrial() ? $this->trials->of($submission->application) : $this->forms->version($submission->stage, $number);
    }

    /** @return iterable<FormVersion> published before a version, the newest first, one at a time */
    public function before(Submission $submission, FormVersion $version): iterable
    {
        return $this->forms->all($submission->stage, $version->number - 1);
    }

    /** The current form until the end of the transaction: a change that is published at this moment waits, or is finished. */
    public function lock(Submission $submission): ?FormVersion
    {
        $form = $this->forms->lock($submission->stage);

        return $this->version($submission, $form->published);
    }
}
