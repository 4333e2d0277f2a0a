<?php

declare(strict_types=1);

namespace Passerelle\Applications\Sending;

use DateTimeZone;
use Passerelle\Applications\Forms\Judging\Answers;
use Passerelle\Applications\Forms\Storage\FormVersion;
use Passerelle\Applications\Submissions\AnsweredForms;
use Passerelle\Applications\Submissions\Application;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\DomainError;
use Passerelle\Mail\Mails;
use Passerelle\Rights\Viewer;

/**
 * Sends a submission: judges it by all rules, and stores what was sent as a snapshot that no later change of answers, form,
 * profile or structure reaches. Only what the applicant sees is judged and sent; statistical answers stay apart.
 */
final readonly class SendSubmission
{
    private const FORMAT = 1;

    public function __construct(
        private SubmissionStore $store,
        private SnapshotStore $snapshots,
        private AnsweredForms $forms,
        private SentAnswers $sent,
        private SenderFacts $facts,
        private SendingInstant $instant,
        private Mails $mails,
    ) {
    }

    /**
     * Within the transaction that has locked the submission.
     *
     * @throws DomainError invalid_fields · stale_version
     */
    public function __invoke(Viewer $viewer, Submission $submission, int $version): void
    {
        if ($submission->version !== $version) {
            throw DomainError::staleVersion();
        }
        // The instant that was checked against the closing: waiting for the lock below does not make it later.
        $now = $this->instant->now();
        $published = $this->forms->lock($submission) ?? throw DomainError::staleVersion();
        $profile = $this->facts->profile($submission);
        $files = $this->store->files($submission);
        [$answers, $values, $sentFiles] = $this->sent->of($published, $submission, $this->store->statistics($submission), $profile, $files);
        $number = $submission->application->number ?? self::number($submission->application, (int) $now->format('Y'));
        $shown = $this->facts->shown($viewer, $submission, $published, $profile);
        $document = self::document($submission, $published, $shown, $answers, $values, $sentFiles, $number, Times::text($now));
        $snapshot = $this->snapshots->add($submission->id, $submission->sentNumber + 1, $document, $now);
        $this->store->send($submission, $number, $snapshot->number, $published->number, $now);
        $this->mails->toUser(ReceiptMail::KEY, $viewer->id, [
            ReceiptMail::APPLICATION => $submission->application->id,
            ReceiptMail::STAGE => $submission->stage->number,
            ReceiptMail::NUMBER => $snapshot->number,
        ]);
    }

    private static function number(Application $application, int $year): string
    {
        return $application->isTrial() ? ReceiptNumber::trial($application->callGroup, $year) : ReceiptNumber::random($application->callGroup, $year);
    }

    /**
     * @param array<string, mixed> $shown call, applicant, criteria and letters
     * @param array<string, string> $values of the profile, by source
     * @param list<array<string, int|string>> $files that the answers name
     */
    private static function document(
        Submission $submission,
        FormVersion $published,
        array $shown,
        Answers $answers,
        array $values,
        array $files,
        string $number,
        string $sentAt,
    ): string {
        return Snapshot::document([
            'format' => self::FORMAT,
            ...$submission->application->isTrial() ? ['trial' => true] : [],
            'number' => $number,
            'version' => $submission->sentNumber + 1,
            'sentAt' => $sentAt,
            'stage' => $submission->stage->number,
            'form' => $published->number,
            'language' => $submission->application->language,
            ...$shown,
            'profile' => (object) $values,
            'answers' => json_decode($answers->json(), flags: JSON_THROW_ON_ERROR),
            'files' => $files,
        ]);
    }
}
