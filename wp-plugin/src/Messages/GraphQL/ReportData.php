<?php

declare(strict_types=1);

namespace Passerelle\Messages\GraphQL;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Content\Record;
use Passerelle\GraphQL\Times;
use Passerelle\Languages\Lang;
use Passerelle\Messages\Reports\ListedReport;
use Passerelle\Reference\GraphQL\Names;

/** Reports as the API has them. */
final readonly class ReportData
{
    public function __construct(private Names $names)
    {
    }

    /**
     * @param list<ListedReport> $reports
     * @return list<array<string, mixed>>
     */
    public function of(array $reports, Lang $language): array
    {
        // The names of all of them with one query.
        $people = [];
        foreach ($reports as $listed) {
            array_push($people, $listed->report->content->reporterId, $listed->report->content->reportedId, $listed->report->handling->handlerId ?? 0);
        }
        cache_users(array_values(array_unique(array_filter($people, static fn (int $id): bool => $id > 0))));

        return array_map(fn (ListedReport $listed): array => $this->row($listed, $language), $reports);
    }

    /** @return array<string, mixed> */
    private function row(ListedReport $listed, Lang $language): array
    {
        $report = $listed->report;
        $handling = $report->handling;

        return [
            'at' => Times::text($report->reportedAt),
            'earlier' => $listed->earlier,
            'handledAt' => $handling === null ? null : Times::text($handling->at),
            'handler' => self::name($handling->handlerId ?? 0),
            'id' => $report->id,
            'isOverdue' => $listed->isOverdue,
            'note' => $handling?->note,
            'outcome' => $handling?->outcome->value,
            'outcomes' => array_column($listed->outcomes, 'value'),
            'reason' => $report->content->reason,
            'reported' => $this->reported($listed, $language),
            'reporter' => ['memberId' => $listed->reporter?->id, 'name' => self::name($report->content->reporterId)],
            'state' => $report->state()->value,
            'text' => $report->content->text,
            'version' => $report->version,
        ];
    }

    /** @return array<string, mixed> */
    private function reported(ListedReport $listed, Lang $language): array
    {
        $profile = $listed->profile[$language->value] ?? array_values($listed->profile)[0] ?? null;
        $userId = $listed->report->content->reportedId;

        return [
            'countries' => $this->names->countries($profile?->subject()->countries ?? [], $language),
            'isClosed' => (new AccountState())->isDisabled($userId),
            'isPublic' => array_filter($listed->profile, static fn (Record $record): bool => $record->status->isPublic()) !== [],
            'memberId' => $profile?->id,
            'name' => self::name($userId),
        ];
    }

    private static function name(int $userId): ?string
    {
        $user = $userId === 0 ? false : get_userdata($userId);

        return $user === false ? null : $user->display_name;
    }
}
