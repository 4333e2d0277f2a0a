<?php

declare(strict_types=1);

namespace Passerelle\Applications\Completions;

use Passerelle\Applications\Forms\Judging\Answers;
use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Applications\Sending\ReceiptMail;
use Passerelle\Applications\Sending\SendingInstant;
use Passerelle\Applications\Sending\Snapshot;
use Passerelle\Applications\Sending\SnapshotStore;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\DomainError;
use Passerelle\Mail\Mails;
use Passerelle\Rights\Viewer;
use stdClass;

/**
 * Answers a request for a completion: what was sent, with the answers that were asked and nothing else, is sent as the next version.
 * The earlier one stays as it is; so does what is being written, but for the same answers.
 */
final readonly class CompleteSubmission
{
    public function __construct(
        private SubmissionStore $store,
        private SnapshotStore $snapshots,
        private FormStore $forms,
        private CompletedAnswers $answers,
        private CompletionNotices $notices,
        private SendingInstant $instant,
        private Mails $mails,
    ) {
    }

    /**
     * Within the transaction that has locked the submission, of which something is asked.
     *
     * @param Answers $new to some of the questions that are asked
     * @throws DomainError invalid_fields · stale_version
     */
    public function __invoke(Viewer $viewer, Submission $submission, Answers $new, int $version): void
    {
        $completion = $submission->completion;
        $sent = $this->snapshots->counted($submission);
        if ($submission->version !== $version || $completion === null || $sent === null) {
            throw DomainError::staleVersion();
        }
        $members = $sent->members();
        $form = is_int($members['form'] ?? null) ? $this->forms->version($submission->stage, $members['form']) : null;
        $before = Answers::ofValues($members['answers'] instanceof stdClass ? $members['answers'] : new stdClass());
        [$answers, $files] = $this->answers->of($viewer, $form ?? throw DomainError::staleVersion(), $submission, $before, $completion->questions, $new);
        $now = $this->instant->now();
        $number = $submission->sentNumber + 1;
        $this->snapshots->add($submission->id, $number, Snapshot::document([
            ...$members,
            'version' => $number,
            'sentAt' => Times::text($now),
            'applicant' => [...(array) ($members['applicant'] ?? []), 'sentBy' => get_userdata($viewer->id)->display_name ?? ''],
            'answers' => json_decode($answers->json(), flags: JSON_THROW_ON_ERROR),
            'files' => $files,
            'completes' => ['version' => $sent->number, 'reason' => $completion->reason->value, 'questions' => $completion->questions],
        ]), $now);
        $written = array_values(array_filter($new->ids(), static fn (string $id): bool => $submission->answers->equals($before, $id)));
        $this->store->complete(
            $submission,
            $number,
            $submission->answers->with($new->of($written)),
            [...$submission->changed, ...array_fill_keys($written, $submission->version + 1)],
        );
        $this->notices->answered($submission, $completion);
        $this->mails->toUser(ReceiptMail::KEY, $viewer->id, [ReceiptMail::APPLICATION => $submission->application->id, ReceiptMail::NUMBER => $number]);
    }
}
