<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Publication;

use Passerelle\Applications\ApplicationScreen;
use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\Decisions\DecisionStore;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Mail\Button;
use Passerelle\Mail\LimitedElsewhere;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\SiteAddress;

/** The letter of a published decision: subject and text as they were rendered and previewed, in the language of its reader. As many as there are decisions. */
final readonly class LetterMail implements LimitedElsewhere
{
    public function __construct(
        private DecisionStore $decisions,
        private SubmissionStore $submissions,
        private ApplicantRights $rights,
        private ApplicationScreen $screen,
    ) {
    }

    public function key(): string
    {
        return NoticeKind::DECISION_LETTER_MAIL;
    }

    /** @return MailContent|null null: the application is gone, or the person no longer sends it */
    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $id = is_int($data[DecisionNotices::DECISION] ?? null) ? $data[DecisionNotices::DECISION] : 0;
        $decision = $this->decisions->find($id);
        $application = $decision?->isPublished() === true ? $this->submissions->ofSubmission($decision->submissionId)?->application : null;
        $letter = $this->decisions->lettersOf([$id])[$id][$recipient->language->value] ?? null;
        if ($application === null || $letter === null || !in_array($recipient->userId, $this->rights->senders($application), true)) {
            return null;
        }

        return new MailContent($letter->subject, $letter->paragraphs(), new Button(
            MailTexts::common('viewApplication', $recipient->language),
            SiteAddress::of($this->screen->path($application->id, $recipient->language)),
        ));
    }
}
