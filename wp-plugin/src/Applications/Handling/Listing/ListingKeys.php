<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Listing;

use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Reading\FormReader;
use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Applications\Handling\Duplicates\SentMarks;
use Passerelle\Applications\Sending\Snapshot;
use Passerelle\Applications\Stage;

/** Writes by what the list is sorted and duplicates are found, of the version that counts. */
final readonly class ListingKeys
{
    public function __construct(private AnswerKeys $answers, private SentMarks $marks, private FormStore $forms, private FormReader $reader)
    {
    }

    public function write(int $submissionId, int $applicationId, SentDocument $sent, Form $form): void
    {
        $this->answers->write($submissionId, $sent, $form);
        $this->marks->write($submissionId, $applicationId, $sent, $form);
    }

    /** What was sent before there were keys. */
    public function fill(Snapshot $snapshot, int $applicationId): void
    {
        $sent = SentDocument::of($snapshot);
        $version = $sent->isTrial ? null : $this->forms->version(Stage::of($sent->callGroup, $sent->stage), $sent->form);
        if ($version !== null) {
            $this->write($snapshot->submissionId, $applicationId, $sent, $this->reader->read($version->document));
        }
    }
}
