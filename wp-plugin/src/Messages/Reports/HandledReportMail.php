<?php

declare(strict_types=1);

namespace Passerelle\Messages\Reports;

use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\Notice;
use Passerelle\Notices\NoticeContent;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticeSource;

/** Mail to who reported a member, once the team has handled it: without what was decided. */
final readonly class HandledReportMail implements NoticeSource, Mail
{
    /** Key in the data: id of the report. */
    public const REPORT = 'report';
    private const TEXT = 'messages.report_handled';

    public function __construct(private ReportStore $store, private FieldTexts $texts)
    {
    }

    public function key(): string
    {
        return NoticeKind::REPORT_MAIL;
    }

    /** @return MailContent|null null when the report is gone */
    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $id = is_int($data[self::REPORT] ?? null) ? $data[self::REPORT] : 0;
        $report = $this->store->findMany([$id])[$id] ?? null;

        return $report === null ? null : $this->text($report, $recipient->language);
    }

    public function kinds(): array
    {
        return [NoticeKind::ReportHandled];
    }

    public function contents(array $notices, array $records, Lang $language): array
    {
        $reports = $this->store->findMany(array_map(static fn (Notice $notice): int => $notice->number(self::REPORT), $notices));
        cache_users(array_values(array_map(static fn (Report $report): int => $report->content->reportedId, $reports)));
        $contents = [];
        foreach ($notices as $notice) {
            $report = $reports[$notice->number(self::REPORT)] ?? null;
            $text = $report?->content->reporterId === $notice->userId ? $this->text($report, $language) : null;
            if ($text !== null) {
                $contents[$notice->id] = NoticeContent::of($text);
            }
        }

        return $contents;
    }

    private function text(Report $report, Lang $language): ?MailContent
    {
        $reported = get_userdata($report->content->reportedId);

        return $reported === false ? null : MailTexts::content(self::TEXT, $language, [
            'name' => $reported->display_name,
            'reason' => $this->texts->choice('reportReason', $report->content->reason, $language),
        ]);
    }
}
