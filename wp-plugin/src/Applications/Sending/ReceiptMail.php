<?php

declare(strict_types=1);

namespace Passerelle\Applications\Sending;

use Passerelle\Applications\ApplicationScreen;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Submissions\Application;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Calls\Notices\CallTimes;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\SiteAddress;

/** Receipt of what was sent, to who sent it, with the address of the page that compares files with it. That of a trial says that it proves nothing. */
final readonly class ReceiptMail implements Mail
{
    public const KEY = 'applications.receipt';
    /** Key in the data: id of the application. */
    public const APPLICATION = 'application';
    /** Key in the data: number of the stage; missing in mails that were written before there were several. */
    public const STAGE = 'stage';
    /** Key in the data: number of what was sent. */
    public const NUMBER = 'number';

    private const TRIAL = 'applications.trial_receipt';
    private const COMPLETION = 'applications.completion_receipt';
    private const LATE = 'applications.late_receipt';
    /** Key in paths.json. */
    private const CHECK_PAGE = 'receipt';
    /** Key in paths.json. */
    private const SCREEN = 'ownApplications';

    public function __construct(
        private SubmissionStore $store,
        private SnapshotStore $snapshots,
        private InternalCalls $calls,
        private ApplicationScreen $screen,
        private Config $config,
    ) {
    }

    public function key(): string
    {
        return self::KEY;
    }

    /** @return MailContent|null null when the application or its call is gone */
    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $stage = is_int($data[self::STAGE] ?? null) ? $data[self::STAGE] : Stage::FIRST;
        $submission = $this->store->atStage(is_int($data[self::APPLICATION] ?? null) ? $data[self::APPLICATION] : 0, $stage);
        if ($submission === null) {
            return null;
        }
        $application = $submission->application;
        $language = $recipient->language;
        $call = $this->calls->ofGroups([$application->callGroup], $language->value)[$application->callGroup] ?? null;
        $sent = array_filter($this->snapshots->ofSubmission($submission->id), static fn (Snapshot $each): bool => $each->number === ($data[self::NUMBER] ?? null));
        $snapshot = array_values($sent)[0] ?? null;

        $screen = $application->isTrial() ? SiteAddress::of($this->screen->path($application->id, $language)) : $this->page(self::SCREEN, $language);

        return $call === null || $snapshot === null ? null : MailTexts::content(self::text($application, $snapshot), $language, [
            'title' => $call->record->title,
            'number' => (string) $application->number,
            'sentAt' => CallTimes::text($snapshot->sentAt, $call->record->values->text('zone'), $language, $recipient->userId),
            'hash' => $snapshot->sha256,
            'check' => $this->page(self::CHECK_PAGE, $language),
        ], $screen);
    }

    /** What was completed or sent after the closing can’t be taken back: its mail doesn’t offer that. */
    private static function text(Application $application, Snapshot $snapshot): string
    {
        return match (true) {
            $application->isTrial() => self::TRIAL,
            $snapshot->isCompletion() => self::COMPLETION,
            $application->late?->isUsed === true => self::LATE,
            default => self::KEY,
        };
    }

    private function page(string $name, Lang $language): string
    {
        return SiteAddress::of($this->config->pagePath($name, $language->value));
    }
}
