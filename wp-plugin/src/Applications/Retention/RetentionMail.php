<?php

declare(strict_types=1);

namespace Passerelle\Applications\Retention;

use Passerelle\Applications\ApplicationScreen;
use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Calls\Notices\CallTimes;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\SiteAddress;

/** Says when an application will be removed, and where to take a copy. */
final readonly class RetentionMail implements Mail
{
    public const KEY = 'applications.sent_removal';
    /** Key in the data: id of the application. */
    public const APPLICATION = 'application';
    /** Key in the data: the instant that it announces. */
    public const REMOVAL = 'removal';

    private const DRAFT = 'applications.draft_removal';

    public function __construct(private SubmissionStore $store, private InternalCalls $calls, private ApplicationScreen $screen)
    {
    }

    public function key(): string
    {
        return self::KEY;
    }

    /** @return MailContent|null null when the application or its call is gone, or the removal was cancelled or moved */
    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $submission = $this->store->find(is_int($data[self::APPLICATION] ?? null) ? $data[self::APPLICATION] : 0);
        $removalAt = $submission?->application->standing->removalAt;
        if ($submission === null || $removalAt === null || $submission->application->isRemoved() || $removalAt->format(StoredInstant::FORMAT) !== ($data[self::REMOVAL] ?? null)) {
            return null;
        }
        $application = $submission->application;
        $language = $recipient->language;
        $call = $this->calls->ofGroups([$application->callGroup], $language->value)[$application->callGroup] ?? null;

        return $call === null ? null : MailTexts::content($submission->wasSentAnywhere() ? self::KEY : self::DRAFT, $language, [
            'title' => $call->record->title,
            'day' => CallTimes::day($removalAt, $call->record->values->text('zone'), $language),
        ], SiteAddress::of($this->screen->path($application->id, $language)));
    }
}
